'use client';
import {
  lazy,
  memo,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './chart.css.ts';
import { DownloadIcon, TableIcon } from './chartIcons.ts';
import type { ChartTable } from './ChartTable.ts';
import { messages } from './messages.ts';

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** The title of the chart, which is also the name of the exported files. */
  title: string;
  /** Additional information, such as the period and the source. */
  description?: string;
  /** The heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** The height of the drawing in pixels; a message in its place has at least this height. @default 260 */
  height?: number;
  /** The format of values: `{ style: 'percent' }`, `{ notation: 'compact' }`. */
  valueFormat?: Intl.NumberFormatOptions;
  /** The data are loading. */
  isPending?: boolean;
  /** An error message for the user, which replaces the drawing. */
  errorMessage?: ReactNode;
  /** Called by the retry button after an error. */
  onRetry?: () => void;
  /** The message without data. @default 'There is no data for this period yet' */
  emptyText?: ReactNode;
  /** Whether the data are shown as a table instead of the drawing. */
  isTableShown?: boolean;
  /** @default false */
  defaultTableShown?: boolean;
  onTableShownChange?: (isShown: boolean) => void;
  /** Leaves out the switch to the table and the export. The table stays for screen readers. @default false */
  hideActions?: boolean;
}

export interface ChartFrameProps {
  chart: ChartProps;
  table: ChartTable;
  legend?: ReactNode;
  /** The drawing. */
  children: ReactNode;
  /** Whether the drawing consists of text, and needs no table for screen readers. */
  isText?: boolean;
}

const ExportMenu = lazy(() => import('./ExportMenu.tsx'));

/** The common parts of every chart: title, legend, table, export, and the pending, empty and error states. */
export function ChartFrame({ chart, table, legend, children, isText = false }: ChartFrameProps) {
  const {
    title,
    description,
    headingLevel = 3,
    height = 260,
    valueFormat: _valueFormat,
    isPending = false,
    errorMessage,
    onRetry,
    emptyText,
    isTableShown,
    defaultTableShown = false,
    onTableShownChange,
    hideActions = false,
    className,
    ref,
    ...props
  } = chart;
  const t = useUiMessages(messages);
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [ownTableShown, setOwnTableShown] = useState(defaultTableShown);
  const isTableVisible = !isText && (isTableShown ?? ownTableShown);
  const toggle = () => {
    setOwnTableShown(!isTableVisible);
    onTableShownChange?.(!isTableVisible);
  };
  const isError = errorMessage !== undefined && errorMessage !== null;
  const isEmpty = table.rows.length === 0;
  const isDrawn = !isPending && !isError && !isEmpty;

  return (
    <figure
      {...props}
      ref={ref}
      aria-labelledby={titleId}
      aria-busy={isPending || undefined}
      className={cx(styles.chart, className)}
    >
      <div className={styles.header}>
        <div className={styles.titles}>
          <Heading id={titleId} level={headingLevel} size="lg">
            {title}
          </Heading>
          {description !== undefined && (
            <Text as="p" size="sm" tone="muted">
              {description}
            </Text>
          )}
        </div>
        {!hideActions && (
          <div className={styles.actions}>
            {!isText && (
              <Button
                size="xs"
                variant={isTableVisible ? 'soft' : 'ghost'}
                aria-pressed={isTableVisible}
                isDisabled={!isDrawn}
                startIcon={<TableIcon size={16} />}
                onPress={toggle}
              >
                {t.chartAsTable}
              </Button>
            )}
            <MenuTrigger placement="bottom end">
              <IconButton size="xs" aria-label={t.chartExport} isDisabled={!isDrawn}>
                <DownloadIcon size={16} />
              </IconButton>
              <Suspense fallback={null}>
                <ExportMenu
                  title={title}
                  description={description}
                  table={table}
                  frame={frame}
                  hasDrawing={!isText && !isTableVisible}
                />
              </Suspense>
            </MenuTrigger>
          </div>
        )}
      </div>
      {isPending ? (
        <div role="status">
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton width="100%" height={height} radius="card" />
        </div>
      ) : isError ? (
        <div className={styles.place} style={{ minBlockSize: height }}>
          <ErrorState
            icon={null}
            title={t.chartError}
            description={errorMessage}
            level={Math.min(6, headingLevel + 1) as 4}
            onRetry={onRetry}
          />
        </div>
      ) : isEmpty ? (
        <p className={styles.place} style={{ blockSize: height }}>
          {emptyText ?? t.chartEmpty}
        </p>
      ) : (
        <>
          <div ref={frame} hidden={isTableVisible} className={styles.chart}>
            {legend}
            {children}
          </div>
          {!isText && (
            <div
              className={isTableVisible ? styles.tableArea : styles.unseen}
              style={isTableVisible ? { maxBlockSize: height } : undefined}
              {...(isTableVisible && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
            >
              <DataTable title={title} table={table} />
            </div>
          )}
        </>
      )}
    </figure>
  );
}

/** The data as a table. It is memoized, so that a pointer move over the chart does not render it. */
const DataTable = memo(function DataTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    <table className={styles.table}>
      <caption className={styles.unseen}>{title}</caption>
      <thead>
        <tr>
          {table.columns.map((column, index) => (
            <th
              key={index}
              scope="col"
              className={cx(styles.head, styles.align[index === 0 ? 'start' : 'end'])}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.cells.map((row, index) => (
          <tr key={index}>
            <th scope="row" className={cx(styles.cellClass, styles.align.start)}>
              {row[0]}
            </th>
            {row.slice(1).map((value, column) => (
              <td key={column} className={cx(styles.cellClass, styles.align.end)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

export interface LegendItem {
  label: string;
  sign: ReactNode;
}

/** The legend: the mark and the name of each series. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={styles.legend} data-legend>
      {items.map(({ label, sign }, index) => (
        <li key={index} className={styles.legendItem}>
          <span className={styles.key}>{sign}</span>
          {label}
        </li>
      ))}
    </ul>
  );
}
