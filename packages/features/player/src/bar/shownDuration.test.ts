import { expect, test } from 'vitest';
import { shownDuration } from './shownDuration.ts';

test("the bar shows the duration of the lists, regardless of the encoder's padding", () => {
  const recorded = 105_900;
  for (const decoded of [105_900, 106_040, 105_100]) expect(shownDuration(recorded, decoded)).toBe(105);
});

test('a file of a different length shows its own duration', () => {
  expect(shownDuration(180_000, 30_500)).toBe(30);
  expect(shownDuration(180_000, 0)).toBe(0);
});
