import { switchWorkspace, useMessages, type Workspace } from '@segno/data';
import { toast } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { workspaceMessages } from '../messages/workspaces.en.ts';

/** Functions for the names of workspaces and for the active one. */
export function useSwitchWorkspace() {
  const t = useMessages(workspaceMessages);
  const client = useQueryClient();
  /** The default workspace has a translated name. */
  const nameOf = ({ id, name }: Workspace) => (id === 0 ? t('workspace.default') : name);
  return {
    nameOf,
    /** Makes a workspace the active one, and says so. */
    switchTo: (workspace: Workspace) => {
      switchWorkspace(client, workspace);
      toast(t('workspace.switched', { name: nameOf(workspace) }));
    },
  };
}
