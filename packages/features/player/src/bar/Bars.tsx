import { lazyPart, PartBoundary, useIsPhone } from '@segno/ui';
import { usePlayerState, usePlayerStores, usePlayerView } from '@segno/playback';
import { useStore } from 'zustand';
import { MiniPlayer } from './MiniPlayer.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { RemoteBar } from './RemoteBar.tsx';

const FullScreenPlayer = lazyPart(() => import('./FullScreenPlayer.tsx'));

/** The player bar for the width of the viewport, and the full-screen player once it has been opened. */
export default function Bars() {
  const isPhone = useIsPhone();
  const { view, remote } = usePlayerStores();
  const hasTrack = usePlayerState((state) => state.current !== null);
  // What plays elsewhere comes before what is paused here.
  const isElsewhere = useStore(
    remote,
    ({ playback }) => playback !== null && (playback.isPlaying || !hasTrack),
  );
  const isFullScreen = usePlayerView((state) => state.fullScreen !== 'closed');
  return (
    <>
      {isElsewhere ? <RemoteBar /> : isPhone ? <MiniPlayer /> : <PlayerBar />}
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
