import { previewAddress, previewLength, type Track } from '@segno/data/contract';
import { following, type Queue } from '../queue/queue.ts';
import { gainOf } from './loudness.ts';
import type { LoudnessMode, QueueEntry } from './PlayerState.ts';
import type { Sound } from '../engine/Sound.ts';
import { followsOnAlbum } from './transition.ts';

/** The sounds of the entries of a queue. */
export interface QueueSounds {
  soundOf(entry: QueueEntry): Sound;
  /** Whether the listener hears the beginnings of tracks only. */
  arePreviews(): boolean;
  /** The gain that evens the loudness of a track, as a factor. */
  gain(track: Track): number;
  /** Whether the current track is joined exactly by the next one. */
  endsWithJoin(): boolean;
}

interface QueueSoundsOptions {
  queue: () => Queue;
  loudness: () => LoudnessMode;
  /** Whether the listener hears the beginnings of tracks only. */
  arePreviews: () => boolean;
}

export function createQueueSounds({ queue, loudness, arePreviews }: QueueSoundsOptions): QueueSounds {
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
      url: arePreviews() ? previewAddress(track.source.url) : track.source.url,
      duration: track.duration,
      gain: gain(track),
      ...(arePreviews() && { until: previewLength }),
    }),
    arePreviews,
    gain,
    endsWithJoin() {
      const { current } = queue();
      const next = following(queue());
      return current !== null && next !== null && followsOnAlbum(current.track, next.track);
    },
  };
}
