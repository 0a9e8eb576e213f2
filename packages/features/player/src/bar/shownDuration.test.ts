import { expect, test } from 'vitest';
import { shownDuration } from './shownDuration.ts';

test('the bar shows the number of the lists, whatever the encoder added', () => {
  const recorded = 105_900;
  for (const decoded of [105_900, 106_040, 105_100]) expect(shownDuration(recorded, decoded)).toBe(105);
});

test('a file of another length shows its own', () => {
  expect(shownDuration(180_000, 30_500)).toBe(30);
  expect(shownDuration(180_000, 0)).toBe(0);
});
