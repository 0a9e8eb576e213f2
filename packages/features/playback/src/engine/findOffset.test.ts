import { expect, test } from 'vitest';
import { findOffset } from './findOffset.ts';

/** Noise that is the same each time. */
function noise(length: number) {
  let seed = 7;
  return Float32Array.from({ length }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  });
}

test('PLAYER-16 a part of a signal is found to the sample, also at another level', () => {
  const whole = noise(20_000);
  const part = whole.slice(8123, 8123 + 512).map((sample) => sample * 0.3);
  const found = findOffset(part, whole, 7000, 3000);
  expect(found?.offset).toBe(8123);
  expect(found?.score).toBeCloseTo(1);
});

test('PLAYER-16 of the places where a tone fits, the one nearest to the expected counts', () => {
  const period = 100;
  const tone = Float32Array.from({ length: 8000 }, (_, at) => Math.sin((at * 2 * Math.PI) / period));
  expect(findOffset(tone.slice(0, 500), tone, 3010, 2000)?.offset).toBe(3000);
});

test('PLAYER-16 another signal, silence, and a part out of reach are not found', () => {
  const whole = noise(6000);
  const other = noise(9000).slice(6500, 7012);
  expect(findOffset(other, whole, 3000, 1000)?.score ?? 0).toBeLessThan(0.5);
  expect(findOffset(new Float32Array(512), whole, 3000, 1000)).toBeNull();
  expect(findOffset(whole.slice(0, 512), whole, 40_000, 100)).toBeNull();
});
