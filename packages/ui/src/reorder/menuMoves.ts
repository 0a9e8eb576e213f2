import type { Key } from 'react-aria-components/GridList';
import type { Move } from './moveItems.ts';

export type MenuMoveName = 'top' | 'up' | 'down' | 'bottom';

/** A move of the menu of a `DragHandle`. */
export interface MenuMove extends Move {
  /** The new place of the first moved row, counted from 1. */
  place: number;
}

/**
 * Returns the moves of some rows within `order`, without those that change nothing. Rows that are not next to each other
 * move together, as in a drag.
 */
export function menuMoves(
  order: readonly Key[],
  keys: ReadonlySet<Key>,
): Partial<Record<MenuMoveName, MenuMove>> {
  const rest = order.filter((key) => !keys.has(key));
  const first = order.findIndex((key) => keys.has(key));
  const last = order.findLastIndex((key) => keys.has(key));
  const isTogether = last - first + 1 === keys.size;
  const before = (target: Key | undefined): MenuMove | undefined =>
    target === undefined ? undefined : { keys, target, position: 'before', place: rest.indexOf(target) + 1 };
  const after = (target: Key | undefined): MenuMove | undefined =>
    target === undefined ? undefined : { keys, target, position: 'after', place: rest.indexOf(target) + 2 };
  return {
    top: isTogether && first === 0 ? undefined : before(rest[0]),
    up: before(order[first - 1]),
    down: after(order[last + 1]),
    bottom: isTogether && last === order.length - 1 ? undefined : after(rest.at(-1)),
  };
}
