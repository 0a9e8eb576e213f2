import { likeManyMutation, useMessages } from '@segno/data';
import type { LikeManyKind } from '@segno/data/contract';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';

const removed = {
  tracks: 'songs.removed',
  albums: 'saved.albumsRemoved',
  artists: 'saved.artistsRemoved',
} as const;

/** Takes back the likes of tracks or albums, or unfollows artists. A toast offers to undo it. */
export function useRemoveLikes(kind: LikeManyKind = 'tracks') {
  const t = useMessages(socialMessages);
  const { mutateAsync: likeMany } = useMutation(likeManyMutation());
  return async (records: readonly { id: number }[]) => {
    const ids = records.map(({ id }) => id);
    if (ids.length === 0) return;
    await likeMany({ kind, ids, isLiked: false });
    toast(t(removed[kind], { count: ids.length }), {
      action: {
        label: t('songs.undo'),
        // The last one first, so that they return in their order.
        onAction: () => void likeMany({ kind, ids: ids.toReversed(), isLiked: true }).catch(showErrorToast),
      },
    });
  };
}
