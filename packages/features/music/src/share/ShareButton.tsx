import { useMessages } from '@segno/data';
import type { Playable } from '@segno/playback';
import { IconButton, ShareIcon } from '@segno/ui';
import { socialMessages } from '../messages/social.en.ts';
import { useShare } from './useShare.ts';

/** Opens the share sheet of a record. */
export function ShareButton({ target }: { target: Playable }) {
  const t = useMessages(socialMessages);
  const share = useShare();
  return (
    <IconButton
      variant="ghost"
      size="md"
      shape="round"
      aria-label={t('share.share')}
      onPress={() => share(target)}
    >
      <ShareIcon />
    </IconButton>
  );
}
