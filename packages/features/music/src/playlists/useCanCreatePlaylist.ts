import { canEditInWorkspace, useCan, useStartup } from '@segno/data';

/** Whether the visitor may create playlists in the active workspace. */
export function useCanCreatePlaylist(): boolean {
  const can = useCan();
  const { workspace } = useStartup();
  return can('playlists.create') && canEditInWorkspace(workspace.role);
}
