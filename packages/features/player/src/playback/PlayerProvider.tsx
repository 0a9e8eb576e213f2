import { useSetting } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPlayer, type Player } from './createPlayer.ts';
import { createMissedKeys } from '../shortcuts/missedKeys.ts';
import { PlayerContext } from './usePlayer.ts';

const PlayerHelpers = lazy(() => import('../bar/PlayerHelpers.tsx'));

const idle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 500);
  return () => clearTimeout(handle);
};

export interface PlayerProviderProps {
  children: ReactNode;
  /** For stories and tests. @default a player that fetches its working part on first intent */
  player?: Player;
}

/** Gives a page its player. Render it once, inside the query client's provider and the router. */
export function PlayerProvider({ children, player: given }: PlayerProviderProps) {
  const queryClient = useQueryClient();
  const volume = useSetting('player.default_volume');
  const preloadsNext = useSetting('player.preload_next') !== false;
  const [player] = useState(
    () =>
      given ??
      createPlayer({
        load: async () => {
          const { feedsFrom, startRuntime } = await import('./runtime.ts');
          return (options) => startRuntime({ ...options, openFeed: feedsFrom(queryClient), preloadsNext });
        },
        storage: () => {
          try {
            return window.localStorage;
          } catch {
            return null;
          }
        },
        volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : undefined,
      }),
  );
  const [isAwake, setAwake] = useState(false);
  const [missed] = useState(createMissedKeys);

  // The keyboard, the announcements and the messages come when someone first moves or presses something.
  useEffect(() => {
    const leave = new AbortController();
    const wake = (event: Event) => {
      if (event instanceof KeyboardEvent) missed.add(event);
      setAwake(true);
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      window.addEventListener(type, wake, { passive: true, signal: leave.signal });
    }
    const unsubscribe = player.state.subscribe(() => setAwake(true));
    return () => {
      leave.abort();
      unsubscribe();
    };
  }, [player, missed]);

  // A queue of an earlier visit comes back once the page has nothing more urgent to do.
  useEffect(() => {
    if (!player.hasSaved()) return;
    let cancel = () => {};
    const begin = () => {
      cancel = idle(player.warm);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      cancel();
    };
  }, [player]);

  return (
    <PlayerContext value={player}>
      {children}
      {isAwake && (
        <Suspense fallback={null}>
          <PlayerHelpers missed={missed} />
        </Suspense>
      )}
    </PlayerContext>
  );
}
