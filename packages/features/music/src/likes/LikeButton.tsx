import { useMessages, type LikeKind } from '@segno/data';
import { libraryMessages } from '../messages/library.en.ts';
import { HeartButton } from './HeartButton.tsx';
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
export function LikeButton({ kind, id, name, size }: LikeButtonProps) {
  const t = useMessages(libraryMessages);
  const { isLiked, press } = useLikeAction(kind, id, name);
  return <HeartButton label={t('like.like', { name })} isLiked={isLiked} size={size} onPress={press} />;
}
