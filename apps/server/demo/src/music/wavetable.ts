import { frequencyOf } from './sound.ts';
import { sampleRate } from './form.ts';

/** The number of samples in one period of a waveform. One more repeats the first, for interpolation. */
export const tableLength = 2048;

/** One period of a sine. */
export const sine = Float32Array.from({ length: tableLength + 1 }, (_, index) =>
  Math.sin((2 * Math.PI * index) / tableLength),
);

/** The amplitude of a harmonic (1 is the fundamental) at a frequency in hertz. */
export type Spectrum = (harmonic: number, hertz: number) => number;

const highest = 12_000;

/** Generates one period of a waveform for a note. It has no harmonics above 12 kHz, to avoid aliasing. */
export function buildTable(midi: number, spectrum: Spectrum): Float32Array {
  const table = new Float32Array(tableLength + 1);
  const fundamental = frequencyOf(midi);
  const count = Math.min(96, Math.floor(highest / fundamental));
  for (let harmonic = 1; harmonic <= count; harmonic++) {
    const hertz = harmonic * fundamental;
    const strength = spectrum(harmonic, hertz);
    if (Math.abs(strength) < 1e-5) continue;
    for (let index = 0; index < tableLength; index++)
      table[index] = (table[index] ?? 0) + strength * (sine[(index * harmonic) % tableLength] ?? 0);
  }
  table[tableLength] = table[0] ?? 0;
  return table;
}

/** The spectrum of a low-pass filter: 1 below `cutoff`, and a slope of `slope` × 6 dB an octave above. */
export const lowPassed = (hertz: number, cutoff: number, slope = 2) =>
  1 / (1 + (hertz / cutoff) ** 2) ** (slope / 2);

export const sawSpectrum =
  (cutoff: number, slope = 2): Spectrum =>
  (harmonic, hertz) =>
    lowPassed(hertz, cutoff, slope) / harmonic;

export const squareSpectrum =
  (cutoff: number, slope = 2): Spectrum =>
  (harmonic, hertz) =>
    harmonic % 2 === 1 ? lowPassed(hertz, cutoff, slope) / harmonic : 0;

/** A pulse of the given width, 0 to 1. */
export const pulseSpectrum =
  (width: number, cutoff: number, slope = 2): Spectrum =>
  (harmonic, hertz) =>
    (lowPassed(hertz, cutoff, slope) * Math.sin(Math.PI * harmonic * width)) / harmonic;

export const triangleSpectrum: Spectrum = (harmonic) =>
  harmonic % 2 === 1 ? ((harmonic % 4 === 1 ? 1 : -1) * 1) / (harmonic * harmonic) : 0;

/** A vowel, "ooh" or "aah": harmonics around formants. */
export const voiceSpectrum =
  (formants: readonly (readonly [hertz: number, width: number, strength: number])[]): Spectrum =>
  (harmonic, hertz) => {
    let strength = 0.05 * lowPassed(hertz, 900);
    for (const [centre, width, gain] of formants)
      strength += gain * Math.exp(-(((hertz - centre) / width) ** 2));
    return strength / Math.sqrt(harmonic);
  };

/** Adds an oscillator to a buffer. The optional `bend` has a frequency factor for each block of 64 samples. */
export function addOscillator(
  into: Float32Array,
  table: Float32Array,
  hertz: number,
  gain: number,
  startPhase: number,
  bend?: Float32Array,
): void {
  const step = (hertz * tableLength) / sampleRate;
  let phase = startPhase * tableLength;
  const length = into.length;
  for (let from = 0; from < length; from += 64) {
    const to = Math.min(length, from + 64);
    const move = bend ? step * bend[from >> 6]! : step;
    for (let index = from; index < to; index++) {
      const place = phase | 0;
      const low = table[place]!;
      into[index] = into[index]! + gain * (low + (table[place + 1]! - low) * (phase - place));
      phase += move;
      if (phase >= tableLength) phase -= tableLength;
    }
  }
}
