import { MediaMenuDock, PlayerDock, PlayerProvider, QueuePanelDock, TabTitle } from '@segno/player';
import { AppShell, NavigationProgress, RouteAnnouncer } from '@segno/shell';
import { Outlet } from 'react-router';
import { ScrollMemory } from './ScrollMemory.tsx';
import { useDocumentMeta } from './useDocumentMeta.ts';

/** The frame of every page. */
export function Root() {
  const title = useDocumentMeta();
  return (
    <PlayerProvider>
      <TabTitle page={title} />
      <NavigationProgress />
      <AppShell player={<PlayerDock />} panel={<QueuePanelDock />}>
        <Outlet />
      </AppShell>
      <MediaMenuDock />
      <RouteAnnouncer title={title} />
      <ScrollMemory />
    </PlayerProvider>
  );
}
