'use client';
import { GridList, GridListItem, type Selection } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import { DragHandle } from '../reorder/DragHandle.tsx';
import { keyAfterMove } from '../reorder/moveItems.ts';
import * as styles from './ReorderList.css.ts';
import { useReorder } from '../reorder/useReorder.tsx';

// The shared hook for lists, tables and trees.
export { moveItems, type Move } from '../reorder/moveItems.ts';
export { useReorder, type ReorderOptions } from '../reorder/useReorder.tsx';

export interface ReorderListProps<T> {
  /** The name of the list. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  /** The name of an item, which screen readers announce while it is moved. */
  itemLabel: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  /** Moves items, in the order of the list, before another one or to the end. Several if several are selected. */
  onMove: (keys: string[], beforeKey: string | null) => void;
  /** Called by Enter or a press; by Enter or a double click where items can be selected. */
  onAction?: (item: T) => void;
  /** Called by the Delete key. */
  onRemove?: (item: T) => void;
  /** The keys of the selected items. Items can be selected when `onSelectionChange` is given. */
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (keys: ReadonlySet<string>) => void;
  /** Data of a drag to a `useDropTarget`, by MIME type. */
  dragData?: (item: T) => Readonly<Record<string, string>>;
  isCurrent?: (item: T) => boolean;
  /** Shown instead of no items. */
  emptyText?: ReactNode;
  /** In pixels. @default 56 */
  rowHeight?: number;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

interface Entry<T> {
  id: string;
  item: T;
  label: string;
  isCurrent: boolean;
}

/** Renders an item as the last render of the list says: the elements of its rows are kept. */
const RenderItem = createContext<(item: never) => ReactNode>(() => null);

function RowContent<T>({ item, label }: { item: T; label: string }) {
  const renderItem = useContext(RenderItem) as (item: T) => ReactNode;
  return (
    <>
      <DragHandle item={label} className={styles.handle} />
      <div className={styles.content} {...linkPresses}>
        {renderItem(item)}
      </div>
    </>
  );
}

/** A press of a link in a row is no press of the row, which would select it or call `onAction`. */
const keepFromRow = (event: SyntheticEvent) => {
  if ((event.target as Element).closest('a[href]')) event.stopPropagation();
};
const linkPresses = {
  onPointerDown: keepFromRow,
  onMouseDown: keepFromRow,
  onClick: keepFromRow,
  // The arrow keys still move the focus.
  onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && keepFromRow(event),
};

/** From this number of items on the list is virtualized and scrolls within its own height. */
const virtualFrom = 100;

/**
 * A list that the user orders: by dragging, or by Enter on the handle, arrow keys and Enter again. It is heavy;
 * load what uses it on demand.
 */
export const ReorderList = withRef(function ReorderList<T extends object>(props: ReorderListProps<T>) {
  const { label, items, itemKey, itemLabel, renderItem, onMove, onAction, onRemove, isCurrent } = props;
  const { emptyText, rowHeight = 56, selectedKeys, onSelectionChange, dragData, className, ref } = props;
  const keys = items.map(itemKey);
  const typeAhead = useTypeAhead();

  // react-aria renders the rows of other entries anew: with 10,000 of them each change would take a second.
  const [known] = useState(() => new WeakMap<T, Entry<T>>());
  const entries = items.map((item, index) => {
    const entry = {
      id: keys[index] ?? '',
      item,
      label: itemLabel(item),
      isCurrent: isCurrent?.(item) === true,
    };
    const before = known.get(item);
    const isSame =
      before?.id === entry.id && before.label === entry.label && before.isCurrent === entry.isCurrent;
    if (isSame) return before;
    known.set(item, entry);
    return entry;
  });
  const action = useRef(onAction);
  useLayoutEffect(() => {
    action.current = onAction;
  });
  const hasAction = onAction !== undefined;

  const dragAndDropHooks = useReorder<Entry<T>>({
    itemLabel: ({ item }) => itemLabel(item),
    itemData: dragData && (({ item }) => dragData(item)),
    onMove(move) {
      const moved = keys.filter((key) => move.keys.has(key));
      const before = keyAfterMove(keys, move);
      const last = keys.indexOf(moved.at(-1) ?? '');
      const isTogether = moved.every((key, index) => keys[last - moved.length + 1 + index] === key);
      const isMoved = moved.length > 0 && !(isTogether && (keys[last + 1] ?? null) === before);
      if (isMoved) onMove(moved, before === null ? null : String(before));
    },
  });

  // react-aria also selects the item that gets the focus. Here only a pointer, Space, Escape and keys with Ctrl,
  // Command or Shift select.
  const selects = useRef(false);
  const onKeyDownCapture = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    selects.current = key === ' ' || key === 'Escape' || shiftKey || ctrlKey || metaKey;
  };
  const onPointerDownCapture = () => {
    selects.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) selects.current = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Delete' || !onRemove) return;
    const row = (event.target as Element).closest('[data-key]');
    const item = items[keys.indexOf(row?.getAttribute('data-key') ?? '')];
    if (item) onRemove(item);
  };

  const list = (
    <GridList
      ref={ref}
      aria-label={label}
      items={entries}
      dependencies={[hasAction, rowHeight]}
      dragAndDropHooks={dragAndDropHooks}
      {...(onSelectionChange && {
        selectionMode: 'multiple' as const,
        selectionBehavior: 'replace' as const,
        selectedKeys,
        onSelectionChange: (selection: Selection) => {
          if (selects.current)
            onSelectionChange(new Set(selection === 'all' ? keys : Array.from(selection, String)));
        },
      })}
      className={cx(styles.list, className)}
      renderEmptyState={() => emptyText}
      render={(drawn, { state }) => <div {...typeAhead(drawn, () => state)} />}
    >
      {({ id, item, label: name, isCurrent: isNow }) => (
        <GridListItem
          id={id}
          textValue={name}
          onAction={hasAction ? () => action.current?.(item) : undefined}
          className={styles.item}
          data-current={isNow || undefined}
          style={{ blockSize: rowHeight }}
        >
          <RowContent item={item} label={name} />
        </GridListItem>
      )}
    </GridList>
  );

  return (
    <div
      role="presentation"
      className={styles.keys}
      {...{ onKeyDown, onKeyDownCapture, onPointerDownCapture, onBlur }}
    >
      <RenderItem.Provider value={renderItem as (item: never) => ReactNode}>
        {items.length < virtualFrom ? (
          list
        ) : (
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
            {list}
          </Virtualizer>
        )}
      </RenderItem.Provider>
    </div>
  );
});
