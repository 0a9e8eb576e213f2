import { useIsPhone } from '@segno/ui';
import { lazy, Suspense } from 'react';
import { usePlayerView } from '../playback/usePlayer.ts';
import { MiniPlayer } from './MiniPlayer.tsx';
import { PlayerBar } from './PlayerBar.tsx';

const FullScreenPlayer = lazy(() => import('./FullScreenPlayer.tsx'));

/** The bar that fits the screen, and the full-screen player once someone asks for it. */
export default function Bars() {
  const isPhone = useIsPhone();
  const isFullScreen = usePlayerView((state) => state.fullScreen !== 'closed');
  return (
    <>
      {isPhone ? <MiniPlayer /> : <PlayerBar />}
      {isFullScreen && (
        <Suspense fallback={null}>
          <FullScreenPlayer />
        </Suspense>
      )}
    </>
  );
}
