import { menuItemHref, menuItemsAt, useMessages, useStartup } from '@segno/data';
import { NavMenu, NavMenuItem } from '@segno/ui';
import { menuLabel } from '../frame/menuLabel.ts';
import { extraMessages } from '../messages/extras.en.ts';
import * as styles from './FooterMenu.css.ts';

/** The links at the end of every page, such as to the terms of use. They have no icons. */
export function FooterMenu() {
  const t = useMessages(extraMessages);
  const startup = useStartup();
  return (
    <NavMenu aria-label={t('menu.footer')} className={styles.footer}>
      {menuItemsAt(startup, 'footer').map((item) => (
        <NavMenuItem
          key={item.id}
          href={menuItemHref(item, startup)}
          target={item.target}
          rel={item.target === '_blank' ? 'noopener' : undefined}
        >
          {menuLabel(item, startup)}
        </NavMenuItem>
      ))}
    </NavMenu>
  );
}
