import { useMessages } from '@segno/data';
import { Button, lazyPart, MenuTrigger, MoreIcon } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './MoreMenu.css.ts';

const MoreMenuItems = lazyPart(() => import('./MoreMenuItems.tsx'));

/** On a phone: a menu with the sidebar's items that are not in the menu at the bottom. */
export function MoreMenu() {
  const t = useMessages(messages);
  return (
    <MenuTrigger placement="top end" onIntent={MoreMenuItems.preload}>
      <Button variant="ghost" className={styles.more}>
        <span className={styles.moreContent}>
          <MoreIcon size={22} />
          {t('menu.more')}
        </span>
      </Button>
      <MoreMenuItems />
    </MenuTrigger>
  );
}
