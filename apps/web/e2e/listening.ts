import { expect, type Page } from '@playwright/test';

/** What one can know of the sound of a page. */
interface Sound {
  /** Position of the element that plays, in seconds. */
  time: number;
  isPlaying: boolean;
  /** Root mean square of what its signal was at its loudest since the last look, 0 to 1. */
  loudness: number;
}

interface Listener {
  elements: HTMLMediaElement[];
  analysers: Map<HTMLMediaElement, AnalyserNode>;
}

declare global {
  interface Window {
    listener: Listener;
  }
}

/** Must be called before the page is opened: keeps hold of every media element that the page makes. */
export async function listenTo(page: Page) {
  await page.addInitScript(() => {
    const listener: Listener = { elements: [], analysers: new Map() };
    window.listener = listener;
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!listener.elements.includes(this)) listener.elements.push(this);
      return play.call(this);
    };
  });
}

/** Listens for a moment. */
const hear = (page: Page): Promise<Sound> =>
  page.evaluate(async () => {
    const { elements, analysers } = window.listener;
    const element = elements.find((media) => !media.paused) ?? elements.at(-1);
    if (!element) return { time: 0, isPlaying: false, loudness: 0 };
    if (!analysers.has(element) && !element.paused) {
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      const stream = (element as HTMLMediaElement & { captureStream(): MediaStream }).captureStream();
      if (stream.getAudioTracks().length > 0) {
        context.createMediaStreamSource(stream).connect(analyser);
        analysers.set(element, analyser);
      }
    }
    let loudness = 0;
    const analyser = analysers.get(element);
    const samples = new Float32Array(analyser?.fftSize ?? 0);
    for (let look = 0; analyser && look < 10; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      loudness = Math.max(loudness, Math.sqrt(power));
    }
    return { time: element.currentTime, isPlaying: !element.paused, loudness };
  });

/** Holds that time goes on and that the signal is not silence. */
export async function expectMusic(page: Page) {
  await expect.poll(async () => (await hear(page)).isPlaying, { message: 'something plays' }).toBe(true);
  const { time } = await hear(page);
  await expect
    .poll(async () => (await hear(page)).time, { message: 'time advances' })
    .toBeGreaterThan(time + 0.5);
  await expect
    .poll(async () => (await hear(page)).loudness, { message: 'it is not silence' })
    .toBeGreaterThan(0.005);
}

export async function expectSilence(page: Page) {
  await expect.poll(async () => (await hear(page)).isPlaying, { message: 'nothing plays' }).toBe(false);
}

/** Position of what plays, in seconds. */
export const positionOf = async (page: Page) => (await hear(page)).time;

/** Fails the test on any error that the page reports. Call before the page is opened. */
export function expectNoErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return () => expect(errors).toEqual([]);
}
