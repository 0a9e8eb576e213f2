import { lazy, Suspense, useSyncExternalStore } from 'react';
import { mediaMenu } from './mediaMenu.ts';

const MediaMenuHost = lazy(() => import('./MediaMenuHost.tsx'));

/** Stands once in the frame of the page; costs nothing until a media menu is first asked for. */
export function MediaMenuDock() {
  const isWanted = useSyncExternalStore(
    mediaMenu.subscribe,
    () => mediaMenu.getState().origin !== null,
    () => false,
  );
  return (
    isWanted && (
      <Suspense>
        <MediaMenuHost />
      </Suspense>
    )
  );
}
