'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './SidebarLayout.css.ts';

export interface SidebarItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  icon: ReactNode;
  children: string;
  /** Whether this is the current page. */
  isCurrent?: boolean;
  /** A count or another short mark at the end. It is not shown while the sidebar is collapsed. */
  badge?: ReactNode;
}

/** A link in a `SidebarLayout`. Collapsed, it shows its icon; its name remains for screen readers and as a tooltip. */
export const SidebarItem = withRef(function SidebarItem({
  icon,
  children,
  isCurrent = false,
  badge,
  className,
  ...props
}: SidebarItemProps) {
  return (
    <a
      title={children}
      {...props}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(styles.item, className)}
    >
      <span className={styles.itemIcon} aria-hidden>
        {icon}
      </span>
      <span className={styles.itemLabel}>{children}</span>
      {badge !== undefined && <span className={styles.itemBadge}>{badge}</span>}
    </a>
  );
});
