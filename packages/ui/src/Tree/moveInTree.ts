import type { Key } from 'react-aria-components/Tree';
import type { Move } from '../reorder/moveItems.ts';

export interface Branch<T> {
  children?: readonly T[];
}

/**
 * The tree after items were moved beside another item, or to the end of its child items. A moved item keeps its child
 * items, and it does not move into itself.
 */
export function moveInTree<T extends Branch<T>>(
  items: readonly T[],
  itemKey: (item: T) => Key,
  move: Move,
): T[] {
  const { keys, target, position } = move;
  const moved: T[] = [];
  const without = (branch: readonly T[]): T[] =>
    branch.flatMap((item) => {
      if (keys.has(itemKey(item))) {
        moved.push(item);
        return [];
      }
      return item.children ? { ...item, children: without(item.children) } : item;
    });
  const put = (branch: readonly T[]): T[] =>
    branch.flatMap((item) => {
      const children = item.children && put(item.children);
      const same = children ? { ...item, children } : item;
      if (itemKey(item) !== target) return [same];
      if (position === 'before') return [...moved, same];
      if (position === 'after') return [same, ...moved];
      return [{ ...same, children: [...(children ?? []), ...moved] }];
    });
  const rest = without(items);
  const holds = (branch: readonly T[]): boolean =>
    branch.some((item) => itemKey(item) === target || holds(item.children ?? []));
  return holds(rest) ? put(rest) : [...items];
}
