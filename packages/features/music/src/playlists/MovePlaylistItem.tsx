import {
  canEditInWorkspace,
  movePlaylistMutation,
  useMessages,
  workspacesPath,
  workspacesQuery,
  type Playlist,
  type Workspace,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Menu, MenuItem, MenuSection, PlaylistIcon, SubmenuTrigger, toast } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { libraryMessages } from '../messages/library.en.ts';

/**
 * An item of a menu that moves a playlist, which the person created, into one of their workspaces, or out of it. Both can
 * be undone.
 */
export function MovePlaylistItem({ playlist }: { playlist: Playlist }) {
  const t = useMessages(libraryMessages);
  const { data: workspaces = [] } = useQuery(workspacesQuery());
  const { mutateAsync: move } = useMutation(movePlaylistMutation());
  const { id, workspace_id: from } = playlist;
  const targets = workspaces.filter(
    (workspace) => workspace.id !== from && canEditInWorkspace(workspace.role),
  );

  const undo = () => void move({ id, workspace_id: from }).catch(showErrorToast);
  const moveTo = async (workspace: Workspace | null) => {
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
    <SubmenuTrigger>
      <MenuItem icon={<PlaylistIcon />}>{t('playlist.move')}</MenuItem>
      <Menu>
        {(from !== null || targets.length > 0) && (
          <MenuSection aria-label={t('playlist.move')}>
            {from !== null && <MenuItem onAction={() => void moveTo(null)}>{t('playlist.moveOut')}</MenuItem>}
            {targets.map((workspace) => (
              <MenuItem key={workspace.id} id={workspace.id} onAction={() => void moveTo(workspace)}>
                {workspace.name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection aria-label={t('library.workspace')}>
          <MenuItem href={workspacesPath()}>{t('playlist.workspaces')}</MenuItem>
        </MenuSection>
      </Menu>
    </SubmenuTrigger>
  );
}
