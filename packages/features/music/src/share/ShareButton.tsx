import { useMessages } from '@segno/data';
import { IconButton, ShareIcon } from '@segno/ui';
import { socialMessages } from '../messages/social.en.ts';
import { openShareDialog } from './openShareDialog.tsx';

export interface ShareButtonProps {
  /** The name of the record. */
  name: string;
  /** The path of its page. */
  path: string;
}

/** Opens the share sheet of a record. */
export function ShareButton(record: ShareButtonProps) {
  const t = useMessages(socialMessages);
  return (
    <IconButton
      variant="ghost"
      size="md"
      shape="round"
      aria-label={t('share.menu')}
      onPress={() => void openShareDialog(record)}
    >
      <ShareIcon />
    </IconButton>
  );
}
