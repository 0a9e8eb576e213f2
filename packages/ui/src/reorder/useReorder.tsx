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

/**
 * Makes the rows of a `GridList`, `Table` or `Tree` movable: pass the result to its `dragAndDropHooks`. A pointer drags
 * the row. By keyboard, Enter on the handle starts the drag, arrow keys choose the position, Enter drops and Escape
 * cancels.
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
  return dragAndDropHooks;
}
