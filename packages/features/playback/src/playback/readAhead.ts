import type { Track } from '@segno/data/contract';
import type { Feed } from './openFeed.ts';
import type { FeedTrack } from './PlayerState.ts';

/** How much of a context is in the queue. */
export interface ContextPlace {
  /** The rest of the context; null when there is no more. */
  feed: Feed | null;
  /** The number of tracks that were read before it. */
  taken: number;
}

/** Prefetches further tracks of the current context before the queue ends. */
export interface ReadAhead {
  place(): ContextPlace;
  /** Whether the context has tracks that were not read. */
  hasMore(): boolean;
  /** The number of tracks that were read of the context; null when it has no more. */
  taken(): number | null;
  /** Continues from another place. A pending page of the previous place is discarded. */
  moveTo(place: ContextPlace): void;
  /** Reads the next page, if it is wanted and none is pending. */
  read(): void;
}

export interface ReadAheadOptions {
  isWanted: () => boolean;
  /** The ids of the tracks in the queue, oldest first. */
  recent: () => readonly number[];
  onTracks: (tracks: readonly (Track | FeedTrack)[]) => void;
  /** The context has no more tracks. */
  onEnd: () => void;
  /** The page could not be loaded. The next `read` retries. */
  onFailure: () => void;
}

export function createReadAhead({
  isWanted,
  recent,
  onTracks,
  onEnd,
  onFailure,
}: ReadAheadOptions): ReadAhead {
  let place: ContextPlace = { feed: null, taken: 0 };
  let isReading = false;

  async function read() {
    const { feed } = place;
    if (!feed || isReading || !isWanted()) return;
    isReading = true;
    let page: readonly (Track | FeedTrack)[] | null = null;
    try {
      page = await feed.next(recent());
    } catch {
      isReading = false;
      onFailure();
      return;
    }
    isReading = false;
    if (feed !== place.feed) {
      void read();
    } else if (page === null) {
      place = { feed: null, taken: place.taken };
      onEnd();
    } else {
      place = { feed, taken: place.taken + page.length };
      onTracks(page);
    }
  }

  return {
    place: () => place,
    hasMore: () => place.feed !== null,
    taken: () => (place.feed ? place.taken : null),
    moveTo(next) {
      place = next;
    },
    read: () => void read(),
  };
}

/** Reads the tracks of a context until there are more than `atLeast`. Returns them and the rest of the feed. */
export async function readUntil(feed: Feed, atLeast: number, known: readonly (Track | FeedTrack)[] = []) {
  const tracks = [...known];
  while (tracks.length <= atLeast) {
    const page = await feed.next(tracks.map(({ id }) => id));
    if (page === null) return { tracks, rest: null };
    tracks.push(...page);
  }
  return { tracks, rest: feed };
}
