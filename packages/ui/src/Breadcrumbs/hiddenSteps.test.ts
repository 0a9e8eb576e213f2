import { expect, test } from 'vitest';
import { hiddenSteps } from './hiddenSteps.ts';

test('no step is hidden when all fit', () => {
  expect(hiddenSteps([50, 50, 50], 150, 30)).toBe(0);
  expect(hiddenSteps([], 0, 30)).toBe(0);
});

test('steps are hidden from the second on, until the others fit beside the menu', () => {
  expect(hiddenSteps([50, 50, 50, 50], 190, 30)).toBe(1);
  expect(hiddenSteps([50, 50, 50, 50], 140, 30)).toBe(2);
});

test('the first and the last step stay visible at any width', () => {
  expect(hiddenSteps([50, 50, 50, 50], 10, 30)).toBe(2);
  expect(hiddenSteps([50, 500], 100, 30)).toBe(0);
  expect(hiddenSteps([500], 100, 30)).toBe(0);
});
