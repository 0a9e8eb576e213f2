import { expect, test } from 'vitest';
import { splitKeys } from './splitKeys.ts';

test('a combination is taken apart at its pluses', () => {
  expect(splitKeys('Ctrl+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(splitKeys('Space')).toEqual(['Space']);
});

test('a plus may be a key itself', () => {
  expect(splitKeys('Ctrl++')).toEqual(['Ctrl', '+']);
  expect(splitKeys('+')).toEqual(['+']);
});
