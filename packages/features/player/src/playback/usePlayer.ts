import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Player } from './createPlayer.ts';
import type { PlayerCommands, PlayerProgress, PlayerState, PlayerView } from './PlayerState.ts';

/** Filled by `PlayerProvider`. It is apart from it, because the provider loads parts that read it. */
export const PlayerContext = createContext<Player | null>(null);

/** The player of the nearest provider, with its stores. Components take the hooks below. */
export function usePlayerStores(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('The player must be inside PlayerProvider');
  return player;
}

/** All that can be asked of the player. Stable, so it belongs in no dependency list that matters. */
export function usePlayer(): PlayerCommands & Pick<Player, 'warm'> {
  const player = usePlayerStores();
  return useMemo(() => ({ ...player.commands, warm: player.warm }), [player]);
}

/** A part of what the player does now. Select as little as is drawn. */
export const usePlayerState = <T>(select: (state: PlayerState) => T): T =>
  useStore(usePlayerStores().state, select);

/** A part of the current track's times, which change several times a second. */
export const usePlayerProgress = <T>(select: (progress: PlayerProgress) => T): T =>
  useStore(usePlayerStores().progress, select);

/** Which of the player's views are open. */
export const usePlayerView = <T>(select: (view: PlayerView) => T): T =>
  useStore(usePlayerStores().view, select);

/** Whether a track is the one that the player has in hand, playing or not. */
export const useIsCurrent = (trackId: number): boolean =>
  usePlayerState(({ current }) => current?.track.id === trackId);
