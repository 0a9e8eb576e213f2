import { menuItemHref, menuItemsAt, useMessages, useStartup } from '@segno/data';
import { Button, lazyPart, MenuTrigger, MoreIcon } from '@segno/ui';
import { useLocation } from 'react-router';
import { messages } from '../messages/en.ts';
import * as styles from './AppShell.css.ts';
import { currentOf } from './MenuList.tsx';

const MoreMenuItems = lazyPart(() => import('./MoreMenuItems.tsx'));

/** The way on a phone to what stands in the sidebar of wider screens, and not in the menu at the bottom. */
export function MoreMenu() {
  const t = useMessages(messages);
  const startup = useStartup();
  const { pathname } = useLocation();
  const hrefOf = (item: Parameters<typeof menuItemHref>[0]) => menuItemHref(item, startup);
  const shown = new Set(menuItemsAt(startup, 'mobile-bottom').map(hrefOf));
  const items = ['sidebar-primary', 'sidebar-secondary']
    .flatMap((position) => menuItemsAt(startup, position))
    .filter((item) => !shown.has(hrefOf(item)));
  if (items.length === 0) return null;
  const isHere = items.some((item) => currentOf(hrefOf(item), pathname));
  return (
    <MenuTrigger placement="top end" onIntent={MoreMenuItems.preload}>
      <Button variant="ghost" className={styles.more} data-current={isHere || undefined}>
        <span className={styles.moreContent}>
          <MoreIcon size={22} />
          {t('menu.more')}
        </span>
      </Button>
      <MoreMenuItems items={items} />
    </MenuTrigger>
  );
}
