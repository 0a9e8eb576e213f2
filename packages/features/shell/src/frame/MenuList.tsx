import { innerMenuItems, type MenuItem, menuItemHref, menuItemsAt, useStartup } from '@segno/data';
import { Link } from '@segno/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as styles from './MenuList.css.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuLabel } from './menuLabel.ts';

type Variant = 'side' | 'bottom';

export interface MenuListProps {
  /** The position of the menus, such as `sidebar-primary`. */
  position: string;
  variant: Variant;
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
  const items = menuItemsAt(useStartup(), position);
  if (items.length === 0 && !children) return null;
  return (
    <ul className={styles.list[variant]} data-menu={position}>
      {items.map((item) => (
        <Item key={item.id} item={item} variant={variant} />
      ))}
      {children && <li className={styles.item[variant]}>{children}</li>}
    </ul>
  );
}

function Item({ item, variant }: { item: MenuItem; variant: Variant }) {
  const startup = useStartup();
  const { pathname } = useLocation();
  const href = menuItemHref(item, startup);
  const label = menuLabel(item, startup);
  const inner = variant === 'side' ? innerMenuItems(item, startup) : [];
  return (
    <li className={styles.item[variant]}>
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
      {inner.length > 0 && (
        <ul className={styles.inner}>
          {inner.map((one) => (
            <Item key={one.id} item={one} variant={variant} />
          ))}
        </ul>
      )}
    </li>
  );
}
