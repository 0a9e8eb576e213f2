import { formatMoney, type Money, type Price, useFormatLocale, useMessages, useStartup } from '@segno/data';
import { messages } from '../messages/en.ts';

/** How amounts, days and intervals are written for the visitor. */
export function useFormat() {
  const locale = useFormatLocale();
  const t = useMessages(messages);
  const timeZone = useStartup().user?.timezone ?? 'UTC';
  return {
    money: (money: Money, options?: { isShort?: boolean }) => formatMoney(locale, money, options),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    day: (time: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(time)),
    /** Narrow enough for a column of a table on a phone. */
    shortDay: (time: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(time)),
    time: (time: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        new Date(time),
      ),
    /** `a month`, `every 3 months` */
    interval: ({ interval, interval_count }: Pick<Price, 'interval' | 'interval_count'>) =>
      t(`interval.${interval}`, { count: interval_count }),
  };
}
