import {
  canEditInWorkspace,
  movePlaylistMutation,
  useMessages,
  useStartup,
  workspacesQuery,
  type Playlist,
} from '@segno/data';
import { showErrorToast } from '@segno/shell/offers';
import { Button, Menu, MenuItem, MenuTrigger, toast } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { libraryMessages } from '../messages/library.en.ts';

export interface MovePlaylistMenuProps {
  playlist: Playlist;
}

/** The key of the item for the creator's own playlists. */
const own = 0;

/** Moves a playlist that the person created into one of their workspaces, or out of it. Both can be undone. */
export default function MovePlaylistMenu({ playlist }: MovePlaylistMenuProps) {
  const t = useMessages(libraryMessages);
  const { user } = useStartup();
  const { data: workspaces = [] } = useQuery(workspacesQuery());
  const { mutateAsync: move, isPending } = useMutation(movePlaylistMutation());
  const { id, workspace_id: from } = playlist;
  const targets = workspaces.filter(
    (workspace) => workspace.id !== from && canEditInWorkspace(workspace.role),
  );
  if (playlist.owner.id !== user?.id || (targets.length === 0 && from === null)) return null;

  const undo = () => void move({ id, workspace_id: from }).catch(showErrorToast);
  const moveTo = async (key: unknown) => {
    const workspace = targets.find((target) => target.id === key);
    try {
      await move({ id, workspace_id: workspace?.id ?? null });
      toast(workspace ? t('playlist.moved', { name: workspace.name }) : t('playlist.movedOut'), {
        action: { label: t('playlist.undo'), onAction: undo },
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <MenuTrigger placement="bottom start">
      <Button size="md" isPending={isPending}>
        {t('playlist.move')}
      </Button>
      <Menu aria-label={t('playlist.moveMenu')} onAction={(key) => void moveTo(key)}>
        {from !== null && <MenuItem id={own}>{t('playlist.moveOut')}</MenuItem>}
        {targets.map(({ id: key, name }) => (
          <MenuItem key={key} id={key}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
