import { removeCollaboratorMutation, useMessages, useStartup, type Playlist } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { CloseIcon, MenuItem, toast, UserIcon } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { collaborationMessages } from '../messages/collaboration.en.ts';
import { openCollaborationDialog } from './libraryDialogs.tsx';

/** An item of a menu by which an owner invites people to a playlist, and others leave it. Others see nothing. */
export function CollaborationItem({ playlist }: { playlist: Playlist }) {
  const t = useMessages(collaborationMessages);
  const { user } = useStartup();
  const { mutateAsync: remove } = useMutation(removeCollaboratorMutation(playlist.id));
  const { permissions, name } = playlist;
  if (!user || playlist.is_smart) return null;
  if (permissions.update)
    return (
      <MenuItem icon={<UserIcon />} onAction={() => void openCollaborationDialog(playlist)}>
        {t('collaboration.menu')}
      </MenuItem>
    );
  if (!permissions.edit_tracks || playlist.workspace_id !== null) return null;
  const leave = async () => {
    try {
      await remove(user.id);
      toast(t('collaboration.left', { name }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <MenuItem icon={<CloseIcon />} onAction={() => void leave()}>
      {t('collaboration.leave')}
    </MenuItem>
  );
}
