import type { Key } from 'react-aria-components/GridList';

/** Where things were put: before or after another, or into it. */
export interface Move {
  keys: ReadonlySet<Key>;
  target: Key;
  position: 'before' | 'after' | 'inside';
}

/** Before which of the others what was moved now stands; `null` is the end. */
export function keyAfterMove(order: readonly Key[], { keys, target, position }: Move): Key | null {
  const at = order.indexOf(target);
  const rest = order.slice(position === 'before' ? at : at + 1);
  return rest.find((key) => !keys.has(key)) ?? null;
}

/** The items in their new order. What was moved together stays in the order that it had. */
export function moveItems<T>(items: readonly T[], itemKey: (item: T) => Key, move: Move): T[] {
  const before = keyAfterMove(items.map(itemKey), move);
  const moved = items.filter((item) => move.keys.has(itemKey(item)));
  const rest = items.filter((item) => !move.keys.has(itemKey(item)));
  const at = before === null ? rest.length : rest.findIndex((item) => itemKey(item) === before);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}
