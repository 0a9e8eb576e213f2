import {
  deletePlaylistMutation,
  libraryPlaylistsPath,
  playlistPath,
  restorePlaylistMutation,
  useMessages,
  type Playlist,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { openPlaylistDialog, openSmartPlaylistDialog } from '@segno/music';
import { Button, IconButton, Inline, toast, TrashIcon } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { libraryMessages } from '../messages/library.en.ts';

/** Edits and deletes a playlist. The deletion can be undone. */
export function PlaylistOwnerActions({ playlist }: { playlist: Playlist }) {
  const t = useMessages(libraryMessages);
  const navigate = useNavigate();
  const { mutateAsync: restore } = useMutation(restorePlaylistMutation());
  const { mutateAsync: remove, isPending } = useMutation(deletePlaylistMutation());
  const { name } = playlist;

  const edit = async () => {
    const saved = await openPlaylistDialog({ playlist });
    if (saved) toast(t('playlist.saved', { name: saved.name }));
  };
  const editRules = async () => {
    const saved = await openSmartPlaylistDialog({ playlist });
    if (saved) toast(t('playlist.saved', { name: saved.name }));
  };
  const undo = async () => {
    try {
      await restore(playlist.id);
      toast(t('playlist.restored', { name }));
      await navigate(playlistPath(playlist));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const erase = async () => {
    try {
      await remove(playlist.id);
      await navigate(libraryPlaylistsPath());
      toast(t('playlist.deleted', { name }), {
        action: { label: t('playlist.undo'), onAction: () => void undo() },
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Inline space="sm">
      <Button size="md" onPress={() => void edit()}>
        {t('playlist.edit')}
      </Button>
      {playlist.is_smart && (
        <Button size="md" onPress={() => void editRules()}>
          {t('playlist.editRules')}
        </Button>
      )}
      <IconButton
        variant="ghost"
        size="md"
        shape="round"
        aria-label={t('playlist.delete')}
        isDisabled={isPending}
        onPress={() => void erase()}
      >
        <TrashIcon />
      </IconButton>
    </Inline>
  );
}
