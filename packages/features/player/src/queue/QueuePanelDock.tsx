import { lazyPart, PartBoundary } from '@segno/ui';
import { usePlayerState, usePlayerView } from '@segno/playback';
import { QueueFailure } from './QueueFailure.tsx';

const QueuePanel = lazyPart(() => import('./QueuePanel.tsx'));

/** The container of the queue panel. Empty while the queue is closed. */
export function QueuePanelDock() {
  const isOpen = usePlayerView((view) => view.isQueueOpen);
  const hasTrack = usePlayerState((state) => state.current !== null);
  if (!isOpen || !hasTrack) return null;
  return (
    <PartBoundary Failure={QueueFailure}>
      <QueuePanel />
    </PartBoundary>
  );
}
