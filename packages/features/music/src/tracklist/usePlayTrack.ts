import type { Track } from '@segno/data';
import { usePlayer, usePlayerState, type PlayContext, type PlayerState, sameContext } from '@segno/playback';

/** Whether the player plays from this context. A single track also matches when it plays from another context. */
export const isCurrentContext = ({ current, context: playing }: PlayerState, context: PlayContext): boolean =>
  (context.type === 'track' && current?.track.id === context.id) ||
  (playing !== null && sameContext(playing, context));

/** Plays a list from one of its tracks. `isCurrent` is true for the current track in every list. */
export function usePlayTrack(context: PlayContext, tracks: readonly Track[], index: number) {
  const player = usePlayer();
  const id = tracks[index]?.id;
  const isCurrent = usePlayerState(({ current }) => current !== null && current.track.id === id);
  const isActive = usePlayerState(({ status }) => status === 'playing' || status === 'loading');
  return {
    isCurrent,
    isPlaying: isCurrent && isActive,
    play: () => (isCurrent ? player.toggle() : player.play(context, tracks, index)),
    preload: player.preload,
  };
}
