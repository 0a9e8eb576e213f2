'use client';
import { memo, useRef } from 'react';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cellClass, type DataGridColumn } from './columns.ts';
import * as styles from './DataGrid.css.ts';
import { messages } from './messages.ts';
import { controlsOf } from './rowElements.ts';

interface DataGridRowProps {
  /** Undefined until it is loaded. */
  row: object | undefined;
  index: number;
  columns: readonly DataGridColumn<object>[];
  label: string | undefined;
  height: number;
  offset: number | undefined;
  isActive: boolean;
  isCurrent: boolean;
  isDisabled: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  isDraggable: boolean;
}

/** Memoized: scrolling renders the grid often, and only rows that are new to the viewport need rendering. */
export const DataGridRow = memo(function DataGridRow(props: DataGridRowProps) {
  const { row, index, columns, label, height, offset, isActive, isCurrent, isDisabled } = props;
  const { isSelected, isDraggable } = props;
  const t = useUiMessages(messages);
  const ref = useRef<HTMLDivElement>(null);
  // The grid is one tab stop. Without scripts every link in it is one.
  useLayoutEffect(() => {
    for (const control of ref.current ? controlsOf(ref.current) : []) control.tabIndex = -1;
  });
  return (
    <div
      ref={ref}
      role="row"
      tabIndex={isActive ? 0 : -1}
      aria-label={label ?? t.loading}
      aria-busy={row === undefined || undefined}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      aria-disabled={isDisabled || undefined}
      aria-selected={isSelected}
      draggable={isDraggable || undefined}
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
          {row === undefined ? <Skeleton width="60%" height={12} /> : column.render(row, index)}
        </div>
      ))}
    </div>
  );
});
