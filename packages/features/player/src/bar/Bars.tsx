import { lazyPart, PartBoundary, useIsPhone } from '@segno/ui';
import { usePlayerStores, usePlayerView } from '../playback/usePlayer.ts';
import { MiniPlayer } from './MiniPlayer.tsx';
import { PlayerBar } from './PlayerBar.tsx';

const FullScreenPlayer = lazyPart(() => import('./FullScreenPlayer.tsx'));

/** The player bar for the width of the viewport, and the full-screen player once it has been opened. */
export default function Bars() {
  const isPhone = useIsPhone();
  const { view } = usePlayerStores();
  const isFullScreen = usePlayerView((state) => state.fullScreen !== 'closed');
  return (
    <>
      {isPhone ? <MiniPlayer /> : <PlayerBar />}
      {isFullScreen && (
        <PartBoundary
          onFailure={() => view.setState({ fullScreen: 'closed' })}
          onRetry={() => view.setState({ fullScreen: 'cover' })}
        >
          <FullScreenPlayer />
        </PartBoundary>
      )}
    </>
  );
}
