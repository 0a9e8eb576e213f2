import { sampleRate } from './form.ts';
import type { Random } from './random.ts';

/** Two channels of samples. A mono sound has the same array twice. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

/** Renders single notes. The mixer caches and repeats rendered notes. */
export interface Instrument {
  /** Renders a note held for a number of seconds. For an unpitched note, `midi` is the number of the variant. */
  render(midi: number, seconds: number, velocity: number, random: Random): Sound;
  /** Release time of a note in seconds. */
  release: number;
  /** Seconds after which a held note has decayed completely. */
  longest: number;
  /** The loudness to which a note is normalized, in dB below full scale, before velocity and level. Drums have none. */
  isPitched: boolean;
}

/** The frequency of a MIDI note in hertz. */
export const frequencyOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/** Converts a level in dB to a factor. */
export const fromDecibels = (decibels: number) => 10 ** (decibels / 20);

/** Creates a silent sound with a duration in seconds. */
export const silence = (seconds: number): Sound => {
  const length = Math.ceil(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
};

/** A sound with the same samples in both channels. */
export const centred = (samples: Float32Array): Sound => ({ left: samples, right: samples });

/** Applies a cosine fade-in, so that the sound starts without a click. */
export function fadeIn(samples: Float32Array, seconds: number): void {
  const length = Math.min(samples.length, Math.max(1, Math.round(seconds * sampleRate)));
  for (let index = 0; index < length; index++) {
    const rise = 0.5 - 0.5 * Math.cos((Math.PI * index) / length);
    samples[index] = (samples[index] ?? 0) * rise;
  }
}
