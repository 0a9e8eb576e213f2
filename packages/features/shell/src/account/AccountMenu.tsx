import { useMessages } from '@segno/data';
import { IconButton, lazyPart, MenuTrigger, UserIcon } from '@segno/ui';
import { messages } from '../messages/en.ts';

const AccountMenuItems = lazyPart(() => import('./AccountMenuItems.tsx'));

/** The button of a signed-in person's menu. The menu's code is loaded on hover, focus or press. */
export function AccountMenu() {
  const t = useMessages(messages);
  return (
    <MenuTrigger placement="bottom end" onIntent={AccountMenuItems.preload}>
      <IconButton variant="ghost" aria-label={t('account')}>
        <UserIcon />
      </IconButton>
      <AccountMenuItems />
    </MenuTrigger>
  );
}
