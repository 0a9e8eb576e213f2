import type { Track } from '@segno/data/contract';
import { type Queue, type Random, start } from '../queue/queue.ts';
import type { CurrentQueue } from './currentQueue.ts';
import type { CurrentTrack } from './currentTrack.ts';
import type { LeftQueues } from './leftQueues.ts';
import type { Feed, OpenFeed } from './openFeed.ts';
import type { PlayContext } from './PlayerState.ts';
import type { ReadAhead } from './readAhead.ts';
import type { LeftQueue } from './recentQueues.ts';
import type { Undo } from './undo.ts';

/** Replaces the queue, which can be undone and is kept among those that were left. */
export interface ReplaceQueue {
  /** Plays the tracks of a context from the index `startAt` (-1 means any), and then its rest. */
  begin(context: PlayContext, tracks: readonly Track[], startAt: number, rest: Feed | null): void;
  /** Continues with a queue that was left, or of another device. */
  adopt(left: LeftQueue, play: boolean): void;
}

interface ReplaceQueueOptions {
  queue: CurrentQueue;
  track: CurrentTrack;
  leftQueues: LeftQueues;
  readAhead: ReadAhead;
  undo: Undo;
  openFeed: OpenFeed;
  random: Random;
  /** Called first. */
  onReplace: () => void;
}

export function createReplaceQueue(options: ReplaceQueueOptions): ReplaceQueue {
  const { queue, track, leftQueues, readAhead, undo, openFeed, random, onReplace } = options;
  const leave = () => {
    onReplace();
    undo.remember('replace');
    leftQueues.leave();
  };
  return {
    begin(context, tracks, startAt, rest) {
      leave();
      readAhead.moveTo({ feed: rest, taken: tracks.length });
      // With shuffle and no chosen track, any track may be first.
      const isAny = queue.get().isShuffled && startAt < 0;
      const first = isAny ? Math.floor(random() * tracks.length) : startAt;
      track.load(start(queue.get(), context, tracks, first, random), true);
    },
    adopt({ queue: left, taken, position }, play) {
      leave();
      // Entries that are added later need keys of their own.
      const next: Queue = { ...left, serial: Math.max(left.serial, queue.get().serial) };
      readAhead.moveTo(restOf(next, taken, openFeed));
      track.load(next, play, position);
    },
  };
}

/** The rest of a queue's context, after the tracks that were taken of it; none if `taken` is null. */
export const restOf = ({ context }: Queue, taken: number | null, openFeed: OpenFeed) => ({
  feed: taken !== null && context ? openFeed(context, taken) : null,
  taken: taken ?? 0,
});
