import { radioContext } from '../cards/contexts.ts';
import { advance, goOnWith, type Queue } from '../queue/queue.ts';
import type { OpenFeed } from './openFeed.ts';

/** Similar music, which follows the last track of a queue. It is looked for once for each queue. */
export interface SimilarMusic {
  /** The queue that goes on with similar music; null until it is found. */
  next(): Queue | null;
  /** Whether it is wanted, and still being looked for or not looked for yet. */
  mayCome(): boolean;
  /** Looks for it, if nothing else follows the current track. */
  find(): void;
  /** Drops what was found, and looks again when asked. */
  forget(): void;
}

export interface SimilarMusicOptions {
  openFeed: OpenFeed;
  queue: () => Queue;
  isWanted: () => boolean;
  /** The search for the current queue is over, whether anything was found or not. */
  onSettled: () => void;
}

export function createSimilarMusic(options: SimilarMusicOptions): SimilarMusic {
  const { openFeed, queue, isWanted, onSettled } = options;
  let found: { after: Queue; next: Queue } | null = null;
  let soughtAfter: Queue | null = null;
  let isSeeking = false;

  async function find() {
    const after = queue();
    const { current } = after;
    if (!isWanted() || !current || soughtAfter === after || advance(after, true)) return;
    soughtAfter = after;
    isSeeking = true;
    const context = radioContext(current.track);
    const heard = new Set([...after.history, ...after.order, current].map(({ track }) => track.id));
    try {
      const page = await openFeed(context)?.next();
      const fresh = page?.filter(({ id }) => !heard.has(id)) ?? [];
      if (after === queue() && fresh.length > 0) found = { after, next: goOnWith(after, context, fresh) };
    } catch {
      // The queue ends, as it does without similar music.
    }
    isSeeking = false;
    if (after === queue()) onSettled();
  }

  return {
    next: () => (found?.after === queue() ? found.next : null),
    mayCome: () => isWanted() && queue().current !== null && (isSeeking || soughtAfter !== queue()),
    find: () => void find(),
    forget() {
      found = null;
      soughtAfter = null;
    },
  };
}
