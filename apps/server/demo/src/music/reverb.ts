import { sampleRate } from './form.ts';
import type { Room } from './score.ts';
import { sine, tableLength } from './wavetable.ts';

const lengths = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797] as const;
const mask = 4095;

/** Adds the reverb of `input`: a feedback delay network with eight delay lines. */
export function addReverb(input: Float32Array, left: Float32Array, right: Float32Array, room: Room): void {
  const lines = lengths.map(() => new Float32Array(mask + 1));
  const [b0, b1, b2, b3, b4, b5, b6, b7] = lines as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [l0, l1, l2, l3, l4, l5, l6, l7] = lengths;
  const gain = (length: number) => 10 ** ((-3 * length) / (room.decay * sampleRate)) / Math.sqrt(8);
  const [g0, g1, g2, g3, g4, g5, g6, g7] = lengths.map(gain) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const soften = 1 - Math.exp((-2 * Math.PI * room.damping) / sampleRate);
  const lowCut = 1 - Math.exp((-2 * Math.PI * 180) / sampleRate);
  const wait = Math.round((room.delay / 1000) * sampleRate);
  const diffuse1 = new Float32Array(512);
  const diffuse2 = new Float32Array(512);
  let d0 = 0,
    d1 = 0,
    d2 = 0,
    d3 = 0,
    d4 = 0,
    d5 = 0,
    d6 = 0,
    d7 = 0;
  let bottom = 0;
  let turn = 0;
  const turnStep = (0.37 * tableLength) / sampleRate;
  const level = room.level * 0.5;
  const count = input.length;
  let drift0 = 0;
  let drift4 = 0;
  for (let index = 0; index < count; index++) {
    let dry = index >= wait ? input[index - wait]! : 0;
    bottom += lowCut * (dry - bottom);
    dry -= bottom;
    // Two all-pass filters diffuse the input before the delay lines.
    const s1 = diffuse1[(index - 223) & 511]!;
    const a1 = dry - 0.6 * s1;
    diffuse1[index & 511] = a1;
    dry = s1 + 0.6 * a1;
    const s2 = diffuse2[(index - 389) & 511]!;
    const a2 = dry - 0.6 * s2;
    diffuse2[index & 511] = a2;
    dry = s2 + 0.6 * a2;
    if ((index & 15) === 0) {
      turn += turnStep * 16;
      if (turn >= tableLength) turn -= tableLength;
      drift0 = 9 + 8 * sine[turn | 0]!;
      drift4 = 9 + 8 * sine[(turn + 700) & (tableLength - 1)]!;
    }
    // Two of the lines are modulated to avoid static resonances.
    const at0 = index - l0 - drift0;
    const w0 = Math.floor(at0);
    const r0 = b0[w0 & mask]! + (b0[(w0 + 1) & mask]! - b0[w0 & mask]!) * (at0 - w0);
    const at4 = index - l4 - drift4;
    const w4 = Math.floor(at4);
    const r4 = b4[w4 & mask]! + (b4[(w4 + 1) & mask]! - b4[w4 & mask]!) * (at4 - w4);
    d0 += soften * (r0 - d0);
    d1 += soften * (b1[(index - l1) & mask]! - d1);
    d2 += soften * (b2[(index - l2) & mask]! - d2);
    d3 += soften * (b3[(index - l3) & mask]! - d3);
    d4 += soften * (r4 - d4);
    d5 += soften * (b5[(index - l5) & mask]! - d5);
    d6 += soften * (b6[(index - l6) & mask]! - d6);
    d7 += soften * (b7[(index - l7) & mask]! - d7);
    const p0 = d0 + d1,
      m0 = d0 - d1,
      p1 = d2 + d3,
      m1 = d2 - d3;
    const p2 = d4 + d5,
      m2 = d4 - d5,
      p3 = d6 + d7,
      m3 = d6 - d7;
    const q0 = p0 + p1,
      q1 = p0 - p1,
      q2 = m0 + m1,
      q3 = m0 - m1;
    const q4 = p2 + p3,
      q5 = p2 - p3,
      q6 = m2 + m3,
      q7 = m2 - m3;
    const at = index & mask;
    b0[at] = dry + (q0 + q4) * g0;
    b1[at] = dry + (q2 + q6) * g1;
    b2[at] = dry + (q1 + q5) * g2;
    b3[at] = dry + (q3 + q7) * g3;
    b4[at] = dry + (q0 - q4) * g4;
    b5[at] = dry + (q2 - q6) * g5;
    b6[at] = dry + (q1 - q5) * g6;
    b7[at] = dry + (q3 - q7) * g7;
    left[index] = left[index]! + level * (d0 - d2 + d4 - d6 + 0.5 * d1);
    right[index] = right[index]! + level * (d1 - d3 + d5 - d7 + 0.5 * d0);
  }
}
