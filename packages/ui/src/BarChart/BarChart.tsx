'use client';
import { useId, useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { ChartFrame, Legend, type ChartProps } from '../chart/ChartFrame.tsx';
import { ChartPlot } from '../chart/ChartPlot.tsx';
import { FillKey } from '../chart/series.tsx';
import { formatNumber } from '../format/formatNumber.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import type { BarChartSeries } from './BarChartSeries.ts';
import { barPlot } from './barPlot.tsx';
import { messages } from './messages.ts';

export type { BarChartSeries } from './BarChartSeries.ts';

export interface BarChartProps extends ChartProps {
  categories: readonly string[];
  series: readonly BarChartSeries[];
  /** `horizontal` suits long names. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** The arrangement of several series: side by side, or stacked where their sum is meaningful. @default 'grouped' */
  variant?: 'grouped' | 'stacked';
  /** The table's header for the categories. @default 'Category' */
  categoryLabel?: string;
}

/** Compares amounts by the lengths of bars. For many points over time use `LineChart`. */
export const BarChart = withRef(function BarChart({
  categories,
  series,
  orientation = 'vertical',
  variant = 'grouped',
  categoryLabel,
  ...chart
}: BarChartProps) {
  const { locale, direction } = useLocale();
  const t = useUiMessages(messages);
  const id = useId().replaceAll(/\W/g, '');
  const { valueFormat } = chart;
  const firstColumn = categoryLabel ?? t.chartCategory;
  const noValue = t.chartNoValue;
  const [table, plot] = useMemo(() => {
    const write = (value: number | null | undefined) =>
      value === null || value === undefined ? noValue : formatNumber(value, locale, valueFormat);
    const rows = categories.map((category, index) => [
      category,
      ...series.map(({ data }) => data[index] ?? null),
    ]);
    return [
      {
        columns: [firstColumn, ...series.map(({ label }) => label)],
        rows: series.length > 0 ? rows : [],
        cells: categories.map((category, index) => [
          category,
          ...series.map(({ data }) => write(data[index])),
        ]),
      },
      barPlot({ categories, series, orientation, variant, id, write, isRtl: direction === 'rtl' }),
    ];
  }, [categories, series, orientation, variant, id, locale, direction, valueFormat, firstColumn, noValue]);
  return (
    <ChartFrame
      chart={chart}
      table={table}
      legend={
        series.length > 1 && (
          <Legend
            items={series.map(({ label }, index) => ({
              label,
              sign: <FillKey series={index} prefix={id} />,
            }))}
          />
        )
      }
    >
      <ChartPlot plot={plot} title={chart.title} height={chart.height ?? 260} />
    </ChartFrame>
  );
});
