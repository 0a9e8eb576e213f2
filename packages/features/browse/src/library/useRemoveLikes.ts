import { likeManyMutation, useMessages, type Track } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';

/** Takes back the likes of tracks. A toast offers to undo it. */
export function useRemoveLikes() {
  const t = useMessages(socialMessages);
  const { mutateAsync: likeMany } = useMutation(likeManyMutation());
  return async (tracks: readonly Track[]) => {
    const ids = tracks.map(({ id }) => id);
    if (ids.length === 0) return;
    await likeMany({ ids, isLiked: false });
    toast(t('songs.removed', { count: ids.length }), {
      action: {
        label: t('songs.undo'),
        // The last one first, so that they return in their order.
        onAction: () => void likeMany({ ids: ids.toReversed(), isLiked: true }).catch(showErrorToast),
      },
    });
  };
}
