import { lowPass, wobble } from './effects.ts';
import { sampleRate } from './form.ts';
import type { Mastering } from './score.ts';
import { fromDecibels, type Sound } from './sound.ts';

/** Target loudness of every recording in LUFS. */
export const targetLoudness = -14;

// Peaks stay below this before encoding, so that the decoded sound stays below −1 dB.
const ceiling = fromDecibels(-2.2);

/** Integrated loudness in LUFS: K-weighted, gated, measured on every other tenth of a second. */
export function measureLoudness({ left, right }: Sound): number {
  const block = Math.round(sampleRate / 10);
  const warm = 600;
  const powers: number[] = [];
  for (let start = warm; start + block <= left.length; start += block * 2) {
    let power = 0;
    for (const side of [left, right]) {
      // The two stages of K-weighting at 44.1 kHz: a high shelf and a high-pass filter.
      let x1 = 0,
        x2 = 0,
        y1 = 0,
        y2 = 0,
        z1 = 0,
        z2 = 0;
      for (let index = start - warm; index < start + block; index++) {
        const x = side[index]!;
        const y = 1.53084123 * x - 2.65097999 * x1 + 1.16907908 * x2 + 1.66365511 * y1 - 0.71259542 * y2;
        x2 = x1;
        x1 = x;
        const z = y - 2 * y1 + y2 + 1.98916967 * z1 - 0.98919903 * z2;
        y2 = y1;
        y1 = y;
        z2 = z1;
        z1 = z;
        if (index >= start) power += z * z;
      }
    }
    powers.push(power / block);
  }
  const toLoudness = (power: number) => -0.691 + 10 * Math.log10(power + 1e-12);
  const mean = (list: number[]) => list.reduce((sum, power) => sum + power, 0) / Math.max(1, list.length);
  const audible = powers.filter((power) => toLoudness(power) > -70);
  const gate = toLoudness(mean(audible)) - 10;
  return toLoudness(mean(audible.filter((power) => toLoudness(power) > gate)));
}

// Removes inaudible low frequencies and the DC offset.
function removeRumble(samples: Float32Array): void {
  const g = Math.tan((Math.PI * 26) / sampleRate);
  const a1 = 1 / (1 + g * (g + 1.414));
  const a2 = g * a1;
  const a3 = g * a2;
  let band = 0,
    low = 0;
  for (let index = 0; index < samples.length; index++) {
    const dry = samples[index]!;
    const v3 = dry - low;
    const v1 = a1 * band + a2 * v3;
    const v2 = low + a2 * band + a3 * v3;
    band = 2 * v1 - band;
    low = 2 * v2 - low;
    samples[index] = dry - 1.414 * v1 - v2;
  }
}

const chunk = 32;

/** Applies a gain and a look-ahead limiter, which keeps peaks below the ceiling without clipping. */
function limit({ left, right }: Sound, gain: number): void {
  const blocks = Math.ceil(left.length / chunk);
  const wanted = new Float32Array(blocks);
  for (let block = 0; block < blocks; block++) {
    let peak = 0;
    const end = Math.min(left.length, (block + 1) * chunk);
    for (let index = block * chunk; index < end; index++) {
      const one = Math.abs(left[index]!);
      const other = Math.abs(right[index]!);
      if (one > peak) peak = one;
      if (other > peak) peak = other;
    }
    wanted[block] = Math.min(1, ceiling / (peak * gain + 1e-9));
  }
  const ahead = 4;
  const release = 1 - Math.exp(-chunk / (0.09 * sampleRate));
  const held = new Float32Array(blocks);
  let now = 1;
  for (let block = 0; block < blocks; block++) {
    let lowest = 1;
    for (let near = Math.max(0, block - 1); near <= Math.min(blocks - 1, block + ahead); near++)
      if (wanted[near]! < lowest) lowest = wanted[near]!;
    now = Math.min(lowest, now + (1 - now) * release);
    held[block] = now;
  }
  let before = gain;
  for (let block = 0; block < blocks; block++) {
    let sum = 0;
    for (let near = block - ahead + 1; near <= block; near++) sum += held[Math.max(0, near)]!;
    const after = (sum / ahead) * gain;
    const end = Math.min(left.length, (block + 1) * chunk);
    const step = (after - before) / chunk;
    for (let index = block * chunk; index < end; index++) {
      before += step;
      left[index] = left[index]! * before;
      right[index] = right[index]! * before;
    }
    before = after;
  }
}

// A slow compressor with a ratio of 2:1 above its threshold.
function glue({ left, right }: Sound, threshold: number): void {
  const block = 256;
  const attack = 1 - Math.exp(-block / (0.04 * sampleRate));
  const release = 1 - Math.exp(-block / (0.35 * sampleRate));
  let level = 0;
  let gain = 1;
  for (let start = 0; start < left.length; start += block) {
    const end = Math.min(left.length, start + block);
    let power = 0;
    for (let index = start; index < end; index += 2)
      power += left[index]! * left[index]! + right[index]! * right[index]!;
    power /= end - start;
    level += (power > level ? attack : release) * (power - level);
    const over = Math.sqrt(level) / threshold;
    const wanted = over > 1 ? 1 / Math.sqrt(over) : 1;
    const step = (wanted - gain) / block;
    for (let index = start; index < end; index++) {
      gain += step;
      left[index] = left[index]! * gain;
      right[index] = right[index]! * gain;
    }
    gain = wanted;
  }
}

function fade({ left, right }: Sound, seconds: number, way: 'in' | 'out'): void {
  const length = Math.min(left.length, Math.round(seconds * sampleRate));
  for (let index = 0; index < length; index++) {
    const share = index / length;
    const gain = share * share * (3 - 2 * share);
    const at = way === 'in' ? index : left.length - 1 - index;
    left[at] = left[at]! * gain;
    right[at] = right[at]! * gain;
  }
}

/** Masters a mix: high-pass filter, compression, loudness, limiting and fades at both ends. */
export function master(mix: Sound, settings: Mastering): void {
  removeRumble(mix.left);
  removeRumble(mix.right);
  if (settings.wobble) wobble(mix, settings.wobble);
  if (settings.lowPass) lowPass(mix, settings.lowPass, 0, mix.left.length);
  fade(mix, settings.fadeIn ?? 0.02, 'in');
  fade(mix, settings.fadeOut ?? 2.6, 'out');
  const raw = measureLoudness(mix);
  glue(mix, fromDecibels(raw + 1));
  // The limiter reduces the loudness a little, and a second small gain corrects it.
  limit(mix, fromDecibels(targetLoudness - measureLoudness(mix)));
  const short = targetLoudness - measureLoudness(mix);
  if (Math.abs(short) > 0.2) limit(mix, fromDecibels(Math.min(2, short)));
}
