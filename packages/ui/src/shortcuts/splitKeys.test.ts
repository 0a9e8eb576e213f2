import { expect, test } from 'vitest';
import { splitKeys } from './splitKeys.ts';

test('a combination is split at its plus signs', () => {
  expect(splitKeys('Ctrl+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(splitKeys('Space')).toEqual(['Space']);
});

test('a plus sign can be a key', () => {
  expect(splitKeys('Ctrl++')).toEqual(['Ctrl', '+']);
  expect(splitKeys('+')).toEqual(['+']);
});
