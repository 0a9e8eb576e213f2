import type { MenuItem } from '@segno/data';
import { moveInTree } from '@segno/ui';
import { expect, test } from 'vitest';
import { freeId, itemsInOrder, toItems, toTree, withItem } from './menuTree.ts';

const item = (id: string, items?: MenuItem[]): MenuItem => ({
  id,
  label: id,
  icon: null,
  type: 'route',
  action: '/',
  ...(items && { items }),
});
const menu = [item('a', [item('b')]), item('c', [item('d')]), item('e')];

const move = (key: string, target: string, position: 'before' | 'after' | 'inside') =>
  toItems(moveInTree(toTree(menu), ({ id }) => id, { keys: new Set([key]), target, position }));

test('MENU-7 an item moves into another one, and out of it', () => {
  expect(toItems(toTree(menu))).toEqual(menu);
  expect(move('e', 'a', 'inside')).toEqual([item('a', [item('b'), item('e')]), item('c', [item('d')])]);
  expect(move('b', 'e', 'after')).toEqual([item('a'), item('c', [item('d')]), item('e'), item('b')]);
});

test('MENU-7 an item with items that moves into another one is flattened to one level', () => {
  expect(move('c', 'a', 'inside')).toEqual([item('a', [item('b'), item('c'), item('d')]), item('e')]);
});

test('MENU-7 items are found at both levels by their order', () => {
  expect(itemsInOrder(menu).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const renamed = withItem(menu, 'd', (one) => ({ ...one, label: 'new' }));
  expect(itemsInOrder(renamed)[3]?.label).toBe('new');
  expect(itemsInOrder(withItem(menu, 'b', () => null)).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
  expect(freeId([...menu, item('item-6')])).toBe('item-7');
});
