import { useEffect, useLayoutEffect } from 'react';
import { artistNames } from '@segno/music';
import { usePlayerState } from '@segno/playback';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Sets the title of the browser tab: the track while it plays, otherwise `page`, the title of the page. */
export function TabTitle({ page }: { page: string }) {
  const playing = usePlayerState(({ status, current }) =>
    current && (status === 'playing' || status === 'loading')
      ? `▸ ${current.track.name} · ${artistNames(current.track.artists)}`
      : null,
  );
  useBrowserLayoutEffect(() => {
    document.title = playing ?? page;
  }, [playing, page]);
  return null;
}
