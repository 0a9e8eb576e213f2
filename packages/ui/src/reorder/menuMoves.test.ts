import { expect, test } from 'vitest';
import { menuMoves } from './menuMoves.ts';
import { moveItems } from './moveItems.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

/** Each move with the order after it, in which the first moved row has the announced place. */
const results = (keys: string) => {
  const moves = Object.entries(menuMoves(order, new Set(keys)));
  return Object.fromEntries(
    moves.flatMap(([name, move]) => {
      if (!move) return [];
      const after = moveItems(order, (key) => key, move);
      expect(after[move.place - 1]).toBe(order.find((key) => keys.includes(key)));
      return [[name, after.join('')]];
    }),
  );
};

test('SELECT-4 a row moves by one place or to an end; moves that change nothing are left out', () => {
  expect(results('c')).toEqual({ top: 'cabde', up: 'acbde', down: 'abdce', bottom: 'abdec' });
  expect(results('a')).toEqual({ down: 'bacde', bottom: 'bcdea' });
  expect(results('e')).toEqual({ top: 'eabcd', up: 'abced' });
  expect(results('abcde')).toEqual({});
});

test('several rows move together and keep their order', () => {
  expect(results('bc')).toEqual({ top: 'bcade', up: 'bcade', down: 'adbce', bottom: 'adebc' });
  expect(results('ac')).toEqual({ top: 'acbde', down: 'bdace', bottom: 'bdeac' });
  expect(results('ae')).toEqual({ top: 'aebcd', bottom: 'bcdae' });
});
