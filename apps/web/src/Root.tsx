import { PlayerDock, QueuePanelDock } from '@segno/player';
import { AppShell, NavigationProgress, RouteAnnouncer } from '@segno/shell';
import { Outlet, ScrollRestoration } from 'react-router';
import { useDocumentMeta } from './useDocumentMeta.ts';

/** The frame of every page. */
export function Root() {
  useDocumentMeta();
  return (
    <>
      <NavigationProgress />
      <AppShell player={<PlayerDock />} panel={<QueuePanelDock />}>
        <Outlet />
      </AppShell>
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
