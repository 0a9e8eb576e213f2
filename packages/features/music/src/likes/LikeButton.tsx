import { useMessages, type LikeKind } from '@segno/data';
import { HeartIcon, IconButton } from '@segno/ui';
import { libraryMessages } from '../messages/library.en.ts';
import * as css from './LikeButton.css.ts';
import { useLikeAction } from './useLikeAction.ts';

export interface LikeButtonProps {
  kind: LikeKind;
  id: number;
  /** The name of the record. */
  name: string;
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/** Likes a track or album, or takes the like back. */
export function LikeButton({ kind, id, name, size = 'md' }: LikeButtonProps) {
  const t = useMessages(libraryMessages);
  const { isLiked, press } = useLikeAction(kind, id);
  return (
    <IconButton
      variant="ghost"
      size={size}
      shape="round"
      aria-label={t('like.like', { name })}
      aria-pressed={isLiked}
      className={css.like}
      onPress={press}
    >
      <HeartIcon className={isLiked ? css.filled : undefined} />
    </IconButton>
  );
}
