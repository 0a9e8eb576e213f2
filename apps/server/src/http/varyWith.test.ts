import { expect, test } from 'vitest';
import { varyWith } from './varyWith.ts';

test.each([
  [null, 'Accept-Encoding'],
  ['Accept', 'Accept, Accept-Encoding'],
  ['accept-encoding', 'accept-encoding'],
  ['Accept-Encoding, Cookie', 'Accept-Encoding, Cookie'],
])('a header that varies with %s names an encoding once: %s', (before, after) => {
  expect(varyWith(before, 'Accept-Encoding')).toBe(after);
});
