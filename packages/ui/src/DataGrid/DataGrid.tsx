'use client';
import {
  memo,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useContextMenu } from '../menus/useContextMenu.tsx';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { withRef } from '../ref/withRef.ts';
import * as styles from './DataGrid.css.ts';
import { drawnRows, firstRows, virtualFrom, visibleRange, type Range } from './visibleRange.ts';

export interface DataGridColumn<T> {
  id: string;
  /** The head of the column. Say it even where `isHeaderHidden` keeps it from sight. */
  header: ReactNode;
  isHeaderHidden?: boolean;
  /** A CSS grid track: `40px`, `minmax(0, 3fr)`. @default 'minmax(0, 1fr)' */
  width?: string;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Leaves the column out where the grid, not the screen, is narrower: 480, 640 or 900 px. */
  hideBelow?: 'sm' | 'md' | 'lg';
  /** Shows the cell's content when its row is hovered or holds the focus, and always under fingers. */
  isRevealed?: boolean;
  render: (row: T, index: number) => ReactNode;
}

export interface DataGridProps<T> {
  /** The name of the grid. */
  label: string;
  rows: readonly T[];
  columns: readonly DataGridColumn<T>[];
  rowKey: (row: T, index: number) => string | number;
  /** The name of a row as it is read out: the title and by whom. */
  rowLabel: (row: T, index: number) => string;
  /** What Enter, a double click or a tap on a row does. */
  onAction?: (row: T, index: number) => void;
  /** The menu of a row, on right click, long press, Shift+F10 or the menu key. It may be a lazily loaded component. */
  renderRowMenu?: (row: T, index: number) => ReactNode;
  /** Marks the row that is playing, shown or otherwise the one. */
  isCurrent?: (row: T, index: number) => boolean;
  isRowDisabled?: (row: T, index: number) => boolean;
  /** In pixels. @default 56 */
  rowHeight?: number;
  /** How many rows there are in all, when more can be loaded; -1 when nobody knows. @default rows.length */
  rowCount?: number;
  /** Called once a length of `rows`, shortly before its last row comes into view. */
  onLoadMore?: () => void;
  /** What stands there instead of rows: what would be here and the way to fill it, as an `EmptyState` says it. */
  renderEmptyState?: () => ReactNode;
  /** Keeps the heads of the columns from sight. */
  isHeaderHidden?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const interactive = 'a[href], button:not(:disabled), input:not(:disabled), [role="button"], [role="slider"]';

/**
 * Rows of records in columns, up to many thousands of them, in the page's own scrolling. One stop in the tab order:
 * arrows, Home, End and Page keys walk the rows, left and right the links and buttons within one.
 */
export const DataGrid = withRef(function DataGrid<T>(props: DataGridProps<T>) {
  const { label, rows, columns, rowKey, rowLabel, onAction, renderRowMenu, isCurrent, isRowDisabled } = props;
  const {
    rowHeight = 56,
    rowCount = rows.length,
    onLoadMore,
    renderEmptyState,
    isHeaderHidden,
    className,
    style,
    ref,
  } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, rows.length - 1);
  const isVirtualized = rows.length >= virtualFrom;
  const isWatched = isVirtualized || onLoadMore !== undefined;
  const [range, isMeasured] = useVisibleRange(bodyRef, rows.length, rowHeight, isWatched);
  useEndReached(isMeasured && range.end >= rows.length, rows.length, onLoadMore);

  const indexOf = (node: EventTarget | null): number => {
    const row = node instanceof Element ? node.closest<HTMLElement>('[data-index]') : null;
    return row && bodyRef.current?.contains(row) ? Number(row.dataset.index) : -1;
  };
  const rowAt = (index: number) => bodyRef.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);

  // Opened by a key, it may lie beside the row that has the focus.
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

  /** Moves the focus to a row, or to the control of that row which stands in the same place. */
  const focusRow = (index: number, place = -1) => {
    const goal = Math.max(0, Math.min(index, rows.length - 1));
    flushSync(() => setActive(goal));
    const row = rowAt(goal);
    const control = place < 0 ? undefined : row?.querySelectorAll<HTMLElement>(interactive)[place];
    (control ?? row)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = indexOf(event.target);
    const row = rowAt(index);
    if (!row || event.defaultPrevented || event.altKey || event.shiftKey) return;
    const controls = [...row.querySelectorAll<HTMLElement>(interactive)];
    const place = controls.findIndex((control) => control.contains(event.target as Node));
    const isForward = event.key === (getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 3);

    if (event.key === 'Enter' && place < 0) act(index);
    else if (event.key === 'ArrowDown') focusRow(index + 1, place);
    else if (event.key === 'ArrowUp') focusRow(index - 1, place);
    else if (event.key === 'PageDown') focusRow(index + page, place);
    else if (event.key === 'PageUp') focusRow(index - page, place);
    else if (event.key === 'Home') focusRow(0, place);
    else if (event.key === 'End') focusRow(rows.length - 1, place);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = place + (isForward ? 1 : -1);
      if (next >= controls.length || next < -1) return;
      (controls[next] ?? row).focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const pointer = event.nativeEvent as Partial<PointerEvent>;
    if (pointer.pointerType === 'touch' && isPlain(event)) act(indexOf(event.target));
  };

  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const pointer = event.nativeEvent as Partial<PointerEvent>;
    if (pointer.pointerType !== 'touch' && isPlain(event)) act(indexOf(event.target));
  };

  const shown = isVirtualized ? drawnRows(range, active, rows.length) : rows.keys();
  return (
    <div ref={ref} className={className ? `${styles.frame} ${className}` : styles.frame} style={style}>
      {/* The keys come up from the rows, which have the focus. */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rowCount < 0 ? -1 : rowCount + 1}
        aria-colcount={columns.length}
        className={styles.grid}
        style={tracks(columns)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onMouseDown={(event) => {
          // A double click acts; it does not select the word under it.
          if (event.detail > 1 && isPlain(event)) event.preventDefault();
        }}
        onFocus={(event) => {
          const index = indexOf(event.target);
          if (index >= 0) setActive(index);
        }}
      >
        <div role="rowgroup" className={isHeaderHidden ? styles.hidden : styles.head}>
          <div role="row" aria-rowindex={1} className={styles.headRow}>
            {columns.map((column, index) => (
              <div
                key={column.id}
                role="columnheader"
                aria-colindex={index + 1}
                className={cellClass(column)}
              >
                <span className={column.isHeaderHidden ? styles.hidden : styles.headText}>
                  {column.header}
                </span>
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
            const row = rows[index] as T;
            return (
              <Row
                key={rowKey(row, index)}
                row={row as object}
                index={index}
                columns={columns as readonly DataGridColumn<object>[]}
                label={rowLabel(row, index)}
                height={rowHeight}
                offset={isVirtualized ? index * rowHeight : undefined}
                isActive={index === active}
                isCurrent={isCurrent?.(row, index) ?? false}
                isDisabled={isRowDisabled?.(row, index) ?? false}
              />
            );
          })}
        </div>
      </div>
      {renderRowMenu && overlay}
    </div>
  );
});

interface RowProps {
  row: object;
  index: number;
  columns: readonly DataGridColumn<object>[];
  label: string;
  height: number;
  offset: number | undefined;
  isActive: boolean;
  isCurrent: boolean;
  isDisabled: boolean;
}

/** Scrolling draws the grid again and again, and only rows that are new to the view. */
const Row = memo(function Row(props: RowProps) {
  const { row, index, columns, label, height, offset, isActive, isCurrent, isDisabled } = props;
  const ref = useRef<HTMLDivElement>(null);
  // The grid is one stop in the tab order. Without scripts every link in it is one.
  useLayoutEffect(() => {
    for (const control of ref.current?.querySelectorAll<HTMLElement>(interactive) ?? [])
      control.tabIndex = -1;
  });
  return (
    <div
      ref={ref}
      role="row"
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      aria-disabled={isDisabled || undefined}
      data-index={index}
      data-current={isCurrent || undefined}
      className={styles.row}
      style={
        offset === undefined
          ? { blockSize: height }
          : { blockSize: height, position: 'absolute', insetBlockStart: offset, insetInline: 0 }
      }
    >
      {columns.map((column, columnIndex) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={columnIndex + 1}
          className={cellClass(column)}
          data-revealed={column.isRevealed || undefined}
        >
          {column.render(row, index)}
        </div>
      ))}
    </div>
  );
});

const cellClass = ({ align = 'start', hideBelow }: Pick<DataGridColumn<never>, 'align' | 'hideBelow'>) =>
  styles.cell({ align, hideBelow: hideBelow ?? 'never' });

/** The tracks of each width of the grid, from which its styles choose. */
function tracks(columns: readonly Pick<DataGridColumn<never>, 'width' | 'hideBelow'>[]): CSSProperties {
  const without = (...hidden: (string | undefined)[]) =>
    columns
      .filter(({ hideBelow }) => !hideBelow || !hidden.includes(hideBelow))
      .map(({ width }) => width ?? 'minmax(0, 1fr)')
      .join(' ');
  return {
    [styles.tracks.all]: without(),
    [styles.tracks.belowLg]: without('lg'),
    [styles.tracks.belowMd]: without('lg', 'md'),
    [styles.tracks.belowSm]: without('lg', 'md', 'sm'),
  } as CSSProperties;
}

/** Whether a click was meant for the row: not for a control in it, and not the end of a selection of text. */
const isPlain = (event: MouseEvent) =>
  !(event.target as Element).closest(interactive) && !event.defaultPrevented;

function useVisibleRange(
  bodyRef: { current: HTMLElement | null },
  count: number,
  rowHeight: number,
  isWatched: boolean,
): [range: Range, isMeasured: boolean] {
  const [measured, setMeasured] = useState<Range | null>(null);
  useEffect(() => {
    if (!isWatched) return undefined;
    const look = () => {
      const body = bodyRef.current;
      if (!body) return;
      const { top } = body.getBoundingClientRect();
      const next = visibleRange({ top, height: window.innerHeight, rowHeight, count });
      setMeasured((old) => (old?.start === next.start && old.end === next.end ? old : next));
    };
    look();
    // Captured, to hear every scroller around the grid, whichever it is.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [bodyRef, count, rowHeight, isWatched]);
  return [measured ?? { start: 0, end: firstRows }, measured !== null];
}

function useEndReached(isReached: boolean, count: number, onLoadMore: (() => void) | undefined) {
  const calledFor = useRef(-1);
  useEffect(() => {
    if (!onLoadMore || count === 0 || !isReached || calledFor.current === count) return;
    calledFor.current = count;
    onLoadMore();
  }, [isReached, count, onLoadMore]);
}
