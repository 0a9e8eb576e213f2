'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef } from 'react';
import { figures } from '../FormattedNumber/FormattedNumber.css.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { formatBytes } from '../format/formatBytes.ts';

export interface FormattedBytesProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In bytes. */
  value: number;
  /** Whether a step is 1000 (kB, MB) or 1024 (KiB, MiB). @default 'decimal' */
  units?: 'decimal' | 'binary';
  /** @default 1 */
  maximumFractionDigits?: number;
}

/** The size of a file or of a transfer, in the format of the locale. */
export const FormattedBytes = withRef(function FormattedBytes({
  value,
  units = 'decimal',
  maximumFractionDigits = 1,
  className,
  ...props
}: FormattedBytesProps) {
  const { locale } = useLocale();
  return (
    <span {...props} className={cx(figures, className)}>
      {formatBytes(value, locale, { units, maximumFractionDigits })}
    </span>
  );
});
