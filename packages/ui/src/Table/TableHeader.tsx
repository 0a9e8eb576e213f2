'use client';
import {
  Collection,
  Column as AriaColumn,
  ColumnResizer,
  TableHeader as AriaTableHeader,
  TableStateContext,
  useTableOptions,
  type ColumnProps as AriaColumnProps,
  type Key,
  type TableHeaderProps as AriaTableHeaderProps,
} from 'react-aria-components/Table';
import { useContext, useId, type CSSProperties, type ReactNode, type RefAttributes } from 'react';
import { ChevronUpIcon } from '../icons/ChevronUpIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { SelectionBox } from '../choice/SelectionBox.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { narrowColumn } from './narrowColumn.css.ts';
import * as styles from './TableHeader.css.ts';
import { TableFrameContext } from './TableFrame.ts';
import { useStuckHead } from './useStuckHead.ts';
import { messages } from './messages.ts';

export interface TableHeaderProps<T>
  extends Omit<AriaTableHeaderProps<T>, 'render'>, RefAttributes<HTMLDivElement | HTMLTableSectionElement> {}

/** The row of `Column`s. It adds the columns of drag handles and selection checkboxes before them. */
export const TableHeader = withRef(function TableHeader<T extends object>(props: TableHeaderProps<T>) {
  const { columns, dependencies, children, className, ...rest } = props;
  const { selectionBehavior, selectionMode, allowsDragging } = useTableOptions();
  const { isFixed } = useContext(TableFrameContext);
  const t = useUiMessages(messages);
  const narrow = cx(styles.column, narrowColumn);
  const widths = isFixed && { width: 44, minWidth: 44 };
  return (
    <AriaTableHeader {...rest} className={withClass(className, styles.header)}>
      {allowsDragging && (
        <AriaColumn {...widths} data-narrow className={narrow} textValue={t.dragHandle}>
          <VisuallyHidden>{t.dragHandle}</VisuallyHidden>
        </AriaColumn>
      )}
      {selectionBehavior === 'toggle' && (
        <AriaColumn {...widths} data-narrow className={narrow} textValue={t.select}>
          {selectionMode === 'multiple' ? <SelectionBox /> : <VisuallyHidden>{t.select}</VisuallyHidden>}
        </AriaColumn>
      )}
      <Collection items={columns} dependencies={dependencies}>
        {children}
      </Collection>
    </AriaTableHeader>
  );
});

export interface ColumnProps
  extends
    Omit<AriaColumnProps, 'render' | 'children' | 'style'>,
    RefAttributes<HTMLDivElement | HTMLTableCellElement> {
  children?: ReactNode;
  /** The alignment of the header and of every cell. `end` is for numbers. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Wraps text instead of truncating it. */
  wrap?: boolean;
  /** Whether the column is resizable in a table with `allowsResizing`. @default true */
  allowsResizing?: boolean;
  /**
   * Makes the column sticky while the others scroll sideways: the last columns at the end, all others at the start, after
   * the sticky columns before them. In a virtualized table only the first and the last columns can be sticky.
   */
  isSticky?: boolean;
  style?: CSSProperties;
}

/** A column. The one that names the row has `isRowHeader`. */
export const Column = withRef(function Column(props: ColumnProps) {
  const {
    children,
    align = 'start',
    wrap = false,
    isSticky = false,
    width,
    defaultWidth,
    minWidth,
    maxWidth,
    ...more
  } = props;
  const { allowsResizing = true, className, style, textValue, ...rest } = more;
  const frame = useContext(TableFrameContext);
  const ownId = useId();
  const id = props.id ?? ownId;
  const resizes = frame.allowsResizing && allowsResizing;
  const sizes = Object.entries({ width, defaultWidth, minWidth, maxWidth }).filter(
    ([, size]) => size != null,
  );
  const css = { inlineSize: width ?? defaultWidth, minInlineSize: minWidth, maxInlineSize: maxWidth };
  return (
    <AriaColumn
      {...rest}
      id={id}
      {...(frame.isFixed && Object.fromEntries(sizes))}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      data-align={align}
      data-wrap={wrap || undefined}
      data-stuck={isSticky || (frame.hasStickyColumn && props.isRowHeader) || undefined}
      className={withClass(className, styles.column)}
      style={frame.isFixed ? style : ({ ...css, ...style } as CSSProperties)}
    >
      {({ allowsSorting }) => (
        <ColumnHead id={id} allowsSorting={allowsSorting} resizes={resizes}>
          {children}
        </ColumnHead>
      )}
    </AriaColumn>
  );
});

interface ColumnHeadProps {
  id: Key;
  allowsSorting: boolean;
  resizes: boolean;
  children: ReactNode;
}

function ColumnHead({ id, allowsSorting, resizes, children }: ColumnHeadProps) {
  const { ref, place } = useStuckHead(id);
  const isLast = useContext(TableStateContext)?.collection.columns.at(-1)?.key === id;
  return (
    <div
      ref={ref}
      className={styles.head}
      data-stuck={place?.side}
      data-edge={place?.isEdge || undefined}
      data-last={isLast || undefined}
    >
      {/* The first focusable element in a header with a resizer, so that arrow keys can focus both. */}
      <span tabIndex={resizes ? -1 : undefined} className={styles.headText}>
        {children}
      </span>
      {allowsSorting && (
        <span className={styles.sortMark}>
          <ChevronUpIcon size={14} />
        </span>
      )}
      {resizes && <ColumnResizer className={styles.resizer} />}
    </div>
  );
}
