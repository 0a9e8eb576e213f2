import { StartupProvider, type Track, type Startup } from '@segno/data';
import { sampleStartup, sampleTracks } from '@segno/data/samples';
import { ToastRegion } from '@segno/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPlayer, type Player } from './createPlayer.ts';
import { FakeMediaElement } from '../engine/fakes.ts';
import { createFakeStorage } from './fakes.ts';
import type { PlayContext, PlayerView } from './PlayerState.ts';
import { startRuntime } from './runtime.ts';
import { PlayerContext } from './usePlayer.ts';

const album: PlayContext = {
  type: 'album',
  id: 11,
  name: 'Slow Tide',
  href: '/album/11/ida-marlow/slow-tide',
};

export interface StoryPlayerProps {
  children: ReactNode;
  /** @default the sample tracks */
  tracks?: readonly Track[];
  /** The initial context; null for a player without a current track. @default an album */
  context?: PlayContext | null;
  startAt?: number;
  /** Tracks in next up. */
  nextUp?: readonly Track[];
  /** The position in the track, in seconds. @default 65 */
  position?: number;
  /** With `silent` the audio never loads. @default 'playing' */
  status?: 'playing' | 'paused' | 'silent' | 'broken';
  view?: Partial<PlayerView>;
  /** @default the sample startup object of a guest */
  startup?: Startup;
  /** What provides the player to the content. @default only its context */
  Provider?: ComponentType<{ player: Player; children: ReactNode }>;
  /** Further commands, called once the track plays. */
  onReady?: (player: Player) => void;
}

/** The duration of the fake audio is that of the track, which the URL contains. */
const withLength = (track: Track): Track => ({
  ...track,
  source: { ...track.source, url: `/media/audio/${track.id}.mp3?seconds=${track.duration / 1000}` },
});
const PlainProvider = ({ player, children }: { player: Player; children: ReactNode }) => (
  <PlayerContext value={player}>{children}</PlayerContext>
);
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A player with fake media elements, for stories. */
export function StoryPlayer(props: StoryPlayerProps) {
  const { children, tracks = sampleTracks, context = album, startAt = 1, nextUp = [] } = props;
  const { position = 65, status = 'playing', view, startup = sampleStartup, onReady } = props;
  const { Provider = PlainProvider } = props;
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
            probe: () => Promise.resolve('track'),
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
    // A player that keeps playing would pause the players of later stories, like another tab.
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
    // Only the initial props of the story count.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <StartupProvider startup={startup}>
      <QueryClientProvider client={client}>
        <Provider player={player}>
          {children}
          <ToastRegion />
        </Provider>
      </QueryClientProvider>
    </StartupProvider>
  );
}
