'use client';
import {
  ResizableTableContainer,
  Table as AriaTable,
  type ResizableTableContainerProps,
  type TableProps as AriaTableProps,
} from 'react-aria-components/Table';
import {
  useMemo,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefAttributes,
  type SyntheticEvent,
} from 'react';
import { rowHeights } from '../collections/rowHeights.ts';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import * as styles from './Table.css.ts';
import { TableFrameContext } from './TableFrame.ts';
import { showEdges } from './useStuckHead.ts';

// One entry point for the table and all its parts.
export type { Key, Selection, SortDescriptor } from 'react-aria-components/Table';
export { Cell, Row, type CellProps, type RowProps } from './Row.tsx';
export { TableBody, TableFooter, type TableBodyProps, type TableFooterProps } from './TableBody.tsx';
export { Column, TableHeader, type ColumnProps, type TableHeaderProps } from './TableHeader.tsx';

export interface TableProps
  extends
    Omit<AriaTableProps, 'render' | 'className' | 'style' | 'children'>,
    Pick<ResizableTableContainerProps, 'onResizeStart' | 'onResize' | 'onResizeEnd'>,
    RefAttributes<HTMLDivElement | HTMLTableElement> {
  /** `TableHeader`, `TableBody` and, if there are totals, `TableFooter`. */
  children: ReactNode;
  /** `card` draws a surface. @default 'plain' */
  variant?: 'plain' | 'card';
  /** How high a row is: 36, 48 or 60 px. @default 'regular' */
  density?: 'compact' | 'regular' | 'relaxed';
  /** In pixels, or any CSS length: the rows then scroll between header and totals, which stay. */
  maxHeight?: number | string;
  /** Makes columns resizable by pointer and by keyboard. */
  allowsResizing?: boolean;
  /** Draws only what is in view; for more than some hundred rows. Needs `maxHeight`, and rows are then all equally high. */
  isVirtualized?: boolean;
  /** Makes the row header column sticky, as `isSticky` of its `Column` does. */
  hasStickyColumn?: boolean;
  /** Set on the scroll container. */
  className?: string;
  /** Set on the scroll container. */
  style?: CSSProperties;
}

const VirtualTable = lazyPart(async () => ({
  default: (await import('../collections/VirtualParts.tsx')).VirtualTable,
}));

/**
 * Records in rows and columns, which can be sorted, resized, selected, opened and put in order. For long lists of tracks
 * in the page's own scrolling use `DataGrid`; for one column use `GridList`.
 */
export const Table = withRef(function Table(props: TableProps) {
  const {
    variant = 'plain',
    density = 'regular',
    maxHeight,
    allowsResizing = false,
    isVirtualized = false,
    hasStickyColumn = false,
    className,
    style,
    onResizeStart,
    onResize,
    onResizeEnd,
    children,
    ...table
  } = props;
  const typeAhead = useTypeAhead();
  const isFixed = allowsResizing || isVirtualized;
  // A new object would render every cell of the collection again, in view or not.
  const settings = useMemo(
    () => ({ isFixed, isVirtualized, allowsResizing, hasStickyColumn }),
    [isFixed, isVirtualized, allowsResizing, hasStickyColumn],
  );

  const frame = {
    className: cx(styles.frame({ variant, density }), className),
    style: { maxBlockSize: maxHeight, ...(isVirtualized && { blockSize: maxHeight }), ...style },
    'data-fixed': isFixed || undefined,
  };
  const content = (
    <AriaTable
      {...table}
      className={styles.table}
      render={(drawn, { state }) =>
        isVirtualized ? (
          <div
            {...typeAhead<HTMLDivElement, ComponentProps<'div'>>(drawn as ComponentProps<'div'>, () => state)}
          />
        ) : (
          <table
            {...typeAhead<HTMLTableElement, ComponentProps<'table'>>(
              drawn as ComponentProps<'table'>,
              () => state,
            )}
          />
        )
      }
    >
      {children}
    </AriaTable>
  );

  // The container looks for its table only when it is mounted, so both wait for the code of virtualized tables.
  const framed = isFixed ? (
    <ResizableTableContainer {...frame} {...{ onResizeStart, onResize, onResizeEnd }}>
      {content}
    </ResizableTableContainer>
  ) : (
    <div {...frame}>{content}</div>
  );

  return (
    <TableFrameContext.Provider value={settings}>
      <div
        role="presentation"
        className={styles.ears}
        onPointerOver={setTitleOfTruncated}
        onFocus={expandFocusedCell}
        onBlur={expandFocusedCell}
        onScrollCapture={updateEdges}
      >
        {isVirtualized ? (
          <PartBoundary catches="loading">
            <VirtualTable rowHeight={rowHeights[density]}>{framed}</VirtualTable>
          </PartBoundary>
        ) : (
          framed
        )}
      </div>
    </TableFrameContext.Provider>
  );
});

const isTruncated = (text: HTMLElement) => text.scrollWidth > text.clientWidth;

/** Sets the title of truncated text on hover. One listener serves all cells. */
function setTitleOfTruncated({ target }: SyntheticEvent) {
  const text = (target as Element).closest<HTMLElement>('[data-cell-text]');
  if (!text || text.dataset.whole) return;
  if (isTruncated(text)) text.title = text.textContent ?? '';
  else text.removeAttribute('title');
}

/** Shows truncated text in full in the focused cell, or in the first cell of the focused row. */
function expandFocusedCell({ type, currentTarget, target }: SyntheticEvent) {
  for (const text of currentTarget.querySelectorAll<HTMLElement>('[data-whole]')) delete text.dataset.whole;
  if (type === 'blur' || !(target as Element).matches('[role="row"], [role="gridcell"], [role="rowheader"]'))
    return;
  if (!(target as Element).matches(':focus-visible')) return;
  const text = (target as Element).querySelector<HTMLElement>('[data-cell-text]');
  if (text && isTruncated(text)) text.dataset.whole = 'true';
}

function updateEdges({ currentTarget, target }: SyntheticEvent) {
  const frame = currentTarget.firstElementChild;
  if (target === frame) showEdges(frame);
}
