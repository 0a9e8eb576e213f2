'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useCallback, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { formatDate, isCalendarDay, isoDate, type DateInput } from '../format/formatDate.ts';
import { useTimeZone } from '../format/useTimeZone.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { watchInstant } from './clock.ts';
import { formatRelativeTime } from '../format/formatRelativeTime.ts';
import { messages } from './messages.ts';

export interface RelativeTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  value: DateInput;
  /** `narrow` is `3h ago`. @default 'long' */
  length?: 'long' | 'short' | 'narrow';
  /** A fixed current time, instead of the clock. */
  now?: Date | number;
  /**
   * The time of the server during rendering, passed to the browser, so that the relative time is in the HTML. Without
   * it the HTML contains the date until hydration.
   */
  serverNow?: Date | number;
  /** The time zone of the date in its title. @default the visitor's; UTC on the server and until hydration */
  timeZone?: string;
}

/** How long ago something was, or how far ahead it is. It updates as time passes; its title is the exact time. */
export const RelativeTime = withRef(function RelativeTime({
  value,
  length = 'long',
  now,
  serverNow,
  timeZone,
  ...props
}: RelativeTimeProps) {
  const { locale } = useLocale();
  const t = useUiMessages(messages);
  const zone = useTimeZone(timeZone);
  const instant = new Date(value).getTime();
  const isFixed = now !== undefined;
  const format = (at: Date | number) =>
    formatRelativeTime(instant, Number(at), locale, length) ??
    (instant > Number(at) ? t.inAFewSeconds : t.aFewSecondsAgo);
  const subscribe = useCallback(
    (listener: () => void) => (isFixed ? () => {} : watchInstant(instant, listener)),
    [instant, isFixed],
  );
  const text = useSyncExternalStore(
    subscribe,
    () => format(now ?? Date.now()),
    () => {
      const first = now ?? serverNow;
      return first === undefined ? formatDate(value, locale, zone, { dateStyle: 'medium' }) : format(first);
    },
  );
  const exact = formatDate(value, locale, zone, {
    dateStyle: 'long',
    timeStyle: isCalendarDay(value) ? undefined : 'short',
  });
  return (
    <time title={exact} {...props} dateTime={isoDate(value)}>
      {text}
    </time>
  );
});
