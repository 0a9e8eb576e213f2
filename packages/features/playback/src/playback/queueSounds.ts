import type { Track } from '@segno/data/contract';
import { following, type Queue } from '../queue/queue.ts';
import { gainOf } from './loudness.ts';
import type { LoudnessMode, QueueEntry } from './PlayerState.ts';
import type { Sound } from '../engine/Sound.ts';
import { followsOnAlbum } from './transition.ts';

/** The sounds of the entries of a queue. */
export interface QueueSounds {
  soundOf(entry: QueueEntry): Sound;
  /** The gain that evens the loudness of a track, as a factor. */
  gain(track: Track): number;
  /** Whether the current track is joined exactly by the next one. */
  endsWithJoin(): boolean;
}

interface QueueSoundsOptions {
  queue: () => Queue;
  loudness: () => LoudnessMode;
}

export function createQueueSounds({ queue, loudness }: QueueSoundsOptions): QueueSounds {
  /** The tracks of the queue that are on the album of a track. */
  const onAlbumOf = ({ album }: Track) =>
    album
      ? queue()
          .order.map(({ track }) => track)
          .filter((track) => track.album?.id === album.id)
      : [];
  const gain = (track: Track) => gainOf(track, loudness(), onAlbumOf(track));
  return {
    soundOf: ({ key, track }) => ({
      id: key,
      url: track.source.url,
      duration: track.duration,
      gain: gain(track),
    }),
    gain,
    endsWithJoin() {
      const { current } = queue();
      const next = following(queue());
      return current !== null && next !== null && followsOnAlbum(current.track, next.track);
    },
  };
}
