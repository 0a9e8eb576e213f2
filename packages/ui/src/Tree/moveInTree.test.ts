import { expect, test } from 'vitest';
import { moveInTree } from './moveInTree.ts';

interface Node {
  id: string;
  children?: Node[];
}

const tree: Node[] = [
  { id: 'a', children: [{ id: 'a1' }, { id: 'a2', children: [{ id: 'a2x' }] }] },
  { id: 'b' },
  { id: 'c' },
];

const written = (items: readonly Node[]): string =>
  items.map(({ id, children }) => (children ? `${id}(${written(children)})` : id)).join(' ');

const move = (keys: string[], target: string, position: 'before' | 'after' | 'inside') =>
  written(moveInTree(tree, ({ id }) => id, { keys: new Set(keys), target, position }));

test('an item moves beside another on any level', () => {
  expect(move(['c'], 'a', 'before')).toBe('c a(a1 a2(a2x)) b');
  expect(move(['b'], 'a1', 'after')).toBe('a(a1 b a2(a2x)) c');
  expect(move(['a2'], 'c', 'after')).toBe('a(a1) b c a2(a2x)');
});

test('an item moves into another, with its child items', () => {
  expect(move(['a2'], 'b', 'inside')).toBe('a(a1) b(a2(a2x)) c');
  expect(move(['b', 'c'], 'a', 'inside')).toBe('a(a1 a2(a2x) b c)');
});

test('an item does not move into itself', () => {
  expect(move(['a'], 'a2x', 'inside')).toBe(written(tree));
});
