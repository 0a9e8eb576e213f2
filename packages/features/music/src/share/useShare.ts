import { contextOf, type Playable, usePlayerStores } from '@segno/playback';
import { openShareDialog } from './openShareDialog.tsx';
import type { ShareDialogProps } from './ShareDialog.tsx';

/** Who alone can open the page of a playlist, if not everybody. */
function onlyOf(target: Playable): ShareDialogProps['only'] {
  if (target.type !== 'playlist' || target.playlist.public) return undefined;
  const { workspace_id, collaborative } = target.playlist;
  return workspace_id !== null ? 'members' : collaborative ? 'joined' : 'owner';
}

/** A function that opens the share sheet of a record. That of a track knows the second that plays. */
export function useShare(): (target: Playable) => void {
  const { state, progress } = usePlayerStores();
  return (target) => {
    const { name, href } = contextOf(target);
    const only = onlyOf(target);
    const hasEmbed = only === undefined && target.type !== 'artist' && target.type !== 'genre';
    const isCurrent = target.type === 'track' && state.getState().current?.track.id === target.track.id;
    const now = isCurrent ? Math.floor(progress.getState().position / 1000) : 0;
    void openShareDialog({
      name,
      path: href,
      embedPath: hasEmbed ? `${href}/embed` : undefined,
      only,
      time: target.type === 'track' ? { length: Math.floor(target.track.duration / 1000), now } : undefined,
    });
  };
}
