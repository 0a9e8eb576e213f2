import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../public/worklets/limiter.js', import.meta.url), 'utf8');
const ceiling = 10 ** (-1 / 20);
const rate = 44_100;

interface Processor {
  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}

/** What the limiter makes of a signal of one channel, in blocks as the audio thread has them. */
function limit(signal: Float32Array): Float32Array {
  const found: (new () => Processor)[] = [];
  runInNewContext(source, {
    sampleRate: rate,
    Float32Array,
    AudioWorkletProcessor: class {},
    registerProcessor: (_: string, processor: new () => Processor) => found.push(processor),
  });
  const limiter = new found[0]!();
  const result = new Float32Array(signal.length);
  for (let at = 0; at < signal.length; at += 128) {
    const output = new Float32Array(128);
    limiter.process([[signal.slice(at, at + 128)]], [[output]]);
    result.set(output, at);
  }
  return result;
}

const tone = (level: number) =>
  Float32Array.from({ length: 128 * 100 }, (_, at) => level * Math.sin((2 * Math.PI * 440 * at) / rate));

/** The number of neighbours with the same value at the ceiling: the flat tops of a clipped signal. */
const flatTops = (signal: Float32Array) =>
  signal.filter((value, at) => Math.abs(value) > ceiling - 1e-4 && value === signal[at - 1]).length;

test('PLAYER-17 a signal of twice the full level stays below −1 dB and keeps its form', () => {
  const limited = limit(tone(2));
  expect(Math.max(...limited.map(Math.abs))).toBeLessThanOrEqual(ceiling + 1e-6);
  expect(Math.max(...limited.map(Math.abs))).toBeGreaterThan(ceiling * 0.9);
  expect(flatTops(limited)).toBe(0);
});

test('PLAYER-17 a signal below −1 dB is only delayed by 5 ms', () => {
  const signal = tone(0.8);
  const delay = Math.round(rate * 0.005);
  expect(limit(signal).slice(delay)).toEqual(signal.slice(0, signal.length - delay));
});
