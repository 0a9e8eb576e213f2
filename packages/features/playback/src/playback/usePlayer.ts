import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Player } from './createPlayer.ts';
import type { PlayerCommands, PlayerProgress, PlayerState, PlayerView } from './PlayerState.ts';

/** The context of `PlayerProvider`. It has its own module, because the provider loads components that read it. */
export const PlayerContext = createContext<Player | null>(null);

/** The player of the nearest provider, with its stores. Components use the hooks below instead. */
export function usePlayerStores(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('The player must be inside PlayerProvider');
  return player;
}

/** The commands of the player. The object is stable and can be omitted from dependency lists. */
export function usePlayer(): PlayerCommands & Pick<Player, 'preload'> {
  const player = usePlayerStores();
  return useMemo(() => ({ ...player.commands, preload: player.preload }), [player]);
}

/** Selects a part of the player's state. Select as little as the component renders. */
export const usePlayerState = <T>(select: (state: PlayerState) => T): T =>
  useStore(usePlayerStores().state, select);

/** Selects a part of the current track's times, which change several times a second. */
export const usePlayerProgress = <T>(select: (progress: PlayerProgress) => T): T =>
  useStore(usePlayerStores().progress, select);

/** Selects the open views of the player. */
export const usePlayerView = <T>(select: (view: PlayerView) => T): T =>
  useStore(usePlayerStores().view, select);

/** Whether a track is the current one, playing or paused. */
export const useIsCurrent = (trackId: number): boolean =>
  usePlayerState(({ current }) => current?.track.id === trackId);
