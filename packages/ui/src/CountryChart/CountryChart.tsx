'use client';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Button } from '../Button/Button.tsx';
import * as chartStyles from '../chart/chart.css.ts';
import { ChartFrame, type ChartProps } from '../chart/ChartFrame.tsx';
import { formatShare } from '../chart/formatShare.ts';
import { colorOf } from '../chart/series.tsx';
import { formatNumber } from '../format/formatNumber.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './CountryChart.css.ts';
import type { CountryChartItem } from './CountryChartItem.ts';
import { rankCountries } from './rankCountries.ts';
import { messages } from './messages.ts';

export type { CountryChartItem } from './CountryChartItem.ts';

export interface CountryChartProps extends Omit<
  ChartProps,
  'isTableShown' | 'defaultTableShown' | 'onTableShownChange'
> {
  /** In any order: they are sorted by value, the largest first. */
  data: readonly CountryChartItem[];
  /** The number of countries shown before “Show all”. @default 10 */
  max?: number;
  /** The heading above the values. @default 'Value' */
  valueLabel?: string;
}

/** Shows values by country: a sorted list with bars and shares. */
export const CountryChart = withRef(function CountryChart({
  data,
  max = 10,
  valueLabel,
  ...chart
}: CountryChartProps) {
  const { locale } = useLocale();
  const t = useUiMessages(messages);
  const [isWhole, setWhole] = useState(false);
  const { valueFormat } = chart;
  const columns = useMemo(() => [t.country, valueLabel ?? t.chartValue, t.chartShare], [t, valueLabel]);
  const countries = useMemo(() => rankCountries(data, locale), [data, locale]);
  const table = useMemo(() => {
    return {
      columns,
      rows: countries.map(({ name, value, share }) => [name, value, share]),
      cells: countries.map(({ name, value, share }) => [
        name,
        formatNumber(value, locale, valueFormat),
        formatShare(share, locale),
      ]),
    };
  }, [countries, columns, locale, valueFormat]);
  const largest = countries[0]?.value ?? 0;

  return (
    <ChartFrame chart={chart} table={table} isText>
      <table aria-label={chart.title} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                className={cx(styles.head, chartStyles.align[index === 0 ? 'start' : 'end'])}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countries.slice(0, isWhole ? undefined : max).map(({ code, value }, index) => (
            <tr key={code} className={styles.row}>
              <th scope="row" className={styles.country}>
                {table.cells[index]![0]}
                <span className={cx(styles.track, colorOf(0))} aria-hidden>
                  <span
                    className={chartStyles.meter}
                    style={{ inlineSize: `${largest > 0 ? (value / largest) * 100 : 0}%` }}
                  />
                </span>
              </th>
              <td className={styles.value}>{table.cells[index]![1]}</td>
              <td className={styles.share}>{table.cells[index]![2]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {countries.length > max && (
        <Button
          size="xs"
          variant="ghost"
          aria-expanded={isWhole}
          className={styles.more}
          onPress={() => setWhole(!isWhole)}
        >
          {isWhole ? t.showLess : t.showAll}
        </Button>
      )}
    </ChartFrame>
  );
});
