import { lazyPart, PartBoundary } from '@segno/ui';
import { usePlayerState, usePlayerStores } from '@segno/playback';
import { useStore } from 'zustand';
import { BarsFailure } from './BarsFailure.tsx';
import { dock } from './PlayerDock.css.ts';

const Bars = lazyPart(() => import('./Bars.tsx'));

/**
 * The container of the player bar. It is empty until there is a current track, here or on another device; then it has the height of the bar before
 * the bar is loaded.
 */
export function PlayerDock() {
  const hasTrack = usePlayerState((state) => state.current !== null);
  const hasRemote = useStore(usePlayerStores().remote, ({ playback }) => playback !== null);
  if (!hasTrack && !hasRemote) return null;
  return (
    <div className={dock}>
      <PartBoundary Failure={BarsFailure}>
        <Bars />
      </PartBoundary>
    </div>
  );
}
