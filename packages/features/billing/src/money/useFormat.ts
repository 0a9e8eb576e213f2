import { formatMoney, type Money, type Price, useFormatLocale, useMessages, useStartup } from '@segno/data';
import { formattersOf } from '@segno/ui';
import { messages } from '../messages/en.ts';

/** How amounts, days and intervals are written for the visitor. */
export function useFormat() {
  const locale = useFormatLocale();
  const { date, number } = formattersOf(locale);
  const t = useMessages(messages);
  const timeZone = useStartup().user?.timezone ?? 'UTC';
  return {
    money: (money: Money, options?: { isShort?: boolean }) => formatMoney(locale, money, options),
    number: (value: number) => number(value),
    day: (time: string) => date(time, { dateStyle: 'long', timeZone }),
    /** Narrow enough for a column of a table on a phone. */
    shortDay: (time: string) => date(time, { dateStyle: 'medium', timeZone }),
    time: (time: string) => date(time, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    /** `a month`, `every 3 months` */
    interval: ({ interval, interval_count }: Pick<Price, 'interval' | 'interval_count'>) =>
      t(`interval.${interval}`, { count: interval_count }),
  };
}
