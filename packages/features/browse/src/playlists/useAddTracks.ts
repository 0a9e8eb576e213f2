import { addTracksMutation, removeTracksMutation, useMessages, type Playlist } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { isDuplicates, openDuplicates } from '@segno/music';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { libraryMessages } from '../messages/library.en.ts';

/**
 * Adds tracks to a playlist, which can be undone. Tracks that it has are added again on request. Resolves whether they
 * were added.
 */
export function useAddTracks({ id, name, ...playlist }: Playlist) {
  const t = useMessages(libraryMessages);
  const { mutateAsync: add } = useMutation(addTracksMutation());
  const { mutateAsync: remove } = useMutation(removeTracksMutation());

  return async (trackIds: number[], onUndo?: () => void): Promise<boolean> => {
    try {
      const { ids } = await add({ id, track_ids: trackIds });
      toast(t('playlist.added', { name }), {
        action: {
          label: t('playlist.undo'),
          onAction: () => {
            onUndo?.();
            remove({ id, ids }).catch(showErrorToast);
          },
        },
      });
      return true;
    } catch (error) {
      if (isDuplicates(error)) await openDuplicates(trackIds, { id, name, ...playlist }, error);
      else showErrorToast(error);
      return false;
    }
  };
}
