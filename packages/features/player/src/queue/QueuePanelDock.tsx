import { lazy, Suspense } from 'react';
import { usePlayerState, usePlayerView } from '../playback/usePlayer.ts';

const QueuePanel = lazy(() => import('./QueuePanel.tsx'));

/** The place of the queue beside the page. Empty while it is closed. */
export function QueuePanelDock() {
  const isOpen = usePlayerView((view) => view.isQueueOpen);
  const hasTrack = usePlayerState((state) => state.current !== null);
  if (!isOpen || !hasTrack) return null;
  return (
    <Suspense fallback={null}>
      <QueuePanel />
    </Suspense>
  );
}
