'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { figures } from './FormattedNumber.css.ts';

export interface FormattedNumberProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  value: number;
  /** `compact` is short, `1.2M`, with the whole number as its title. @default 'standard' */
  notation?: 'standard' | 'compact';
  /** Currency, unit, percent, digits: any options of `Intl.NumberFormat`. */
  formatOptions?: Intl.NumberFormatOptions;
}

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** A number in the format of the visitor’s language. For file sizes use `FormattedBytes`. */
export const FormattedNumber = withRef(function FormattedNumber({
  value,
  notation = 'standard',
  formatOptions,
  className,
  ...props
}: FormattedNumberProps) {
  const { locale } = useLocale();
  const isCompact = notation === 'compact';
  const whole = formatNumber(value, locale, formatOptions);
  return (
    <span title={isCompact ? whole : undefined} {...props} className={cx(figures, className)}>
      {isCompact ? formatNumber(value, locale, { ...compact, ...formatOptions }) : whole}
    </span>
  );
});
