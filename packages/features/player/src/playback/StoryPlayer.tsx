import { StartupProvider, type Track } from '@segno/data';
import { sampleStartup, sampleTracks } from '@segno/data/samples';
import { ToastRegion } from '@segno/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
// What the player fetches on intent is here from the first, so that a story waits for nothing.
import '../bar/Bars.tsx';
import '../bar/FullScreenPlayer.tsx';
import '../bar/MoreMenu.tsx';
import '../bar/PlayerHelpers.tsx';
import '../queue/QueuePanel.tsx';
import '../shortcuts/ShortcutsDialog.tsx';
import { createPlayer, type Player } from './createPlayer.ts';
import { createFakeStorage, FakeMediaElement } from './fakes.ts';
import { PlayerProvider } from './PlayerProvider.tsx';
import type { PlayContext, PlayerView } from './PlayerState.ts';
import { startRuntime } from './runtime.ts';

const album: PlayContext = {
  type: 'album',
  id: 11,
  name: 'Slow Tide',
  href: '/album/11/ida-marlow/slow-tide',
};

export interface StoryPlayerProps {
  children: ReactNode;
  /** @default the samples' */
  tracks?: readonly Track[];
  /** Empty for a player that has played nothing. @default an album */
  context?: PlayContext | null;
  startAt?: number;
  /** What the listener put next. */
  nextUp?: readonly Track[];
  /** Where the track is, in seconds. @default 65 */
  position?: number;
  /** `silent` never gets its sound. @default 'playing' */
  status?: 'playing' | 'paused' | 'silent' | 'broken';
  view?: Partial<PlayerView>;
  /** Further commands, once the track plays. */
  onReady?: (player: Player) => void;
}

/** The fake sound is as long as the track, which its address says. */
const withLength = (track: Track): Track => ({
  ...track,
  source: { ...track.source, url: `/media/audio/${track.id}.mp3?seconds=${track.duration / 1000}` },
});
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A real player with silent media elements, for stories. */
export function StoryPlayer(props: StoryPlayerProps) {
  const { children, tracks = sampleTracks, context = album, startAt = 1, nextUp = [] } = props;
  const { position = 65, status = 'playing', view, onReady } = props;
  const [media] = useState<FakeMediaElement[]>([]);
  const [client] = useState(() => new QueryClient());
  const [player] = useState(() =>
    createPlayer({
      load: () =>
        Promise.resolve((options) =>
          startRuntime({
            ...options,
            openFeed: () => ({ next: () => Promise.resolve(null) }),
            random: () => 0.4,
          }),
        ),
      storage: createFakeStorage,
      createMedia: () => {
        const element = new FakeMediaElement((url) => {
          if (status === 'silent' || status === 'broken') return status;
          return Number(new URL(url, 'https://segno.example').searchParams.get('seconds'));
        });
        media.push(element);
        return element;
      },
    }),
  );

  useEffect(() => {
    // A player that goes on playing would pause those of later stories, as another tab does.
    const dispose = () => player.dispose();
    if (view) player.view.setState(view);
    if (!context) return dispose;
    const begin = async () => {
      player.commands.play(context, tracks.map(withLength), startAt);
      if (nextUp.length > 0) player.commands.addToQueue(nextUp.map(withLength));
      await settle();
      await settle();
      const sounding = media.find((element) => element.src !== '');
      if (sounding && status !== 'silent' && status !== 'broken') {
        sounding.bufferedTo = sounding.duration * 0.8;
        sounding.tick(position);
      }
      if (status === 'paused') player.commands.pause();
      onReady?.(player);
    };
    void begin();
    return dispose;
    // The story as it was first asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <StartupProvider startup={sampleStartup}>
      <QueryClientProvider client={client}>
        <PlayerProvider player={player}>
          {children}
          <ToastRegion />
        </PlayerProvider>
      </QueryClientProvider>
    </StartupProvider>
  );
}
