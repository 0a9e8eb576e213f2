'use client';
import { useId, useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { ChartFrame, type ChartProps } from '../chart/ChartFrame.tsx';
import { ChartPlot } from '../chart/ChartPlot.tsx';
import { formatShare } from '../chart/formatShare.ts';
import { FillKey } from '../chart/series.tsx';
import { formatNumber } from '../format/formatNumber.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import * as styles from './PieChart.css.ts';
import { piePlot } from './piePlot.tsx';
import { gather, slices as slicesOf } from './slices.ts';
import { messages } from './messages.ts';

export interface PieChartItem {
  label: string;
  /** At least 0. */
  value: number;
}

export interface PieChartProps extends ChartProps {
  /**
   * In the order in which they are drawn, clockwise from the top. Of more than eight the smallest are drawn as one; the
   * table and the files have them all.
   */
  data: readonly PieChartItem[];
  /** `donut` has the total in its centre. @default 'donut' */
  variant?: 'pie' | 'donut';
  /** The table's header for the parts. @default 'Category' */
  categoryLabel?: string;
  /** The label under the total. @default 'Total' */
  totalLabel?: string;
}

/** Shows the parts of a whole. For amounts that do not add up to a whole use `BarChart`. */
export const PieChart = withRef(function PieChart({
  data,
  variant = 'donut',
  categoryLabel,
  totalLabel,
  ...chart
}: PieChartProps) {
  const { locale } = useLocale();
  const t = useUiMessages(messages);
  const id = useId().replaceAll(/\W/g, '');
  const { valueFormat } = chart;
  const { chartCategory, chartOther, chartValue, chartShare, chartTotal } = t;
  const [table, plot, lines] = useMemo(() => {
    const slices = slicesOf(data.map(({ value }) => value));
    const total = slices.reduce((sum, { value }) => sum + value, 0);
    const line = (label: string, { value, share }: { value: number; share: number }) => [
      label,
      formatNumber(value, locale, valueFormat),
      formatShare(share, locale),
    ];
    const cells = data.map(({ label }, index) => line(label, slices[index]!));
    const { own, rest } = gather(slices.map(({ value }) => value));
    const others = rest.reduce((sum, index) => sum + slices[index]!.value, 0);
    const drawn = slicesOf([
      ...own.map((index) => slices[index]!.value),
      ...(rest.length > 0 ? [others] : []),
    ]);
    const drawnCells = drawn.map((slice, index) =>
      index < own.length ? cells[own[index]!]! : line(chartOther, slice),
    );
    return [
      {
        columns: [categoryLabel ?? chartCategory, chartValue, chartShare],
        rows:
          total > 0
            ? data.map(({ label }, index) => [label, slices[index]!.value, slices[index]!.share])
            : [],
        cells,
      },
      piePlot({
        slices: drawn,
        cells: drawnCells,
        id,
        isDonut: variant === 'donut',
        total: formatNumber(total, locale, valueFormat),
        totalLabel: totalLabel ?? chartTotal,
      }),
      drawnCells,
    ];
  }, [
    data,
    variant,
    id,
    locale,
    valueFormat,
    categoryLabel,
    totalLabel,
    chartCategory,
    chartOther,
    chartValue,
    chartShare,
    chartTotal,
  ]);
  return (
    <ChartFrame chart={chart} table={table}>
      <div className={styles.layout}>
        <div className={styles.drawing} style={{ maxInlineSize: chart.height ?? 260 }}>
          <ChartPlot plot={plot} title={chart.title} height={chart.height ?? 260} />
        </div>
        {/* The table gives the same data to screen readers. */}
        <ul className={styles.legend} aria-hidden data-legend>
          {lines.map(([label, value, share], index) => (
            <li key={index} className={styles.item}>
              <FillKey series={index} prefix={id} />
              <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>{' '}
              <span className={styles.share}>{share}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
});
