import { menuItemHref, menuItemsAt, useMessages, useStartup } from '@segno/data';
import { Menu, MenuItem } from '@segno/ui';
import { LanguageItems } from '../language/LanguageItems.tsx';
import { messages } from '../messages/en.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuLabel } from './menuLabel.ts';

/** The links in the More menu of a phone. */
export default function MoreMenuItems() {
  const t = useMessages(messages);
  const startup = useStartup();
  const shown = new Set(menuItemsAt(startup, 'mobile-bottom').map((item) => menuItemHref(item, startup)));
  const items = ['sidebar-primary', 'sidebar-secondary']
    .flatMap((position) => menuItemsAt(startup, position))
    .filter((item) => !shown.has(menuItemHref(item, startup)));
  return (
    <Menu aria-label={t('menu.more')}>
      {items.map((item) => {
        const label = menuLabel(item, startup);
        return (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={label}
            icon={<MenuIcon name={item.icon} />}
            href={menuItemHref(item, startup)}
            target={item.target}
          >
            {label}
          </MenuItem>
        );
      })}
      <LanguageItems />
    </Menu>
  );
}
