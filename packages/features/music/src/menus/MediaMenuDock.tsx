import { lazyPart, PartBoundary } from '@segno/ui';
import { useSyncExternalStore } from 'react';
import { loadMediaMenu } from './loadMediaMenu.ts';
import { mediaMenu } from './mediaMenu.ts';

const MediaMenuHost = lazyPart(loadMediaMenu);

/**
 * Renders the media menu of the page. Render it once in the frame; its code is loaded when a media menu is first
 * opened.
 */
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
