'use client';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  Cell as AriaCell,
  Collection,
  Row as AriaRow,
  TableStateContext,
  useTableOptions,
  type CellProps as AriaCellProps,
  type CellRenderProps,
  type RowProps as AriaRowProps,
} from 'react-aria-components/Table';
import { useContext, type CSSProperties, type ReactNode, type RefAttributes } from 'react';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { DragHandle } from '../reorder/DragHandle.tsx';
import { SelectionBox } from '../choice/SelectionBox.tsx';
import { cx } from '../theme/cx.ts';
import { narrowColumn } from './narrowColumn.css.ts';
import * as styles from './Row.css.ts';
import { stuckAt, stuckPlace } from '../collections/stuckColumns.ts';
import { FooterContext, TableFrameContext } from './TableFrame.ts';

export interface RowProps<T>
  extends Omit<AriaRowProps<T>, 'render'>, RefAttributes<HTMLDivElement | HTMLTableRowElement> {}

/** A row: a `Cell` for each column, then its child rows, if any. */
export const Row = withRef(function Row<T extends object>(props: RowProps<T>) {
  const { columns, dependencies, children, className, ...rest } = props;
  const { selectionBehavior, allowsDragging } = useTableOptions();
  const isFooter = useContext(FooterContext);
  const narrow = cx(styles.cell, narrowColumn);
  return (
    <AriaRow
      {...rest}
      {...(isFooter && { isDisabled: true, disabledBehavior: 'selection' as const })}
      className={withClass(className, isFooter ? cx(styles.row, styles.footerRow) : styles.row)}
    >
      {allowsDragging && (
        <AriaCell className={narrow}>{!isFooter && <DragHandle className={styles.handle} />}</AriaCell>
      )}
      {selectionBehavior === 'toggle' && (
        <AriaCell className={narrow}>{!isFooter && <SelectionBox />}</AriaCell>
      )}
      <Collection items={columns} dependencies={dependencies}>
        {children}
      </Collection>
    </AriaRow>
  );
});

export interface CellProps
  extends Omit<AriaCellProps, 'render' | 'children'>, RefAttributes<HTMLDivElement | HTMLTableCellElement> {
  /** The content. Plain text is truncated where it does not fit, and shown in full on hover and focus. */
  children?: ReactNode;
  /** Shows the content while the row is hovered or focused, and always on touch screens: for a row's actions. */
  isRevealed?: boolean;
}

/** A cell of a row. */
export const Cell = withRef(function Cell({
  children,
  isRevealed,
  className,
  textValue,
  style,
  ...props
}: CellProps) {
  const { isVirtualized } = useContext(TableFrameContext);
  return (
    <AriaCell
      {...props}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={withClass(className, styles.cell)}
      style={isVirtualized ? style : composeRenderProps(style, stayWithColumn)}
    >
      {(cell) => (
        <CellContent {...cell} isRevealed={isRevealed}>
          {children}
        </CellContent>
      )}
    </AriaCell>
  );
});

/** Before the first render only the index of the column is available. */
const stayWithColumn = (style: CSSProperties | undefined, { columnIndex }: CellRenderProps) =>
  ({ [stuckAt]: `var(${stuckAt}-${columnIndex})`, ...style }) as CSSProperties;

interface CellContentProps extends Pick<CellRenderProps, 'columnIndex' | 'isTreeColumn' | 'hasChildItems'> {
  children: ReactNode;
  isRevealed: boolean | undefined;
}

/** Takes the alignment of its column. */
function CellContent(props: CellContentProps) {
  const { columnIndex, isTreeColumn, hasChildItems, isRevealed, children } = props;
  const { isVirtualized } = useContext(TableFrameContext);
  const columns = useContext(TableStateContext)?.collection.columns ?? [];
  const column = (columns[columnIndex ?? 0]?.props ?? {}) as {
    'data-align'?: 'start' | 'center' | 'end';
    'data-wrap'?: boolean;
  };
  const stuck = stuckPlace(columns, columnIndex ?? 0, isVirtualized);
  const isText = typeof children === 'string' || typeof children === 'number';
  return (
    <div
      className={styles.content({ align: column['data-align'] ?? 'start' })}
      data-revealed={isRevealed || undefined}
      data-stuck={stuck?.side}
      data-edge={stuck?.isEdge || undefined}
    >
      {isTreeColumn && (
        <span className={styles.branch}>
          {hasChildItems && (
            <ButtonBase slot="chevron" className={styles.chevron}>
              <ChevronEndIcon size={16} className={styles.chevronIcon} />
            </ButtonBase>
          )}
        </span>
      )}
      {isText ? (
        <span className={styles.text({ wrap: column['data-wrap'] ?? false })} data-cell-text="">
          {children}
        </span>
      ) : (
        children
      )}
    </div>
  );
}
