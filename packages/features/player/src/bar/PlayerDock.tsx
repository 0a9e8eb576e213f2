import { lazy, Suspense } from 'react';
import { usePlayerState } from '../playback/usePlayer.ts';
import { dock } from './PlayerDock.css.ts';

const Bars = lazy(() => import('./Bars.tsx'));

/** The place of the player bar. Empty until something plays or waits, and then as high as the bar from the first. */
export function PlayerDock() {
  const hasTrack = usePlayerState((state) => state.current !== null);
  if (!hasTrack) return null;
  return (
    <div className={dock}>
      <Suspense fallback={null}>
        <Bars />
      </Suspense>
    </div>
  );
}
