import { menuItemHref, menuItemsAt, useStartup } from '@segno/data';
import { Link } from '@segno/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as styles from './MenuList.css.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuLabel } from './menuLabel.ts';

export interface MenuListProps {
  /** The position of the menus, such as `sidebar-primary`. */
  position: string;
  variant: 'side' | 'bottom';
  /** A last item that is not a link. */
  children?: ReactNode;
}

/** A channel has a long and a short path. */
const short = (path: string) => path.replace(/^\/channel(?=\/)/, '');

/** Whether an item links to the current page or to a section of the site that contains it. */
const currentOf = (href: string, pathname: string) => {
  if (short(href) === short(pathname)) return 'page';
  return href !== '/' && short(pathname).startsWith(`${short(href)}/`) ? true : undefined;
};

/** A list of the items at a position that are visible to the visitor. */
export function MenuList({ position, variant, children }: MenuListProps) {
  const startup = useStartup();
  const { pathname } = useLocation();
  const items = menuItemsAt(startup, position);
  if (items.length === 0 && !children) return null;
  return (
    <ul className={styles.list[variant]}>
      {items.map((item) => {
        const href = menuItemHref(item, startup);
        const label = menuLabel(item, startup);
        return (
          <li key={item.id} className={styles.item[variant]}>
            <Link
              href={href}
              target={item.target}
              rel={item.target === '_blank' ? 'noopener' : undefined}
              aria-current={currentOf(href, pathname)}
              data-tooltip={label}
              data-tooltip-placement="end"
              className={styles.link[variant]}
            >
              <MenuIcon name={item.icon} size={variant === 'side' ? 20 : 22} className={styles.icon} />
              <span data-tooltip-label className={styles.label[variant]}>
                {label}
              </span>
            </Link>
          </li>
        );
      })}
      {children && <li className={styles.item[variant]}>{children}</li>}
    </ul>
  );
}
