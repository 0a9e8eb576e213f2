'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatNumber } from '../format/formatNumber.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The count; nothing is rendered for 0. Without a count the badge is a dot. */
  count?: number;
  /** A larger count is shown as “99+”. @default 99 */
  max?: number;
  /** The text for screen readers, such as “3 unread notifications”. */
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'neutral' | 'danger' | 'positive' | 'warning';
  /** The element whose corner the badge is on. Without it the badge is inline. */
  children?: ReactNode;
}

/** Shows a count on the corner of a button or beside a word. For a word or status use `Chip`. */
export const Badge = withRef(function Badge({
  count,
  max = 99,
  label,
  tone = 'accent',
  children,
  className,
  ...props
}: BadgeProps) {
  const { locale } = useLocale();
  const isDot = count === undefined;
  const mark = (isDot || count > 0) && (
    <span
      {...props}
      className={cx(
        styles.badge,
        isDot && styles.dot,
        styles.tone[tone],
        children !== undefined && styles.corner,
        className,
      )}
    >
      {!isDot && (
        <span aria-hidden="true">
          {count > max ? `${formatNumber(max, locale)}+` : formatNumber(count, locale)}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
  if (children === undefined) return mark || null;
  return (
    <span className={styles.anchor}>
      {children}
      {mark}
    </span>
  );
});
