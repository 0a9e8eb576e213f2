'use client';
import { useId, useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { ChartFrame, Legend, type ChartProps } from '../chart/ChartFrame.tsx';
import { ChartPlot } from '../chart/ChartPlot.tsx';
import { LineKey } from '../chart/series.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import type { LineChartSeries } from './LineChartSeries.ts';
import { lineData } from './lineData.ts';
import { linePlot } from './linePlot.tsx';
import { messages } from './messages.ts';

export type { LineChartPoint, LineChartSeries } from './LineChartSeries.ts';

export interface LineChartProps extends ChartProps {
  series: readonly LineChartSeries[];
  /** `area` fills the area below the lines. @default 'line' */
  variant?: 'line' | 'area';
  /** @default 'time' */
  xScale?: 'time' | 'number';
  /** The table's header for the x values. @default 'Date' */
  xLabel?: string;
  /** Formats a point’s date. @default the day, with the time if points are closer */
  dateFormat?: Intl.DateTimeFormatOptions;
  /** The time zone of dates and ticks. @default 'UTC', in which days are usually counted */
  timeZone?: string;
  /** Whether the value axis starts at zero. Turn it off only to show small differences. @default true */
  includesZero?: boolean;
}

/** Shows how values change, mostly over time. For parts of a whole use `PieChart`, for a few values `BarChart`. */
export const LineChart = withRef(function LineChart({
  series,
  variant = 'line',
  xScale = 'time',
  xLabel,
  dateFormat,
  timeZone = 'UTC',
  includesZero = true,
  ...chart
}: LineChartProps) {
  const { locale, direction } = useLocale();
  const t = useUiMessages(messages);
  const id = useId();
  const { valueFormat } = chart;
  const data = useMemo(
    () => lineData({ series, xScale, dateFormat, timeZone, valueFormat, locale, noValue: t.chartNoValue }),
    [series, xScale, dateFormat, timeZone, valueFormat, locale, t.chartNoValue],
  );
  const firstColumn = xLabel ?? (xScale === 'time' ? t.chartTime : t.chartCategory);
  const table = useMemo(
    () => ({
      columns: [firstColumn, ...data.lines.map(({ label }) => label)],
      rows: data.rows,
      cells: data.cells,
    }),
    [data, firstColumn],
  );
  const plot = useMemo(
    () =>
      linePlot({
        data,
        id,
        variant,
        xScale,
        timeZone,
        includesZero,
        locale,
        isRtl: direction === 'rtl',
      }),
    [data, id, variant, xScale, timeZone, includesZero, locale, direction],
  );
  return (
    <ChartFrame
      chart={chart}
      table={table}
      legend={
        data.lines.length > 1 && (
          <Legend
            items={data.lines.map(({ label, color, isComparison, hasSymbol }) => ({
              label,
              sign: <LineKey series={color} isComparison={isComparison} hasSymbol={hasSymbol} />,
            }))}
          />
        )
      }
    >
      <ChartPlot plot={plot} title={chart.title} height={chart.height ?? 260} />
    </ChartFrame>
  );
});
