import type { Key } from 'react-aria-components/GridList';

/** A move of items before, after or into a target. */
export interface Move {
  keys: ReadonlySet<Key>;
  target: Key;
  position: 'before' | 'after' | 'inside';
}

/** Returns the key of the unmoved item that follows the moved ones; `null` at the end. */
export function keyAfterMove(order: readonly Key[], { keys, target, position }: Move): Key | null {
  const at = order.indexOf(target);
  const rest = order.slice(position === 'before' ? at : at + 1);
  return rest.find((key) => !keys.has(key)) ?? null;
}

/** Returns the items in the new order. Items that move together keep their order. */
export function moveItems<T>(items: readonly T[], itemKey: (item: T) => Key, move: Move): T[] {
  const before = keyAfterMove(items.map(itemKey), move);
  const moved = items.filter((item) => move.keys.has(itemKey(item)));
  const rest = items.filter((item) => !move.keys.has(itemKey(item)));
  const at = before === null ? rest.length : rest.findIndex((item) => itemKey(item) === before);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}
