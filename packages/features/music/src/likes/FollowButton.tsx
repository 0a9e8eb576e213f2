import { useMessages, type LikeKind } from '@segno/data';
import { Button, CheckIcon } from '@segno/ui';
import { libraryMessages } from '../messages/library.en.ts';
import { useLikeAction } from './useLikeAction.ts';

export interface FollowButtonProps {
  kind: LikeKind;
  id: number;
  /** The name of the record. */
  name: string;
}

/** Follows an artist or playlist, or takes it back. */
export function FollowButton({ kind, id, name }: FollowButtonProps) {
  const t = useMessages(libraryMessages);
  const { isLiked, press } = useLikeAction(kind, id, name);
  return (
    <Button
      size="md"
      // The name contains the visible text (WCAG 2.5.3), which tells the state.
      aria-label={t(isLiked ? 'like.followingNamed' : 'like.followNamed', { name })}
      startIcon={isLiked ? <CheckIcon /> : undefined}
      onPress={press}
    >
      {t(isLiked ? 'like.following' : 'like.follow')}
    </Button>
  );
}
