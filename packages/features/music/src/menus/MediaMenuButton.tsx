import { useMessages } from '@segno/data';
import { IconButton, MoreIcon } from '@segno/ui';
import { recordOf } from '@segno/playback';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { openMediaMenuAt, type MediaTarget } from './mediaMenu.ts';

export interface MediaMenuButtonProps {
  target: MediaTarget;
  /** `md` stands beside the buttons in the head of a page. @default 'sm' */
  size?: 'sm' | 'md';
}

/** The button of a row or a page that opens the menu of its record. */
export function MediaMenuButton({ target, size = 'sm' }: MediaMenuButtonProps) {
  const t = useMessages(catalogueMessages);
  return (
    <IconButton
      variant="ghost"
      size={size}
      shape="round"
      aria-label={t('moreFor', { name: recordOf(target).name })}
      aria-haspopup="menu"
      onPress={(event) => openMediaMenuAt(event.target, target)}
    >
      <MoreIcon />
    </IconButton>
  );
}
