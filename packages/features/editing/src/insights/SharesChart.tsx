import { useMessages } from '@segno/data';
import { BarChart } from '@segno/ui';
import { insightMessages } from '../messages/insights.en.ts';

/** The most values that are drawn; the files have them all. */
const mostDrawn = 8;

export interface SharesChartProps {
  title: string;
  /** The heading of the names in the table. */
  label: string;
  /** The heading of the numbers in the table. */
  valueLabel: string;
  shares: readonly { name: string; value: number }[];
}

/** Numbers by name, the largest first. */
export function SharesChart({ title, label, valueLabel, shares }: SharesChartProps) {
  const t = useMessages(insightMessages);
  const drawn = shares.slice(0, mostDrawn);
  return (
    <BarChart
      title={title}
      headingLevel={2}
      orientation="horizontal"
      height={Math.max(120, 48 + drawn.length * 32)}
      categories={drawn.map(({ name }) => name)}
      categoryLabel={label}
      emptyText={t('insights.nothing')}
      series={drawn.length === 0 ? [] : [{ label: valueLabel, data: drawn.map(({ value }) => value) }]}
    />
  );
}
