import { expect, test } from 'vitest';
import { isStillLeft } from './keptUploads.ts';

const left = { fingerprint: 'a', name: '01 Morning.wav', size: 5, place: 1, entryId: null };

test('UPLOAD-8 an interrupted upload is listed once, also when another screen was shown in between', () => {
  expect(isStillLeft(left, [left], ['b'])).toBe(true);
  expect(isStillLeft(left, [left], ['b', 'a'])).toBe(false);
  expect(isStillLeft(left, [{ ...left, fingerprint: 'b' }], [])).toBe(false);
});
