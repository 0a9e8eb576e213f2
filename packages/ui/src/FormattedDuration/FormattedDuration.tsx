'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef } from 'react';
import { figures } from '../FormattedNumber/FormattedNumber.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatClock, formatDuration, isoDuration } from '../format/formatDuration.ts';

export interface FormattedDurationProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** In milliseconds. */
  value: number;
  /** `clock` is 3:07, `short` is 3 min 7 sec, `long` is 3 minutes 7 seconds. @default 'clock' */
  variant?: 'clock' | 'short' | 'long';
  /** With words, `minute` rounds durations of an hour or more to minutes: 1 hr 13 min. @default 'second' */
  precision?: 'second' | 'minute';
}

/** A duration. Screen readers read the clock format as words. For a moment use `RelativeTime` or `FormattedDate`. */
export const FormattedDuration = withRef(function FormattedDuration({
  value,
  variant = 'clock',
  precision = 'second',
  className,
  ...props
}: FormattedDurationProps) {
  const { locale } = useLocale();
  return (
    <time {...props} dateTime={isoDuration(value)} className={cx(figures, className)}>
      {variant === 'clock' ? (
        <>
          <span aria-hidden="true">{formatClock(value)}</span>
          <VisuallyHidden>{formatDuration(value, locale)}</VisuallyHidden>
        </>
      ) : (
        formatDuration(value, locale, { length: variant, precision })
      )}
    </time>
  );
});
