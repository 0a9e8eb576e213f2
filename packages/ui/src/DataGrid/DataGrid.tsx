'use client';
import { useRef, useState, type CSSProperties, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useContextMenu } from '../menus/useContextMenu.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../icons/ChevronUpIcon.ts';
import { withRef } from '../ref/withRef.ts';
import { cellClass, columnTracks, type DataGridColumn } from './columns.ts';
import * as styles from './DataGrid.css.ts';
import { DataGridRow } from './DataGridRow.tsx';
import { gridKeys } from './gridKeys.ts';
import { gridSelection, selectByClick } from './gridSelection.ts';
import { isPlain, rowAt, rowIndexOf } from './rowElements.ts';
import { useEndReached } from './useEndReached.ts';
import { useRangeReport } from './useRangeReport.ts';
import { useVisibleRange } from './useVisibleRange.ts';
import { drawnRows, virtualFrom } from './visibleRange.ts';

export type { DataGridColumn } from './columns.ts';

/** The rows in view and some around them: the index of the first, and the one after the last. */
export interface DataGridRange {
  readonly start: number;
  readonly end: number;
}

export interface DataGridProps<T> {
  /** The name of the grid. */
  label: string;
  /** `undefined` is a row that is not loaded yet: it has its place and a placeholder. */
  rows: readonly (T | undefined)[];
  columns: readonly DataGridColumn<T>[];
  /** With rows that are not loaded yet, the key of each row is its index. */
  rowKey: (row: T, index: number) => string | number;
  /** The accessible name of a row, such as title and artist. */
  rowLabel: (row: T, index: number) => string;
  /** Called by Enter, a double click or a tap on a row. */
  onAction?: (row: T, index: number) => void;
  /** The menu of a row, on right click, long press, Shift+F10 or the menu key. It may be a lazily loaded component. */
  renderRowMenu?: (row: T, index: number) => ReactNode;
  /** Whether a row is the current one, such as the playing track. */
  isCurrent?: (row: T, index: number) => boolean;
  isRowDisabled?: (row: T, index: number) => boolean;
  /** The keys of the selected rows, from `rowKey`. Rows can be selected when `onSelectionChange` is given. */
  selectedKeys?: ReadonlySet<string | number>;
  onSelectionChange?: (keys: ReadonlySet<string | number>) => void;
  /** The data of a drag that starts at a row, by MIME type. If the row is selected, it is about all selected rows. */
  dragData?: (index: number) => Readonly<Record<string, string>>;
  /** In pixels. @default 56 */
  rowHeight?: number;
  /** The total number of rows, when more can be loaded; -1 when it is unknown. @default rows.length */
  rowCount?: number;
  /** Called once for each length of `rows`, shortly before the last row scrolls into view. */
  onLoadMore?: () => void;
  /** Called when other rows scroll into view: load those that are `undefined`. */
  onVisibleRangeChange?: (range: DataGridRange) => void;
  /** Renders the content of an empty grid, such as an `EmptyState`. */
  renderEmptyState?: () => ReactNode;
  /** Hides the column headers visually. */
  hideHeader?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const noKeys: ReadonlySet<string | number> = new Set();

/**
 * Rows of records in columns, virtualized for many thousands, in the page’s own scrolling. Its rows are one tab stop: arrows,
 * Home, End and Page keys move between rows, left and right between the links and buttons within one.
 */
export const DataGrid = withRef(function DataGrid<T>(props: DataGridProps<T>) {
  const { label, rows, columns, rowKey, rowLabel, onAction, renderRowMenu, isCurrent, isRowDisabled } = props;
  const { selectedKeys = noKeys, onSelectionChange, dragData } = props;
  const {
    rowHeight = 56,
    rowCount = rows.length,
    onLoadMore,
    onVisibleRangeChange,
    renderEmptyState,
    hideHeader,
    className,
    style,
    ref,
  } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, rows.length - 1);
  const isVirtualized = rows.length >= virtualFrom;
  const isWatched = isVirtualized || onLoadMore !== undefined || onVisibleRangeChange !== undefined;
  const [range, isMeasured] = useVisibleRange(bodyRef, rows.length, rowHeight, isWatched);
  useEndReached(isMeasured && range.end >= rows.length, rows.length, onLoadMore);
  useRangeReport(isMeasured, range, onVisibleRangeChange);

  const indexOf = (node: EventTarget | null) => rowIndexOf(bodyRef.current, node);

  // When a key opens the menu, it may be rendered beside the focused row.
  const rowUnder = (target: Element | null): [row: T | undefined, index: number] => {
    const index = indexOf(target);
    return index >= 0 ? [rows[index], index] : [rows[active], active];
  };
  const { contextMenuProps, overlay } = useContextMenu({
    label(target) {
      const [row, index] = rowUnder(target);
      return row === undefined ? label : rowLabel(row, index);
    },
    renderMenu(target) {
      const [row, index] = rowUnder(target);
      return row === undefined ? null : renderRowMenu?.(row, index);
    },
  });

  const act = (index: number) => {
    const row = rows[index];
    if (row !== undefined && !isRowDisabled?.(row, index)) onAction?.(row, index);
  };

  const anchor = useRef(-1);
  const keyAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? index : rowKey(row, index);
  };
  const selection =
    onSelectionChange &&
    gridSelection({
      count: rows.length,
      keyAt,
      selected: selectedKeys,
      onChange: onSelectionChange,
      anchor,
      isDisabled(index) {
        const row = rows[index];
        return row !== undefined && (isRowDisabled?.(row, index) ?? false);
      },
    });

  const onKeyDown = gridKeys({
    body: () => bodyRef.current,
    count: rows.length,
    rowHeight,
    setActive,
    onAction: act,
    selection,
    hasSelection: selectedKeys.size > 0,
  });

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const pointer = event.nativeEvent as Partial<PointerEvent>;
    const index = indexOf(event.target);
    if (index < 0 || !isPlain(event)) return;
    if (pointer.pointerType !== 'touch') {
      if (selection) selectByClick(event, index, selection);
    } else if (selection && selectedKeys.size > 0) selection.toggle(index);
    else act(index);
  };

  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const pointer = event.nativeEvent as Partial<PointerEvent>;
    if (pointer.pointerType !== 'touch' && isPlain(event)) act(indexOf(event.target));
  };

  const shown = isVirtualized ? drawnRows(range, active, rows.length) : rows.keys();
  return (
    <div ref={ref} className={className ? `${styles.frame} ${className}` : styles.frame} style={style}>
      {/* Key events bubble from the rows, which have the focus. */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rowCount < 0 ? -1 : rowCount + 1}
        aria-colcount={columns.length}
        aria-multiselectable={selection ? true : undefined}
        className={styles.grid}
        style={columnTracks(columns)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onMouseDown={(event) => {
          // A double click activates the row; it must not select the word under the pointer.
          if ((event.detail > 1 || (selection && event.shiftKey)) && isPlain(event)) event.preventDefault();
        }}
        onDragStart={(event) => {
          const index = indexOf(event.target);
          // The browser drags a link in a row itself, unless several rows are dragged.
          const isRow = event.target === rowAt(bodyRef.current, index);
          if (!dragData || rows[index] === undefined || !(isRow || selectedKeys.has(keyAt(index)))) return;
          for (const [type, text] of Object.entries(dragData(index))) event.dataTransfer.setData(type, text);
          event.dataTransfer.effectAllowed = 'copy';
        }}
        onFocus={(event) => {
          const index = indexOf(event.target);
          if (index >= 0) setActive(index);
        }}
      >
        <div role="rowgroup" className={hideHeader ? styles.hidden : styles.head}>
          <div role="row" aria-rowindex={1} className={styles.headRow}>
            {columns.map((column, index) => (
              <div
                key={column.id}
                role="columnheader"
                aria-colindex={index + 1}
                aria-sort={column.onSort ? (column.sorted ?? 'none') : undefined}
                className={cellClass(column)}
              >
                {column.onSort ? (
                  <button type="button" className={styles.sortButton} onClick={column.onSort}>
                    <span className={styles.headText}>{column.header}</span>
                    {column.sorted === 'ascending' && <ChevronUpIcon size={14} />}
                    {column.sorted === 'descending' && <ChevronDownIcon size={14} />}
                  </button>
                ) : (
                  <span className={column.hideHeader ? styles.hidden : styles.headText}>{column.header}</span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div
          ref={bodyRef}
          role="rowgroup"
          {...(renderRowMenu && contextMenuProps)}
          className={styles.body}
          style={isVirtualized ? { blockSize: rows.length * rowHeight } : undefined}
        >
          {rows.length === 0 && renderEmptyState && (
            <div role="row">
              <div role="gridcell" aria-colindex={1} aria-colspan={columns.length} className={styles.empty}>
                {renderEmptyState()}
              </div>
            </div>
          )}
          {Array.from(shown, (index) => {
            const row = rows[index];
            return (
              <DataGridRow
                key={keyAt(index)}
                row={row as object | undefined}
                index={index}
                columns={columns as readonly DataGridColumn<object>[]}
                label={row === undefined ? undefined : rowLabel(row, index)}
                height={rowHeight}
                offset={isVirtualized ? index * rowHeight : undefined}
                isActive={index === active}
                isCurrent={row !== undefined && (isCurrent?.(row, index) ?? false)}
                isDisabled={row !== undefined && (isRowDisabled?.(row, index) ?? false)}
                isSelected={selection && selectedKeys.has(keyAt(index))}
                isDraggable={row !== undefined && dragData !== undefined}
              />
            );
          })}
        </div>
      </div>
      {renderRowMenu && overlay}
    </div>
  );
});
