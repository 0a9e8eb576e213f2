import { useEffect, useLayoutEffect } from 'react';
import { artistNames } from '../cards/ArtistLinks.tsx';
import { usePlayerState } from '../playback/usePlayer.ts';

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
