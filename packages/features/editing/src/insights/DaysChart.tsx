import { useFormatLocale, useMessages } from '@segno/data';
import { formattersOf, LineChart } from '@segno/ui';
import { insightMessages } from '../messages/insights.en.ts';

export interface DaysChartProps {
  title: string;
  /** The numbers of the days of the period and of the one before, in order. */
  days: readonly { day: string; value: number }[];
  before: readonly { day: string; value: number }[];
  height?: number;
}

/** A number over the days of a period, beside the period before. */
export function DaysChart({ title, days, before, height = 260 }: DaysChartProps) {
  const t = useMessages(insightMessages);
  const { date } = formattersOf(useFormatLocale());
  const ends = [days[0], days.at(-1), before[0], before.at(-1)].map((each) => (each ? date(each.day) : ''));
  const [from = '', to = '', beforeFrom = '', beforeTo = ''] = ends;
  const points = (list: DaysChartProps['days']) => list.map(({ day, value }) => ({ x: day, y: value }));
  return (
    <LineChart
      title={title}
      headingLevel={2}
      description={t('insights.compared', { from, to, beforeFrom, beforeTo })}
      height={height}
      valueFormat={{ maximumFractionDigits: 0 }}
      series={[
        { label: t('insights.thisPeriod'), data: points(days) },
        { label: t('insights.periodBefore'), data: points(before), isComparison: true },
      ]}
    />
  );
}
