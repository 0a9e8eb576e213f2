import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

interface Listener {
  elements: HTMLMediaElement[];
  hear(): Promise<number>;
}

declare global {
  interface Window {
    listener: Listener;
  }
}

/** A recording is generated on its first request, which is slow on a busy machine. */
const longTimeout = { timeout: 45_000 };

/** The button of a page that plays the record of this name. */
export const playButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Play ${name}`, exact: true })
    .first();

/** Must be called before the page is opened: records every media element that the page plays. */
export async function listenTo(page: Page) {
  await page.addInitScript(() => {
    let context: AudioContext | undefined;
    const analysers = new Map<string, AnalyserNode>();
    const elements: HTMLMediaElement[] = [];
    window.listener = {
      elements,
      /** Maximum root mean square of the signal within a short time, 0 to 1. */
      async hear() {
        const element = elements.find((media) => !media.paused);
        if (!element) return 0;
        const stream = (element as HTMLMediaElement & { captureStream(): MediaStream }).captureStream();
        const [track] = stream.getAudioTracks();
        if (!track) return 0;
        let analyser = analysers.get(track.id);
        if (!analyser) {
          context ??= new AudioContext();
          analyser = context.createAnalyser();
          context.createMediaStreamSource(stream).connect(analyser);
          analysers.set(track.id, analyser);
        }
        const samples = new Float32Array(analyser.fftSize);
        let loudness = 0;
        for (let look = 0; look < 10; look += 1) {
          await new Promise((resolve) => setTimeout(resolve, 30));
          analyser.getFloatTimeDomainData(samples);
          const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
          loudness = Math.max(loudness, Math.sqrt(power));
        }
        return loudness;
      },
    };
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!elements.includes(this)) elements.push(this);
      return play.call(this);
    };
  });
}

/** The path of the built file of a module that is loaded on demand. Its name is a hash. */
function chunkOf(source: string): string {
  const manifest = new URL('../dist/client/.vite/manifest.json', import.meta.url);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const found = Object.entries(chunks).find(([key]) => key.endsWith(`/${source}`));
  if (!found) throw new Error(`The build has no file of ${source}.`);
  return `/${found[1].file}`;
}

/**
 * Resolves when a page has loaded a module that is loaded on demand: its file is requested first, and read from the
 * browser's cache by the import that follows.
 */
export function importOf(page: Page, source: string) {
  const path = chunkOf(source);
  let requests = 0;
  return page.waitForEvent('requestfinished', {
    predicate(request) {
      if (new URL(request.url()).pathname === path) requests += 1;
      return requests === 2;
    },
  });
}

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await isHydrated(page);
}

/** Reloads the page and waits for hydration. */
export async function reload(page: Page) {
  await page.reload();
  await isHydrated(page);
}

/** A node of React's tree, as far as this file reads it. */
interface Fiber {
  return: Fiber | null;
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } };
}

/** Waits until the frame of the page and every button of its main part are hydrated and their listeners are attached. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const main = Object.entries<Fiber>((document.querySelector('main') ?? {}) as Record<string, Fiber>);
    let fiber: Fiber | null | undefined = main.find(([key]) => key.startsWith('__reactFiber'))?.[1];
    // The element has its node when React begins to hydrate; the root tells when it is done.
    while (fiber?.return) fiber = fiber.return;
    // The parts within a boundary are hydrated later than the root.
    const buttons = [...document.querySelectorAll('main button')];
    return (
      fiber?.stateNode.current.memoizedState.isDehydrated === false &&
      buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactFiber')))
    );
  });

/** Playback position in seconds; -1 while nothing plays. */
export const timeOf = (page: Page) =>
  page.evaluate(() => window.listener.elements.find((media) => !media.paused)?.currentTime ?? -1);

/** Asserts that the position advances and that the signal is not silent. */
export async function expectMusic(page: Page) {
  await expect.poll(() => timeOf(page), { ...longTimeout, message: 'something plays' }).toBeGreaterThan(0);
  const time = await timeOf(page);
  await expect
    .poll(() => timeOf(page), { ...longTimeout, message: 'time advances' })
    .toBeGreaterThan(time + 0.5);
  await expect
    .poll(() => page.evaluate(() => window.listener.hear()), { ...longTimeout, message: 'it is not silence' })
    .toBeGreaterThan(0.005);
}

export const expectSilence = (page: Page) =>
  expect.poll(() => timeOf(page), { message: 'nothing plays' }).toBe(-1);

/** The position that a player shows, in seconds. */
export const shownPosition = async (player: Locator) =>
  Number(await player.getByRole('slider', { name: 'Position' }).inputValue());

/** Fails the test on any error that the page reports. Call before the page is opened. */
export function expectNoErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return () => expect(errors).toEqual([]);
}
