import { expect, test } from 'vitest';
import { demoRecordings } from '../recordings.ts';
import { encodeMp3 } from './encode.ts';
import { sampleRate } from './form.ts';
import { makeRecording } from './makeRecording.ts';
import { trimSilence } from './trimSilence.ts';

/** Two seconds of a tone between two silences, in seconds. */
const tone = (before: number, after: number) => {
  const side = new Float32Array(Math.round((before + 2 + after) * sampleRate));
  for (let index = 0; index < 2 * sampleRate; index += 1)
    side[Math.round(before * sampleRate) + index] = 0.5 * Math.sin((index + 1) / 10);
  return { left: side, right: side.slice() };
};

test('silence at both ends is trimmed, and audible samples are kept', () => {
  const { sound, duration } = trimSilence(tone(0.4, 1.7));
  expect(duration).toBeGreaterThan(1990);
  expect(duration).toBeLessThan(2060);
  const firstHeard = sound.left.findIndex((sample) => Math.abs(sample) > 0.01);
  expect(firstHeard / sampleRate).toBeLessThan(0.01);
  const lastHeard = sound.left.findLastIndex((sample) => Math.abs(sample) > 0.01);
  expect((sound.left.length - lastHeard) / sampleRate).toBeLessThan(0.06);
  expect(Math.abs(sound.left.at(-1)!)).toBeLessThan(0.001);
});

test('the duration matches the encoded file', async () => {
  const { sound, duration } = trimSilence(tone(0.4, 1.7));
  const mp3 = await encodeMp3(sound);
  // 128 kbit/s are 16 bytes a millisecond.
  expect(Math.abs(mp3.length / 16 - duration)).toBeLessThan(27);
});

test('a silent sound and a sound without silence are not shortened', () => {
  const silent = { left: new Float32Array(sampleRate), right: new Float32Array(sampleRate) };
  expect(trimSilence(silent).sound.left.length).toBeGreaterThan(0.95 * sampleRate);
  expect(trimSilence(tone(0, 0)).duration).toBeGreaterThan(1990);
});

test('a generated recording has no silence after its last chord', async () => {
  const recipe = { ...demoRecordings.find(({ genre }) => genre === 'folk')!, scoreDuration: 3_000 };
  const { duration, mp3 } = await makeRecording(recipe);
  expect(duration).toBeLessThan(recipe.scoreDuration);
  expect(Math.abs(mp3.length / 16 - duration)).toBeLessThan(27);
});
