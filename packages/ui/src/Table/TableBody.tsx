'use client';
import {
  Collection,
  TableBody as AriaTableBody,
  TableColumnResizeStateContext,
  TableFooter as AriaTableFooter,
  TableLoadMoreItem,
  TableStateContext,
  type TableBodyProps as AriaTableBodyProps,
  type TableFooterProps as AriaTableFooterProps,
} from 'react-aria-components/Table';
import { useContext, type ReactNode, type RefAttributes } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TableBody.css.ts';
import { FooterContext } from './TableFrame.ts';
import { messages } from './messages.ts';

export interface TableBodyProps<T>
  extends Omit<AriaTableBodyProps<T>, 'render'>, RefAttributes<HTMLDivElement | HTMLTableSectionElement> {
  /** The first rows, or more rows, are loading. */
  isLoading?: boolean;
  /** Called when the end of the rows is near the viewport. Omit it when there are no more rows. */
  onLoadMore?: () => void;
  /** Loading more rows failed: shows an error with a retry button after the last row. */
  isLoadingFailed?: boolean;
  /** The number of skeleton rows while the first rows are loading. @default 5 */
  skeletonRows?: number;
}

/** The collection of a table is built from all rows at once. Beyond this number that blocks the page for seconds. */
const maxRows = 50_000;

/** The `Row`s, at most 50,000. Without rows it shows `renderEmptyState`. */
export const TableBody = withRef(function TableBody<T extends object>(props: TableBodyProps<T>) {
  const {
    isLoading = false,
    onLoadMore,
    isLoadingFailed = false,
    skeletonRows = 5,
    renderEmptyState,
    items,
    dependencies,
    children,
    className,
    ...body
  } = props;
  const count = Array.isArray(items) ? items.length : 0;
  if (count > maxRows)
    throw new Error(
      `A Table has at most ${maxRows} rows, and this one has ${count}. Use DataGrid, which renders any number of rows, or load the rows in pages with onLoadMore.`,
    );
  return (
    <AriaTableBody
      {...body}
      className={withClass(className, styles.body)}
      renderEmptyState={(state) => {
        if (isLoading) return <SkeletonRows count={skeletonRows} />;
        return renderEmptyState && <div className={styles.instead}>{renderEmptyState(state)}</div>;
      }}
    >
      <Collection items={items} dependencies={dependencies}>
        {children}
      </Collection>
      {onLoadMore && (
        <TableLoadMoreItem
          isLoading={isLoading || isLoadingFailed}
          onLoadMore={isLoading || isLoadingFailed ? undefined : onLoadMore}
        >
          <MoreRows onRetry={isLoadingFailed && !isLoading ? onLoadMore : undefined} />
        </TableLoadMoreItem>
      )}
    </AriaTableBody>
  );
});

function MoreRows({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useUiMessages(messages);
  if (!onRetry) {
    return (
      <div className={styles.more}>
        <Spinner size={18} />
      </div>
    );
  }
  return (
    <div className={styles.more} role="alert">
      {t.error}
      <Button size="xs" onPress={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}

/** Skeletons of the loading rows, aligned with the columns. */
function SkeletonRows({ count }: { count: number }): ReactNode {
  const t = useUiMessages(messages);
  const columns = useContext(TableStateContext)?.collection.columns ?? [];
  const widths = useContext(TableColumnResizeStateContext)?.columnWidths;
  // A cell's padding, on both sides, is the gap between tracks.
  const tracks = columns.map(({ key, props }) => {
    if ((props as { 'data-narrow'?: boolean } | undefined)?.['data-narrow']) return '20px';
    const width = widths?.get(key);
    return width === undefined ? 'minmax(0, 1fr)' : `${width - 24}px`;
  });
  return (
    <div role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.insteadRow} style={{ gridTemplateColumns: tracks.join(' ') }}>
          {columns.map(({ key, props }, index) => (
            <Skeleton
              key={key}
              height={12}
              width={`${[72, 54, 64][(row + index) % 3]}%`}
              style={{ justifySelf: (props as { 'data-align'?: string } | undefined)?.['data-align'] }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

export interface TableFooterProps<T>
  extends AriaTableFooterProps<T>, RefAttributes<HTMLDivElement | HTMLTableSectionElement> {}

/** Rows with totals. They cannot be selected or moved. Omit it where the table is empty. */
export const TableFooter = withRef(function TableFooter<T extends object>(props: TableFooterProps<T>) {
  return (
    <FooterContext.Provider value>
      <AriaTableFooter {...props} className={cx(styles.footer, props.className)} />
    </FooterContext.Provider>
  );
});
