import { expect, test } from 'vitest';
import { readRange } from './readRange.ts';

test.each([
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-10', { start: 10, end: 10 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes = 1 - 2', { start: 1, end: 2 }],
])('%s selects a range of 1000 bytes', (header, range) => expect(readRange(header, 1000)).toEqual(range));

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s cannot be satisfied', (header) =>
  expect(readRange(header, 1000)).toBe('unsatisfiable'),
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=a-b',
  'items=0-1',
  'bytes=0-1,5-6',
  'bytes=1.5-2',
])('%s selects the whole file', (header) => expect(readRange(header, 1000)).toBeNull());

test('no range of an empty file can be satisfied', () =>
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable'));
