'use client';
import { useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { ChartFrame, type ChartProps } from '../chart/ChartFrame.tsx';
import { ChartPlot } from '../chart/ChartPlot.tsx';
import { colorOf } from '../chart/series.tsx';
import { formatNumber } from '../format/formatNumber.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { heatPlot } from './heatPlot.tsx';
import * as styles from './HeatMap.css.ts';
import { messages } from './messages.ts';

export interface HeatMapProps extends ChartProps {
  /** The names of the rows, from the top: the days of a week. */
  rows: readonly string[];
  /** The names of the columns in the reading direction: the hours of a day. */
  columns: readonly string[];
  /** The values by row, then by column; null where there is none. They are not negative. */
  values: readonly (readonly (number | null)[])[];
  /** The table's header for the rows. @default 'Category' */
  rowLabel?: string;
}

/** The smallest value is visible as a cell. */
const faintest = 0.08;
const legendSteps = [0, 0.25, 0.5, 0.75, 1];

/** Shows where values are high in a grid of two categories, such as plays by day and hour. For one use `BarChart`. */
export const HeatMap = withRef(function HeatMap({ rows, columns, values, rowLabel, ...chart }: HeatMapProps) {
  const { locale, direction } = useLocale();
  const t = useUiMessages(messages);
  const { valueFormat } = chart;
  const height = chart.height ?? rows.length * 28 + 24;
  const firstColumn = rowLabel ?? t.chartCategory;
  const noValue = t.chartNoValue;
  const { table, plot, highest } = useMemo(() => {
    const valueOf = (row: number, column: number) => values[row]?.[column] ?? null;
    const write = (value: number | null) =>
      value === null ? noValue : formatNumber(value, locale, valueFormat);
    const cells = rows.map((_, row) => columns.map((__, column) => valueOf(row, column)));
    const most = Math.max(0, ...cells.flat().filter((value) => value !== null));
    const hasValues = cells.flat().some((value) => value !== null);
    return {
      highest: write(most),
      table: {
        columns: [firstColumn, ...columns],
        rows: hasValues ? rows.map((label, row) => [label, ...cells[row]!]) : [],
        cells: rows.map((label, row) => [label, ...cells[row]!.map(write)]),
      },
      plot: heatPlot({
        rows,
        columns,
        valueOf,
        shade: (value) => (most === 0 ? faintest : faintest + (1 - faintest) * Math.max(0, value / most)),
        write,
        isRtl: direction === 'rtl',
      }),
    };
  }, [rows, columns, values, firstColumn, noValue, locale, valueFormat, direction]);
  return (
    <ChartFrame
      chart={{ ...chart, height }}
      table={table}
      legend={
        <div aria-hidden="true" className={styles.scale} data-legend>
          {formatNumber(0, locale, valueFormat)}
          <span className={styles.steps}>
            {legendSteps.map((share) => (
              <span
                key={share}
                className={cx(styles.step, colorOf(0))}
                style={{ opacity: faintest + (1 - faintest) * share }}
              />
            ))}
          </span>
          {highest}
        </div>
      }
    >
      <ChartPlot plot={plot} title={chart.title} height={height} />
    </ChartFrame>
  );
});
