import { IconButton, lazyPart, MenuTrigger, MoreIcon } from '@segno/ui';
import { useMessages } from '@segno/data';
import { messages } from '../messages/en.ts';
import { moreButton } from '../settings/moreButton.ts';

const MoreMenu = lazyPart<{ onLeave?: () => void }>(() => import('./MoreMenu.tsx'));

/** Opens the menu of less frequent actions: speed, links to the pages of the track, keyboard shortcuts. */
export function MoreButton({ size = 'sm', onLeave }: { size?: 'sm' | 'md'; onLeave?: () => void }) {
  const t = useMessages(messages);
  return (
    <MenuTrigger placement="top end" onIntent={MoreMenu.preload}>
      <IconButton size={size} aria-label={t('bar.more')} {...{ [moreButton]: true }}>
        <MoreIcon />
      </IconButton>
      <MoreMenu onLeave={onLeave} />
    </MenuTrigger>
  );
}
