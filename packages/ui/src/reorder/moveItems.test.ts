import { expect, test } from 'vitest';
import { keyAfterMove, moveItems } from './moveItems.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const move = (keys: string, target: string, position: 'before' | 'after') =>
  moveItems(order, (key) => key, { keys: new Set(keys), target, position }).join('');

test('one item moves before or after another', () => {
  expect(move('a', 'd', 'before')).toBe('bcade');
  expect(move('a', 'd', 'after')).toBe('bcdae');
  expect(move('e', 'a', 'before')).toBe('eabcd');
  expect(move('a', 'e', 'after')).toBe('bcdea');
});

test('items that move together keep their order', () => {
  expect(move('db', 'a', 'before')).toBe('bdace');
  expect(move('ac', 'e', 'after')).toBe('bdeac');
});

test('an item that is dropped beside itself does not move', () => {
  expect(move('b', 'b', 'after')).toBe('abcde');
  expect(move('bc', 'b', 'before')).toBe('abcde');
  expect(move('bd', 'b', 'after')).toBe('abdce');
});

test('an unknown target moves the items to the end', () => {
  expect(keyAfterMove(order, { keys: new Set('a'), target: 'e', position: 'after' })).toBeNull();
});
