import { lazyPart, PartBoundary } from '@segno/ui';
import { useSyncExternalStore } from 'react';
import { mediaMenu } from './mediaMenu.ts';

const MediaMenuHost = lazyPart(() => import('./MediaMenuHost.tsx'));

/** Stands once in the frame of the page; costs nothing until a media menu is first asked for. */
export function MediaMenuDock() {
  const target = useSyncExternalStore(
    mediaMenu.subscribe,
    () => mediaMenu.getState().target,
    () => null,
  );
  const isWanted = useSyncExternalStore(
    mediaMenu.subscribe,
    () => mediaMenu.getState().origin !== null,
    () => false,
  );
  return (
    isWanted && (
      <PartBoundary attempt={target}>
        <MediaMenuHost />
      </PartBoundary>
    )
  );
}
