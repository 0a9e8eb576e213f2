import { lazyPart, PartBoundary } from '@segno/ui';
import { usePlayerState } from '../playback/usePlayer.ts';
import { BarsFailure } from './BarsFailure.tsx';
import { dock } from './PlayerDock.css.ts';

const Bars = lazyPart(() => import('./Bars.tsx'));

/** The place of the player bar. Empty until something plays or waits, and then as high as the bar from the first. */
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
