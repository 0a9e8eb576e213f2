import {
  deletePlaylistMutation,
  likeMutation,
  restorePlaylistMutation,
  useMessages,
  type Playlist,
} from '@segno/data';
import { showErrorToast } from '@segno/shell/offers';
import { Button, HeartIcon, SelectionBar, toast, TrashIcon } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { libraryMessages } from '../messages/library.en.ts';

export interface PlaylistSelectionBarProps {
  playlists: readonly Playlist[];
  onClear: () => void;
}

/** The actions for the selected playlists: own ones are deleted, others unfollowed. Both can be undone. */
export function PlaylistSelectionBar({ playlists, onClear }: PlaylistSelectionBarProps) {
  const t = useMessages(libraryMessages);
  const { mutateAsync: erase, isPending: isErasing } = useMutation(deletePlaylistMutation());
  const { mutateAsync: restore } = useMutation(restorePlaylistMutation());
  const { mutateAsync: like, isPending: isLiking } = useMutation(likeMutation());
  const deletable = playlists.filter(({ permissions }) => permissions.delete);
  const followed = playlists.filter(({ permissions }) => !permissions.delete);
  const follow = (id: number, isLiked: boolean) => like({ kind: 'playlists', id, isLiked });

  /** Changes one playlist after the other, and offers to undo what was changed before an error. */
  const changeAll = async (
    all: readonly Playlist[],
    change: (id: number) => Promise<unknown>,
    undo: (id: number) => Promise<unknown>,
    message: 'playlist.deletedCount' | 'playlist.unfollowedCount',
  ) => {
    const done: number[] = [];
    const undoAll = async () => {
      try {
        for (const id of done) await undo(id);
      } catch (error) {
        showErrorToast(error);
      }
    };
    try {
      for (const { id } of all) {
        await change(id);
        done.push(id);
      }
      onClear();
    } catch (error) {
      showErrorToast(error);
    }
    if (done.length === 0) return;
    toast(t(message, { count: done.length }), {
      action: { label: t('playlist.undo'), onAction: () => void undoAll() },
    });
  };
  return (
    <SelectionBar label={t('library.selected', { count: playlists.length })} onClear={onClear}>
      {followed.length > 0 && (
        <Button
          variant="ghost"
          startIcon={<HeartIcon />}
          isPending={isLiking}
          onPress={() =>
            void changeAll(
              followed,
              (id) => follow(id, false),
              (id) => follow(id, true),
              'playlist.unfollowedCount',
            )
          }
        >
          {t('like.menuUnfollow')}
        </Button>
      )}
      {deletable.length > 0 && (
        <Button
          variant="ghost"
          tone="danger"
          startIcon={<TrashIcon />}
          isPending={isErasing}
          onPress={() => void changeAll(deletable, erase, restore, 'playlist.deletedCount')}
        >
          {t('playlist.deleteSelected')}
        </Button>
      )}
    </SelectionBar>
  );
}
