'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { formatDate, isoDate, type DateInput } from '../format/formatDate.ts';
import { useTimeZone } from '../format/useTimeZone.ts';

export interface FormattedDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** A moment, or a calendar date such as `2026-03-04`, which is the same day in every time zone. */
  value: DateInput;
  /** @default 'date' */
  show?: 'date' | 'time' | 'dateTime';
  /** From `3/4/26` to `Wednesday, March 4, 2026`. @default 'medium' */
  length?: 'short' | 'medium' | 'long' | 'full';
  /** The time zone. @default the visitor's; UTC on the server and until hydration */
  timeZone?: string;
  /** Replaces `show` and `length`: any options of `Intl.DateTimeFormat`. */
  formatOptions?: Intl.DateTimeFormatOptions;
}

/** A date in the format of the visitor’s language. For the time since a moment use `RelativeTime`. */
export const FormattedDate = withRef(function FormattedDate({
  value,
  show = 'date',
  length = 'medium',
  timeZone,
  formatOptions,
  ...props
}: FormattedDateProps) {
  const { locale } = useLocale();
  const zone = useTimeZone(timeZone);
  const options = formatOptions ?? {
    dateStyle: show === 'time' ? undefined : length,
    // Only logs need seconds and time zones.
    timeStyle: show === 'date' ? undefined : 'short',
  };
  return (
    <time {...props} dateTime={isoDate(value)}>
      {formatDate(value, locale, zone, options)}
    </time>
  );
});
