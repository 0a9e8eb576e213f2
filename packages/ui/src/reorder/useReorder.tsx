'use client';
import type { Key } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import type { Move } from './moveItems.ts';
import { indicator } from './useReorder.css.ts';

export interface ReorderOptions<T> {
  /** What an item is called where it is dropped outside, such as in a text. */
  itemLabel: (item: T) => string;
  /** `moveItems` makes the new order of it. */
  onMove: (move: Move) => void;
  /** Lets items of a tree go into another one and between levels. */
  allowsInside?: boolean;
}

/**
 * Lets people put the rows of a `GridList`, `Table` or `Tree` into an order of their own: hand the result to its
 * `dragAndDropHooks`. By pointer a row is dragged; by keyboard its handle takes it up with Enter, arrows carry it, Enter
 * puts it down and Escape takes it back.
 */
export function useReorder<T extends object>(options: ReorderOptions<T>): DragAndDropHooks<T> {
  const { itemLabel, onMove, allowsInside = false } = options;
  const move = ({ keys, target }: { keys: Set<Key>; target: { key: Key; dropPosition: string } }) =>
    onMove({
      keys,
      target: target.key,
      position: target.dropPosition === 'on' ? 'inside' : (target.dropPosition as 'before' | 'after'),
    });
  const { dragAndDropHooks } = useDragAndDrop<T>({
    getItems: (keys, items) =>
      Array.from(keys, (key, index) => {
        const item = items[index];
        return { 'text/plain': item === undefined ? String(key) : itemLabel(item) };
      }),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicator} />,
    ...(allowsInside ? { onMove: move } : { onReorder: move }),
  });
  return dragAndDropHooks;
}
