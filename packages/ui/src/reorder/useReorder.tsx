'use client';
import type { Key } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import type { Move } from './moveItems.ts';
import { indicator } from './useReorder.css.ts';

export interface ReorderOptions<T> {
  /** The text of an item for drops outside of the list, such as in a text field. */
  itemLabel: (item: T) => string;
  /** More data of an item for drops outside of the list, by MIME type. */
  itemData?: (item: T) => Readonly<Record<string, string>>;
  /** Called with the move; `moveItems` returns the new order. */
  onMove: (move: Move) => void;
  /** Allows items of a tree to move into other items and between levels. */
  allowsInside?: boolean;
}

/** Passed to `DragHandle` through react-aria's context. */
export interface ReorderHooks<T> extends DragAndDropHooks<T> {
  /** Moves rows without a drag. */
  moveRows: (move: Move) => void;
}

/**
 * Makes the rows of a `GridList`, `Table` or `Tree` movable: pass the result to its `dragAndDropHooks`. A pointer drags
 * the row. By keyboard, Enter on the handle starts the drag, arrow keys choose the position, Enter drops and Escape
 * cancels. A press of the handle, or Space, opens a menu that moves the row within its level.
 */
export function useReorder<T extends object>(options: ReorderOptions<T>): DragAndDropHooks<T> {
  const { itemLabel, itemData, onMove, allowsInside = false } = options;
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
        return {
          'text/plain': item === undefined ? String(key) : itemLabel(item),
          ...(item !== undefined && itemData?.(item)),
        };
      }),
    getAllowedDropOperations: () => (itemData ? ['move', 'copy'] : ['move']),
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicator} />,
    ...(allowsInside ? { onMove: move } : { onReorder: move }),
  });
  const hooks: ReorderHooks<T> = { ...dragAndDropHooks, moveRows: onMove };
  return hooks;
}
