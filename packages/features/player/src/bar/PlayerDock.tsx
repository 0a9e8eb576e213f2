import { lazyPart, PartBoundary } from '@segno/ui';
import { usePlayerState } from '../playback/usePlayer.ts';
import { BarsFailure } from './BarsFailure.tsx';
import { dock } from './PlayerDock.css.ts';

const Bars = lazyPart(() => import('./Bars.tsx'));

/**
 * The container of the player bar. It is empty until there is a current track; then it has the height of the bar before
 * the bar is loaded.
 */
export function PlayerDock() {
  const hasTrack = usePlayerState((state) => state.current !== null);
  if (!hasTrack) return null;
  return (
    <div className={dock}>
      <PartBoundary Failure={BarsFailure}>
        <Bars />
      </PartBoundary>
    </div>
  );
}
