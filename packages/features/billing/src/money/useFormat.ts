import { formatMoney, type Money, type Price, useLanguage, useMessages, useStartup } from '@segno/data';
import { messages } from '../messages/en.ts';

/** How amounts, days and intervals are written for the visitor. */
export function useFormat() {
  const language = useLanguage();
  const t = useMessages(messages);
  const timeZone = useStartup().user?.timezone ?? 'UTC';
  return {
    money: (money: Money, options?: { isShort?: boolean }) => formatMoney(language, money, options),
    number: (value: number) => new Intl.NumberFormat(language).format(value),
    day: (time: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(time)),
    /** Narrow enough for a column of a table on a phone. */
    shortDay: (time: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(time)),
    time: (time: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        new Date(time),
      ),
    /** `a month`, `every 3 months` */
    interval: ({ interval, interval_count }: Pick<Price, 'interval' | 'interval_count'>) =>
      t(`interval.${interval}`, { count: interval_count }),
  };
}
