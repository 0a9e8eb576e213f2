import { likeMutation, likesQuery, restrictionOf, useMessages, useStartup } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { libraryMessages } from '../messages/library.en.ts';
import { dropPendingLike, type PendingLike, takePendingLike } from './pendingLike.ts';

/**
 * Gives the like that a guest has pressed once they have signed in. Without a sign-in it is dropped with their next page.
 * `pathname` is that of the page.
 */
export function usePendingLike(pathname: string) {
  const t = useMessages(libraryMessages);
  const client = useQueryClient();
  const startup = useStartup();
  const { mutateAsync } = useMutation(likeMutation());
  const viewer = startup.user?.id;
  const isRestricted = restrictionOf(startup) !== null;
  const give = useEffectEvent(async ({ kind, id, name }: PendingLike) => {
    const set = (isLiked: boolean) => mutateAsync({ kind, id, isLiked, viewer });
    try {
      const known = await client.query({ ...likesQuery(), staleTime: 0 });
      const isNews = !known[kind].includes(id);
      if (isNews) await set(true);
      const isLiked = kind === 'tracks' || kind === 'albums';
      toast(t(isLiked ? 'like.added' : 'like.followingNamed', { name }), {
        // A like that the person had given before is not theirs to lose here.
        action: isNews
          ? { label: t('playlist.undo'), onAction: () => void set(false).catch(showErrorToast) }
          : undefined,
      });
    } catch (error) {
      showErrorToast(error);
    }
  });
  useEffect(() => {
    if (viewer === undefined) dropPendingLike(pathname);
  }, [viewer, pathname]);
  useEffect(() => {
    if (viewer === undefined || isRestricted) return;
    const like = takePendingLike();
    if (like && !(like.kind === 'users' && like.id === viewer)) void give(like);
  }, [viewer, isRestricted]);
}
