import { useMessages, type RepostKind } from '@segno/data';
import { IconButton, RepeatIcon } from '@segno/ui';
import { socialMessages } from '../messages/social.en.ts';
import * as css from './HeartButton.css.ts';
import { useRepost } from './useRepost.ts';

export interface RepostButtonProps {
  kind: RepostKind;
  id: number;
  /** The name of the record. */
  name: string;
}

/** Reposts a track or album for the followers of the person, or takes it back. Guests do not see it. */
export function RepostButton({ kind, id, name }: RepostButtonProps) {
  const t = useMessages(socialMessages);
  const { isAvailable, isReposted, press } = useRepost(kind, id);
  if (!isAvailable) return null;
  return (
    <IconButton
      variant="ghost"
      size="md"
      shape="round"
      aria-label={t('repost.named', { name })}
      aria-pressed={isReposted}
      className={css.heart}
      onPress={press}
    >
      <RepeatIcon />
    </IconButton>
  );
}
