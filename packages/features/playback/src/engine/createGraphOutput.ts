import { createExactJoins } from './createExactJoins.ts';
import type { ExactJoins } from './ExactJoins.ts';
import { fadeLevel, type SoundOutput } from './SoundOutput.ts';

/** The output of a graph, with what other parts of the player read from it. */
export interface GraphOutput extends SoundOutput {
  readonly context: AudioContext;
  /** The spectrum of what plays, before the volume. */
  readonly analyser: AnalyserNode;
}

/** Where the worklets are served: the content security policy allows no other places. */
const worklets = ['/worklets/limiter.js', '/worklets/tap.js'];
/** Values of a fade curve for each second. */
const curveRate = 100;
/** A context that does not run within this time, in ms, would silence its elements. */
const startLimit = 1000;
/** The longest delay of a deck in s. */
const longestDelay = 1;

/** Starts a context. Rejects when the browser does not let it run: it needs a gesture of the listener. */
export async function startAudioContext(): Promise<AudioContext> {
  const context = new AudioContext({ latencyHint: 'playback' });
  try {
    await run(context);
    return context;
  } catch (error) {
    void context.close();
    throw error;
  }
}

/** Lets a context run. Rejects when it does not within the limit. */
async function run(context: AudioContext) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The audio context does not run.')), startLimit);
  });
  try {
    await Promise.race([context.resume(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Plays both elements through Web Audio: gains above 1, fades and joins on the audio clock, and a limiter that keeps peaks
 * below −1 dB. An element is routed for good, so its sources must be of this origin.
 */
export function createGraphOutput(
  elements: readonly [HTMLMediaElement, HTMLMediaElement],
  context: AudioContext,
): GraphOutput {
  const input = context.createGain();
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  const volume = context.createGain();
  let level = 1;
  let isMuted = false;
  const toDeck = (element: HTMLMediaElement) => {
    const source = context.createMediaElementSource(element);
    const delay = new DelayNode(context, { maxDelayTime: longestDelay, delayTime: 0 });
    const gain = context.createGain();
    const fade = context.createGain();
    const heard = context.createGain();
    source.connect(delay).connect(gain).connect(fade).connect(heard).connect(input);
    return { source, delay, gain, fade, heard };
  };
  const decks = [toDeck(elements[0]), toDeck(elements[1])] as const;
  input.connect(analyser).connect(volume).connect(context.destination);
  let isDisposed = false;
  let joins: (ExactJoins & { dispose(): void }) | null = null;
  Promise.all(worklets.map((url) => context.audioWorklet?.addModule(url))).then(
    () => {
      if (isDisposed || !context.audioWorklet) return;
      const limiter = new AudioWorkletNode(context, 'limiter');
      input.disconnect(analyser);
      input.connect(limiter).connect(analyser);
      const withTap = ({ source, delay, heard }: (typeof decks)[number]) => {
        const tap = new AudioWorkletNode(context, 'tap');
        // Its output is silent; nodes without a destination may not run.
        source.connect(tap).connect(input);
        return { tap, delay, heard };
      };
      joins = createExactJoins({ context, input, decks: [withTap(decks[0]), withTap(decks[1])] });
    },
    () => {
      // Gains alone do not clip (PLAYER-17); only a cross-fade of two loud sounds may.
    },
  );
  // A context that the browser suspends, as after the computer slept, freezes its elements without a word.
  context.addEventListener('statechange', () => {
    const isNeeded = !isDisposed && elements.some(({ paused }) => !paused);
    if (context.state === 'running' || !isNeeded) return;
    run(context).catch(() => {
      // The listener sees that nothing plays, and can go on.
      for (const element of elements) element.pause();
    });
  });
  const setLevel = () => {
    // The volume is that of the graph: buffers do not pass the elements.
    for (const element of elements) {
      element.volume = 1;
      element.muted = false;
    }
    volume.gain.setTargetAtTime(isMuted ? 0 : Math.min(1, Math.max(0, level)), context.currentTime, 0.005);
  };
  return {
    context,
    analyser,
    get joins() {
      return joins;
    },
    setVolume(next) {
      level = next;
      setLevel();
    },
    setMuted(next) {
      isMuted = next;
      setLevel();
    },
    setGain(deck, gain) {
      decks[deck].gain.gain.value = gain;
    },
    fade(deck, direction, milliseconds) {
      const { gain } = decks[deck].fade;
      const count = Math.max(2, Math.ceil((milliseconds / 1000) * curveRate));
      const curve = Float32Array.from({ length: count }, (_, index) =>
        fadeLevel(direction, index / (count - 1)),
      );
      gain.cancelScheduledValues(0);
      gain.setValueCurveAtTime(curve, context.currentTime, Math.max(0.01, milliseconds / 1000));
    },
    endFade(deck) {
      const { gain } = decks[deck].fade;
      gain.cancelScheduledValues(0);
      gain.setValueAtTime(1, context.currentTime);
    },
    delayOf: (deck) => decks[deck].delay.delayTime.value * 1000,
    endDelay(deck) {
      decks[deck].delay.delayTime.value = 0;
    },
    resume() {
      if (context.state !== 'running') context.resume().catch(() => {});
    },
    dispose() {
      isDisposed = true;
      joins?.dispose();
      void context.close();
    },
  };
}
