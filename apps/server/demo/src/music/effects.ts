import { sampleRate } from './form.ts';
import type { Chorus, Echo } from './score.ts';
import type { Sound } from './sound.ts';
import { sine, tableLength } from './wavetable.ts';

const wave = (turns: number) => sine[((turns - Math.floor(turns)) * tableLength) | 0]!;

/** Filters both channels from sample `from` to `to`. The cutoff may vary. */
export function lowPass(
  { left, right }: Sound,
  cutoff: number | ((seconds: number) => number),
  from: number,
  to: number,
): void {
  let band1 = 0,
    low1 = 0,
    band2 = 0,
    low2 = 0;
  const damping = 1.3;
  for (let start = from; start < to; start += 64) {
    const hertz = typeof cutoff === 'number' ? cutoff : cutoff(start / sampleRate);
    const g = Math.tan((Math.PI * Math.max(60, Math.min(16_000, hertz))) / sampleRate);
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const end = Math.min(to, start + 64);
    for (let index = start; index < end; index++) {
      const one = left[index]! - low1;
      const v1 = a1 * band1 + a2 * one;
      const v2 = low1 + a2 * band1 + a3 * one;
      band1 = 2 * v1 - band1;
      low1 = 2 * v2 - low1;
      left[index] = v2;
      const other = right[index]! - low2;
      const u1 = a1 * band2 + a2 * other;
      const u2 = low2 + a2 * band2 + a3 * other;
      band2 = 2 * u1 - band2;
      low2 = 2 * u2 - low2;
      right[index] = u2;
    }
  }
}

/** A high-pass filter. Each call adds a slope of 6 dB an octave. */
export function highPass({ left, right }: Sound, hertz: number, from: number, to: number): void {
  const k = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  let low1 = 0,
    low2 = 0;
  for (let index = from; index < to; index++) {
    low1 += k * (left[index]! - low1);
    left[index] = left[index]! - low1;
    low2 += k * (right[index]! - low2);
    right[index] = right[index]! - low2;
  }
}

/** A chorus: adds a copy with a modulated delay that differs between the channels. */
export function chorus({ left, right }: Sound, { rate, depth, mix }: Chorus, from: number, to: number): void {
  const size = 4096;
  const lineLeft = new Float32Array(size);
  const lineRight = new Float32Array(size);
  const centre = 0.011 * sampleRate;
  const swing = (depth / 1000) * sampleRate;
  let delayLeft = centre,
    delayRight = centre,
    stepLeft = 0,
    stepRight = 0;
  for (let index = from; index < to; index++) {
    if ((index & 31) === 0) {
      const seconds = index / sampleRate;
      stepLeft = (centre + swing * wave(seconds * rate) - delayLeft) / 32;
      stepRight = (centre + swing * wave(seconds * rate * 1.07 + 0.33) - delayRight) / 32;
    }
    delayLeft += stepLeft;
    delayRight += stepRight;
    const place = index & (size - 1);
    lineLeft[place] = left[index]!;
    lineRight[place] = right[index]!;
    const atLeft = index - delayLeft;
    const wholeLeft = Math.floor(atLeft);
    const lowLeft = lineLeft[wholeLeft & (size - 1)]!;
    left[index] =
      left[index]! +
      mix * (lowLeft + (lineLeft[(wholeLeft + 1) & (size - 1)]! - lowLeft) * (atLeft - wholeLeft));
    const atRight = index - delayRight;
    const wholeRight = Math.floor(atRight);
    const lowRight = lineRight[wholeRight & (size - 1)]!;
    right[index] =
      right[index]! +
      mix * (lowRight + (lineRight[(wholeRight + 1) & (size - 1)]! - lowRight) * (atRight - wholeRight));
  }
}

/** Modulates the panning of a sound (auto-pan). */
export function sway({ left, right }: Sound, rate: number, depth: number, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const lean = depth * wave((index / sampleRate) * rate);
    left[index] = left[index]! * (1 - lean);
    right[index] = right[index]! * (1 + lean);
  }
}

/** Soft clipping: an odd curve that is linear for quiet samples and never exceeds 1. */
export function saturate({ left, right }: Sound, amount: number, from: number, to: number): void {
  const gain = 1 + amount * 4;
  const back = 1 / gain;
  for (const side of [left, right])
    for (let index = from; index < to; index++) {
      const value = Math.max(-3, Math.min(3, side[index]! * gain));
      const square = value * value;
      side[index] = ((value * (27 + square)) / (27 + 9 * square)) * back * (1 + amount);
    }
}

/** A ping-pong delay with a low-pass filter in its feedback. Its output is also sent to the reverb. */
export function addEcho(
  input: Float32Array,
  mix: Sound,
  room: Float32Array,
  { steps, feedback, damping }: Echo,
  tempo: number,
): void {
  const wait = Math.round(((steps * 15) / tempo) * sampleRate);
  const lineLeft = new Float32Array(wait);
  const lineRight = new Float32Array(wait);
  const soften = 1 - Math.exp((-2 * Math.PI * damping) / sampleRate);
  const lowCut = 1 - Math.exp((-2 * Math.PI * 160) / sampleRate);
  let softLeft = 0,
    softRight = 0,
    bottom = 0,
    at = 0;
  const { left, right } = mix;
  for (let index = 0; index < input.length; index++) {
    const fromLeft = lineLeft[at]!;
    const fromRight = lineRight[at]!;
    bottom += lowCut * (input[index]! - bottom);
    softLeft += soften * (input[index]! - bottom + fromRight * feedback - softLeft);
    softRight += soften * (fromLeft * feedback - softRight);
    lineLeft[at] = softLeft;
    lineRight[at] = softRight;
    if (++at === wait) at = 0;
    left[index] = left[index]! + fromLeft;
    right[index] = right[index]! + fromRight * 1.25;
    room[index] = room[index]! + (fromLeft + fromRight) * 0.2;
  }
}

/** Wow and flutter: slow and fast pitch modulation, as of a worn tape. */
export function wobble({ left, right }: Sound, amount: number): void {
  const size = 2048;
  const lineLeft = new Float32Array(size);
  const lineRight = new Float32Array(size);
  const reach = amount * 0.0016 * sampleRate;
  let delay = reach + 2;
  let step = 0;
  for (let index = 0; index < left.length; index++) {
    if ((index & 63) === 0) {
      const seconds = index / sampleRate;
      const now =
        2 +
        reach *
          (1 + 0.75 * wave(seconds * 0.53) + 0.18 * wave(seconds * 2.9 + 0.2) + 0.05 * wave(seconds * 6.3));
      step = (now - delay) / 64;
    }
    delay += step;
    const place = index & (size - 1);
    lineLeft[place] = left[index]!;
    lineRight[place] = right[index]!;
    const at = index - delay;
    const whole = Math.floor(at);
    const share = at - whole;
    const one = whole & (size - 1);
    const two = (whole + 1) & (size - 1);
    left[index] = lineLeft[one]! + (lineLeft[two]! - lineLeft[one]!) * share;
    right[index] = lineRight[one]! + (lineRight[two]! - lineRight[one]!) * share;
  }
}
