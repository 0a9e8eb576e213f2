import { usePlayer, usePlayerState, type PlayContext, type PlayerState, sameContext } from '@segno/playback';

/** Whether the player plays from this context. A single track also matches when it plays from another context. */
export const isCurrentContext = ({ current, context: playing }: PlayerState, context: PlayContext): boolean =>
  (context.type === 'track' && current?.track.id === context.id) ||
  (playing !== null && sameContext(playing, context));

/** Plays a track of a list by `start`, or pauses it. `isCurrent` is true for the current track in every list. */
export function usePlayTrack(id: number | undefined, start: () => void) {
  const player = usePlayer();
  const isCurrent = usePlayerState(({ current }) => current !== null && current.track.id === id);
  const isActive = usePlayerState(({ status }) => status === 'playing' || status === 'loading');
  return {
    isCurrent,
    isPlaying: isCurrent && isActive,
    play: () => (isCurrent ? player.toggle() : start()),
    preload: player.preload,
  };
}
