import { expect, test } from 'vitest';
import { stepBy } from './stepBy.ts';

test('a step changes the number up and down', () => {
  expect(stepBy(5, 10, {})).toBe(15);
  expect(stepBy(5, -10, {})).toBe(-5);
});

test('the number stays within its bounds', () => {
  expect(stepBy(95, 10, { maxValue: 100 })).toBe(100);
  expect(stepBy(3, -10, { minValue: 0 })).toBe(0);
});

test('the sum keeps the decimals of its operands', () => {
  expect(stepBy(0.1, 0.2, {})).toBe(0.3);
  expect(stepBy(1.005, 1, {})).toBe(2.005);
  expect(stepBy(1e-7, 2e-7, {})).toBe(3e-7);
});

test('an empty field starts at the bound in the opposite direction of the step, or at 0', () => {
  expect(stepBy(Number.NaN, 10, { minValue: 2, maxValue: 9 })).toBe(2);
  expect(stepBy(Number.NaN, -10, { minValue: 2, maxValue: 9 })).toBe(9);
  expect(stepBy(Number.NaN, 10, {})).toBe(0);
  expect(stepBy(Number.NaN, 10, { maxValue: -4 })).toBe(-4);
});
