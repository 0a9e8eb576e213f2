import {
  removeTracksMutation,
  restoreTracksMutation,
  useMessages,
  type Playlist,
  type PlaylistTrack,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { libraryMessages } from '../messages/library.en.ts';

/** The most entries that one request removes. */
const mostRemoved = 1000;

/** Removes entries of a playlist. A toast offers to undo it. */
export function useRemoveEntries({ id }: Playlist) {
  const t = useMessages(libraryMessages);
  const { mutateAsync: remove } = useMutation(removeTracksMutation());
  const { mutateAsync: restore } = useMutation(restoreTracksMutation());

  const undo = async (removals: readonly number[]) => {
    try {
      for (const removal_id of removals) await restore({ id, removal_id });
    } catch (error) {
      showErrorToast(error);
    }
  };
  const removeAll = async (entries: readonly PlaylistTrack[]) => {
    const removals: number[] = [];
    try {
      for (let start = 0; start < entries.length; start += mostRemoved) {
        const ids = entries.slice(start, start + mostRemoved).map((entry) => entry.id);
        removals.push((await remove({ id, ids })).removal_id);
      }
    } catch (error) {
      showErrorToast(error);
    }
    if (removals.length === 0) return;
    toast(t('playlist.removed', { count: entries.length, title: entries[0]?.track.name ?? '' }), {
      action: { label: t('playlist.undo'), onAction: () => void undo(removals) },
    });
  };
  return (entries: readonly PlaylistTrack[]) => void removeAll(entries);
}
