import { type InsightInput, type InsightRange, longestInsights, useMessages } from '@segno/data';
import { DateRangePicker, Inline, Select, SelectItem } from '@segno/ui';
import { useFirstDay } from '@segno/base';
import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { useEffect, useEffectEvent, useState } from 'react';
import { insightMessages } from '../messages/insights.en.ts';
import { ranges } from './insightInput.ts';

export interface PeriodChoiceProps {
  input: InsightInput;
  onChange: (input: InsightInput) => void;
  /** The days of the period that is shown. */
  period: { from: string; to: string; time_zone: string };
}

interface Days {
  start: CalendarDate;
  end: CalendarDate;
}

interface TypedDays extends Days {
  /** The period that was shown. */
  over: string;
}

/** Milliseconds without typing after which days are chosen. */
const pause = 600;
const mostDaysAgo = 3650;

/** The choice of a period: a range that ends today, or any days. */
export function PeriodChoice({ input, onChange, period }: PeriodChoiceProps) {
  const t = useMessages(insightMessages);
  const firstDay = useFirstDay();
  const isCustom = input.from !== undefined;
  const last = today(period.time_zone);
  const first = last.subtract({ days: mostDaysAgo });
  const shown: Days = { start: parseDate(period.from), end: parseDate(period.to) };
  // While days are typed they pass through others, such as the year 20.
  const [typed, setTyped] = useState<TypedDays | null>(null);
  const over = `${period.from} ${period.to}`;
  const choose = useEffectEvent(({ start, end, over: former }: TypedDays) => {
    if (former !== over) return;
    if (start.compare(first) < 0 || end.compare(last) > 0 || start.compare(end) > 0) return;
    const earliest = end.subtract({ days: longestInsights - 1 });
    const from = start.compare(earliest) < 0 ? earliest : start;
    onChange({ from: from.toString(), to: end.toString() });
  });
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => choose(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
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
        minValue={first}
        maxValue={last}
        value={typed?.over === over ? typed : shown}
        onChange={(value) => value && setTyped({ ...value, over })}
      />
    </Inline>
  );
}
