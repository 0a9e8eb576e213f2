import { sampleRate } from './form.ts';
import type { Random } from './random.ts';

/** Two channels of samples; a sound from the middle has the same array twice. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

/** Plays one note at a time; the mixer keeps what it made and repeats it. */
export interface Instrument {
  /** Renders a note held for so many seconds; `midi` is the variant number of an unpitched one. */
  render(midi: number, seconds: number, velocity: number, random: Random): Sound;
  /** Seconds in which a note fades after it is let go. */
  release: number;
  /** Seconds after which a held note has died away of itself. */
  longest: number;
  /** How loud a rendered note is made, in dB below full, before velocity and level; drums keep their own. */
  isPitched: boolean;
}

/** Hertz of a MIDI note. */
export const frequencyOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/** Factor of a level in dB. */
export const fromDecibels = (decibels: number) => 10 ** (decibels / 20);

/** An empty sound of so many seconds. */
export const silence = (seconds: number): Sound => {
  const length = Math.ceil(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
};

/** The same samples on both sides. */
export const centred = (samples: Float32Array): Sound => ({ left: samples, right: samples });

/** Lets a sound begin without a click: raises it along a cosine. */
export function fadeIn(samples: Float32Array, seconds: number): void {
  const length = Math.min(samples.length, Math.max(1, Math.round(seconds * sampleRate)));
  for (let index = 0; index < length; index++) {
    const rise = 0.5 - 0.5 * Math.cos((Math.PI * index) / length);
    samples[index] = (samples[index] ?? 0) * rise;
  }
}
