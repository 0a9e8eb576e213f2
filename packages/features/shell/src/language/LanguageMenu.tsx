import { useMessages } from '@segno/data';
import { GlobeIcon, IconButton, lazyPart, MenuTrigger } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './LanguageMenu.css.ts';

const LanguageMenuItems = lazyPart(() => import('./LanguageMenuItems.tsx'));

/** The button of a guest's language menu. The menu's code is loaded on hover, focus or press. */
export function LanguageMenu() {
  const t = useMessages(messages);
  return (
    <MenuTrigger placement="bottom end" onIntent={LanguageMenuItems.preload}>
      <IconButton variant="ghost" aria-label={t('language')} className={styles.languages}>
        <GlobeIcon />
      </IconButton>
      <LanguageMenuItems />
    </MenuTrigger>
  );
}
