import type { Track } from '@segno/data/contract';
import type { Join } from '../engine/Sound.ts';

/** Whether a track is the next one on the album of another. */
export const followsOnAlbum = (one: Track, other: Track): boolean =>
  one.album !== null &&
  one.album.id === other.album?.id &&
  one.number !== null &&
  other.number !== null &&
  ((one.disc ?? 1) === (other.disc ?? 1)
    ? other.number === one.number + 1
    : (other.disc ?? 1) === (one.disc ?? 1) + 1 && other.number === 1);

/**
 * How a track begins after another (PLAYER-16): at the sample after its last one on an album, with the
 * listener's cross-fade or after its end otherwise. A
 * cross-fade takes at most a third of the shorter track.
 */
export function joinOf(one: Track, other: Track, crossfade: number): Join {
  if (followsOnAlbum(one, other)) return 'exact';
  const longest = Math.min(one.duration, other.duration) / 3;
  return crossfade > 0 ? { overlap: Math.min(crossfade * 1000, longest) } : 'ended';
}
