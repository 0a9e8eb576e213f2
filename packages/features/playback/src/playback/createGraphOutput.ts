import { type DeckIndex, fadeLevel, type SoundOutput } from './SoundOutput.ts';

/** The output of a graph, with what other parts of the player read from it. */
export interface GraphOutput extends SoundOutput {
  readonly context: AudioContext;
  /** The spectrum of what sounds. */
  readonly analyser: AnalyserNode;
  /** Where sounds join the graph, before the limiter. */
  readonly input: AudioNode;
}

/** Where the worklet of the limiter is served: the content security policy allows no other places. */
const limiterUrl = '/worklets/limiter.js';
/** Values of a fade curve for each second. */
const curveRate = 100;

/**
 * Plays both elements through Web Audio: gains above 1, fades on the audio clock, and a limiter that keeps peaks below
 * −1 dB. An element is routed for good, so its sources must be of this origin.
 */
export function createGraphOutput(elements: readonly [HTMLMediaElement, HTMLMediaElement]): GraphOutput {
  const context = new AudioContext({ latencyHint: 'playback' });
  const input = context.createGain();
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  const decks = elements.map((element) => {
    const gain = context.createGain();
    const fade = context.createGain();
    context.createMediaElementSource(element).connect(gain).connect(fade).connect(input);
    return { gain, fade };
  });
  const nodes = (deck: DeckIndex) => decks[deck]!;
  analyser.connect(context.destination);
  input.connect(analyser);
  let isDisposed = false;
  context.audioWorklet?.addModule(limiterUrl).then(
    () => {
      if (isDisposed) return;
      const limiter = new AudioWorkletNode(context, 'limiter');
      input.disconnect(analyser);
      input.connect(limiter).connect(analyser);
    },
    () => {
      // Gains alone do not clip (PLAYER-17); only a cross-fade of two loud sounds may.
    },
  );
  return {
    context,
    analyser,
    input,
    setVolume(volume) {
      for (const element of elements) element.volume = volume;
    },
    setGain(deck, gain) {
      nodes(deck).gain.gain.value = gain;
    },
    fade(deck, direction, milliseconds) {
      const { gain } = nodes(deck).fade;
      const count = Math.max(2, Math.ceil((milliseconds / 1000) * curveRate));
      const curve = Float32Array.from({ length: count }, (_, index) =>
        fadeLevel(direction, index / (count - 1)),
      );
      gain.cancelScheduledValues(0);
      gain.setValueCurveAtTime(curve, context.currentTime, Math.max(0.01, milliseconds / 1000));
    },
    endFade(deck) {
      const { gain } = nodes(deck).fade;
      gain.cancelScheduledValues(0);
      gain.setValueAtTime(1, context.currentTime);
    },
    resume() {
      if (context.state === 'suspended') void context.resume();
    },
    dispose() {
      isDisposed = true;
      void context.close();
    },
  };
}
