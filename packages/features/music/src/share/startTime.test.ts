import { expect, test } from 'vitest';
import { startTimeOf } from './startTime.ts';

test('SHARE-1 a link with a time starts there', () => {
  expect(startTimeOf('?t=65')).toBe(65);
  expect(startTimeOf('?a=b&t=1:05')).toBe(65);
  expect(startTimeOf('?t=1:00:01')).toBe(3601);
  for (const search of ['', '?t=', '?t=-3', '?t=1e3', '?t=soon', '?t=1:2:3:4'])
    expect(startTimeOf(search)).toBeUndefined();
});
