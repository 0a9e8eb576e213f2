import { useMessages } from '@segno/data';
import { Button, lazyPart, MenuTrigger, MoreIcon } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './MoreMenu.css.ts';

const MoreMenuItems = lazyPart(() => import('./MoreMenuItems.tsx'));

/** On a phone: the menu of the sidebar's items that the menu at the bottom does not have. */
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
