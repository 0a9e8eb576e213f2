import { radioContext } from '../contexts/contexts.ts';
import { advance, continueWith, type Queue } from '../queue/queue.ts';
import type { OpenFeed } from './openFeed.ts';

/** Finds similar music that continues after the last track of a queue, once for each queue. */
export interface SimilarMusic {
  /** The queue continued with similar music; null until it is found. */
  next(): Queue | null;
  /** Whether it is wanted and the search is pending or has not started. */
  mayCome(): boolean;
  /** Starts the search, if nothing else follows the current track. */
  find(): void;
  /** Discards the result, so that `find` searches again. */
  reset(): void;
}

export interface SimilarMusicOptions {
  openFeed: OpenFeed;
  queue: () => Queue;
  isWanted: () => boolean;
  /** The search for the current queue has ended, with or without a result. */
  onSettled: () => void;
}

export function createSimilarMusic(options: SimilarMusicOptions): SimilarMusic {
  const { openFeed, queue, isWanted, onSettled } = options;
  let found: { after: Queue; next: Queue } | null = null;
  let searchedAfter: Queue | null = null;
  let isSearching = false;

  async function find() {
    const after = queue();
    const { current } = after;
    if (!isWanted() || !current || searchedAfter === after || advance(after, true)) return;
    searchedAfter = after;
    isSearching = true;
    const context = radioContext('track', current.track);
    const played = [...after.history, ...after.order, current].map(({ track }) => track.id);
    const playedIds = new Set(played);
    try {
      const page = await openFeed(context)?.next(played);
      const fresh = page?.filter(({ id }) => !playedIds.has(id)) ?? [];
      if (after === queue() && fresh.length > 0) found = { after, next: continueWith(after, context, fresh) };
    } catch {
      // The queue ends, as it does without similar music.
    }
    isSearching = false;
    if (after === queue()) onSettled();
  }

  return {
    next: () => (found?.after === queue() ? found.next : null),
    mayCome: () => isWanted() && queue().current !== null && (isSearching || searchedAfter !== queue()),
    find: () => void find(),
    reset() {
      found = null;
      searchedAfter = null;
    },
  };
}
