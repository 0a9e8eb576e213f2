import { LibraryDock } from '@segno/browse';
import { MediaMenuDock } from '@segno/music';
import { PlayerDock, PlayerProvider, QueuePanelDock, TabTitle } from '@segno/player';
import { AppShell, NavigationProgress, RouteAnnouncer, UpdateNotice } from '@segno/shell';
import { noFailure, PartBoundary } from '@segno/ui';
import { Outlet } from 'react-router';
import { ScrollPositions } from './ScrollPositions.tsx';
import { useDocumentMeta } from './useDocumentMeta.ts';
import { useFrame } from './useFrame.ts';
import { useIsOutdated } from './useIsOutdated.ts';
import { usePreloadedParts } from './usePreloadedParts.ts';

/** The frame of every page. */
export function Root() {
  const title = useDocumentMeta();
  const isOutdated = useIsOutdated();
  usePreloadedParts();
  return (
    <PlayerProvider>
      <TabTitle page={title} />
      <NavigationProgress />
      <AppShell
        frame={useFrame()}
        player={<PlayerDock />}
        library={<LibraryDock />}
        panel={<QueuePanelDock />}
      >
        <Outlet />
      </AppShell>
      <MediaMenuDock />
      <PartBoundary Failure={noFailure}>{isOutdated && <UpdateNotice />}</PartBoundary>
      <RouteAnnouncer title={title} />
      <ScrollPositions />
    </PlayerProvider>
  );
}
