'use client';
import { useMemo } from 'react';
import { defineMessages } from '../i18n/messages.ts';
import { useLanguage, useMessages } from '../i18n/useMessages.ts';
import {
  formatCalendarDate,
  formatCompactNumber,
  formatDuration,
  formatLongDuration,
  formatNumber,
  formatRelativeTime,
} from './format.ts';

const messages = defineMessages('data', { 'time.now': 'a few seconds ago', 'time.soon': 'in a few seconds' });

/** Times, numbers and dates as the visitor's language writes them. */
export function useFormat() {
  const language = useLanguage();
  const t = useMessages(messages);
  return useMemo(
    () => ({
      /** `3:45` */
      duration: formatDuration,
      /** `1 hr 12 min`; `long` for a screen reader: `1 hour 12 minutes`. */
      longDuration: (milliseconds: number, unitDisplay?: 'short' | 'long') =>
        formatLongDuration(milliseconds, language, unitDisplay),
      number: (value: number) => formatNumber(value, language),
      /** `1.2M` */
      compactNumber: (value: number) => formatCompactNumber(value, language),
      /** `March 4, 2026`, from `2026-03-04`. */
      calendarDate: (date: string) => formatCalendarDate(date, language),
      relativeTime: (instant: string | number | Date, now = Date.now()) =>
        formatRelativeTime(instant, now, language) ??
        t(new Date(instant).getTime() > now ? 'time.soon' : 'time.now'),
    }),
    [language, t],
  );
}
