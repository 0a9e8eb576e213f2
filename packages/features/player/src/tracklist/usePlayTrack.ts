import type { Track } from '@segno/data';
import { usePlayer, usePlayerState } from '../playback/PlayerProvider.tsx';
import type { PlayContext, PlayerState } from '../playback/PlayerState.ts';

/** Whether this is what the player plays from. */
export const isCurrentContext = (state: PlayerState, context: PlayContext): boolean =>
  state.context?.type === context.type && String(state.context.id) === String(context.id);

/** Playing one track of a list: from its place, and on through the rest. */
export function usePlayTrack(context: PlayContext, tracks: readonly Track[], index: number) {
  const player = usePlayer();
  const id = tracks[index]?.id;
  const isCurrent = usePlayerState(
    (state) => state.current?.track.id === id && isCurrentContext(state, context),
  );
  const isActive = usePlayerState(({ status }) => status === 'playing' || status === 'loading');
  return {
    isCurrent,
    isPlaying: isCurrent && isActive,
    play: () => (isCurrent ? player.toggle() : player.play(context, tracks, index)),
    warm: player.warm,
  };
}
