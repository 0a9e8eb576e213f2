import { type InsightInput, type InsightRange, longestInsights, useMessages } from '@segno/data';
import { DateRangePicker, Inline, Select, SelectItem } from '@segno/ui';
import { useFirstDay } from '@segno/base';
import { parseDate, today } from '@internationalized/date';
import { insightMessages } from '../messages/insights.en.ts';
import { ranges } from './insightInput.ts';

export interface PeriodChoiceProps {
  input: InsightInput;
  onChange: (input: InsightInput) => void;
  /** The days of the period that is shown. */
  period: { from: string; to: string; time_zone: string };
}

/** The choice of a period: a range that ends today, or any days. */
export function PeriodChoice({ input, onChange, period }: PeriodChoiceProps) {
  const t = useMessages(insightMessages);
  const firstDay = useFirstDay();
  const isCustom = input.from !== undefined;
  const last = today(period.time_zone);
  return (
    <Inline space="sm" align="end" wrap>
      <Select
        label={t('insights.period')}
        value={isCustom ? 'custom' : (input.range ?? 'month')}
        onChange={(range) =>
          onChange(
            range === 'custom' ? { from: period.from, to: period.to } : { range: range as InsightRange },
          )
        }
      >
        {[...ranges, 'custom' as const].map((range) => (
          <SelectItem key={range} id={range}>
            {t(`insights.${range}`)}
          </SelectItem>
        ))}
      </Select>
      <DateRangePicker
        firstDayOfWeek={firstDay}
        label={t('insights.days')}
        presets={[]}
        minValue={last.subtract({ days: 3650 })}
        maxValue={last}
        value={{ start: parseDate(period.from), end: parseDate(period.to) }}
        onChange={(value) => {
          if (!value) return;
          const first = value.end.subtract({ days: longestInsights - 1 });
          const start = value.start.compare(first) < 0 ? first : value.start;
          onChange({ from: start.toString(), to: value.end.toString() });
        }}
      />
    </Inline>
  );
}
