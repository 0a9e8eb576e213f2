import { useSetting, useStartup } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { lazyPart, noFailure, PartBoundary } from '@segno/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  createPlayer,
  loadPlayReports,
  loadRemote,
  loadRuntime,
  type Player,
  PlayerContext,
} from '@segno/playback';
import type { PlayerHelpersProps } from '../bar/PlayerHelpers.tsx';
import { isPaletteKey } from '../palette/isPaletteKey.ts';
import { createMissedKeys } from '../shortcuts/missedKeys.ts';

const PlayerHelpers = lazyPart<PlayerHelpersProps>(() => import('../bar/PlayerHelpers.tsx'));
const idle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 500);
  return () => clearTimeout(handle);
};

/** Calls back once the page has loaded and is idle. Returns a function that ends this. */
const afterLoad = (run: () => void) => {
  let cancel = () => {};
  const begin = () => {
    cancel = idle(run);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    cancel();
  };
};

/** Prefetches the code that may be needed while music plays. */
const preload = () => {
  import('./preloadParts.ts').then(
    ({ preloadParts }) => preloadParts(),
    () => {
      // Each part is loaded when it is needed.
    },
  );
};

/** Whether playback has ever started. */
function usePlayedOnce(player: Player) {
  const isPlaying = useStore(player.state, ({ status }) => status === 'playing');
  const [hasPlayed, setPlayed] = useState(false);
  if (isPlaying && !hasPlayed) setPlayed(true);
  return hasPlayed;
}

export interface PlayerProviderProps {
  children: ReactNode;
  /** For stories and tests. @default a player that loads its runtime on first use */
  player?: Player;
}

/** Provides the player to a page. Render it once, inside the query client's provider and the router. */
export function PlayerProvider({ children, player: given }: PlayerProviderProps) {
  const queryClient = useQueryClient();
  const { user, settings } = useStartup();
  const viewer = user?.id;
  const volume = useSetting('player.default_volume');
  const [player] = useState(
    () =>
      given ??
      createPlayer({
        load: loadRuntime(queryClient, settings),
        storage: () => {
          try {
            return window.localStorage;
          } catch {
            return null;
          }
        },
        volume,
        viewer,
      }),
  );
  const [isAwake, setAwake] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const status = useStore(player.state, (state) => state.status);
  const hasNotice = useStore(player.state, ({ notice }) => notice !== null);
  const hasPlayed = usePlayedOnce(player);
  const [missed] = useState(createMissedKeys);

  // The code of the shortcuts, announcements and toasts is loaded on the first pointer or keyboard event.
  // A layout effect, because other effects run after the first key presses that the page can receive.
  useLayoutEffect(() => {
    const leave = new AbortController();
    const wake = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        // The browser would move the focus to its own search.
        if (isPaletteKey(event)) event.preventDefault();
        missed.add(event);
      }
      setAwake(true);
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      window.addEventListener(type, wake, { passive: type !== 'keydown', signal: leave.signal });
    }
    const unsubscribe = player.state.subscribe(() => setAwake(true));
    return () => {
      leave.abort();
      unsubscribe();
    };
  }, [player, missed]);

  // A saved queue is restored once the page is idle.
  useEffect(() => (player.hasSaved() ? afterLoad(player.preload) : undefined), [player]);

  // The connection with the other devices of a person, who may have touched nothing here. Guests have none.
  const hasDevices = viewer !== undefined && !given;
  useEffect(() => (hasDevices ? afterLoad(() => setIdle(true)) : undefined), [hasDevices]);
  const isConnected = hasDevices && (isIdle || isAwake);
  useEffect(
    () => (isConnected ? loadRemote(player, queryClient) : undefined),
    [isConnected, player, queryClient],
  );

  // The parts that a listener may open while music plays must be loaded before the connection is lost.
  useEffect(() => (hasPlayed ? idle(preload) : undefined), [hasPlayed]);
  useEffect(
    () => (hasPlayed && !given ? loadPlayReports(player, queryClient) : undefined),
    [hasPlayed, given, player, queryClient],
  );

  return (
    <PlayerContext value={player}>
      {children}
      {isAwake && (
        // Playback works without it, but its notices need it. Each change of the player's state retries.
        <PartBoundary attempt={status} Failure={hasNotice ? undefined : noFailure}>
          <PlayerHelpers missed={missed} isAlone={given !== undefined} />
        </PartBoundary>
      )}
    </PlayerContext>
  );
}
