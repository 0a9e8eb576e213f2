import { contextOf, type Playable, usePlayerStores } from '@segno/playback';
import { openShareDialog } from './openShareDialog.tsx';

/** A function that opens the share sheet of a record. That of a track knows the second that plays. */
export function useShare(): (target: Playable) => void {
  const { state, progress } = usePlayerStores();
  return (target) => {
    const { name, href } = contextOf(target);
    const hasEmbed =
      target.type === 'playlist'
        ? target.playlist.public
        : target.type === 'track' || target.type === 'album';
    const isCurrent = target.type === 'track' && state.getState().current?.track.id === target.track.id;
    const now = isCurrent ? Math.floor(progress.getState().position / 1000) : 0;
    void openShareDialog({
      name,
      path: href,
      embedPath: hasEmbed ? `${href}/embed` : undefined,
      time: target.type === 'track' ? { length: Math.floor(target.track.duration / 1000), now } : undefined,
    });
  };
}
