import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './NavMenu.css.ts';

export interface NavMenuProps extends ComponentPropsWithRef<'nav'> {
  /** The name of the landmark, such as “Main” or “Account”. */
  'aria-label': string;
  /** `NavMenuItem`s. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Between two entries, in pixels. @default 30 */
  gap?: number;
  /**
   * What a horizontal menu does that does not fit: `wrap` wraps, and on phones scrolls sideways; `scroll` always scrolls
   * sideways, for a bar of a fixed height. @default 'wrap'
   */
  overflow?: 'wrap' | 'scroll';
}

/** The navigation of a site: links to its pages. For actions use `Menu`, for the pages of a tool `SidebarLayout`. */
export const NavMenu = withRef(function NavMenu({
  children,
  orientation = 'horizontal',
  gap,
  overflow = 'wrap',
  className,
  style,
  ...props
}: NavMenuProps) {
  const own = gap === undefined ? style : ({ [styles.menuGap]: `${gap}px`, ...style } as CSSProperties);
  return (
    <nav {...props} className={cx(styles.menu, className)} style={own}>
      <ul className={styles.list({ orientation, overflow })} data-orientation={orientation}>
        {children}
      </ul>
    </nav>
  );
});

export interface NavMenuItemProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** Before the label. */
  icon?: ReactNode;
  /** Whether this is the page that is shown. */
  isCurrent?: boolean;
}

/** A place in a `NavMenu`. It is the browser’s own link, which an application’s router takes over at the document. */
export const NavMenuItem = withRef(function NavMenuItem({
  icon,
  isCurrent = false,
  className,
  children,
  ...props
}: NavMenuItemProps) {
  return (
    <li className={styles.entry}>
      <a {...props} aria-current={isCurrent ? 'page' : undefined} className={cx(styles.link, className)}>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
        {children}
      </a>
    </li>
  );
});
