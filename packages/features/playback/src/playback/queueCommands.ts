import { maxRadioWishes, type Track } from '@segno/data/contract';
import {
  add,
  clear,
  move,
  type Queue,
  type Random,
  dropUpcoming,
  remove,
  setRepeat,
  setShuffle,
} from '../queue/queue.ts';
import type { OpenFeed } from './openFeed.ts';
import type { PlayContext, PlayerCommands, PlayerNotice } from './PlayerState.ts';
import { readUntil, type ReadAhead } from './readAhead.ts';
import type { Undo } from './undo.ts';

/** The maximum number of tracks of a context that are added to next up. */
const mostAdded = 500;

/** The commands that change the entries after the current track. */
export type QueueCommands = Pick<
  PlayerCommands,
  | 'setRepeat'
  | 'setShuffle'
  | 'addToQueue'
  | 'playNext'
  | 'remove'
  | 'move'
  | 'clearQueue'
  | 'undo'
  | 'tuneRadio'
>;

export interface QueueCommandsOptions {
  queue: () => Queue;
  /** Publishes a queue with the same current track. */
  arrange: (next: Queue) => void;
  /** Loads the current track of a queue. */
  loadCurrent: (next: Queue, play: boolean) => void;
  isPlaying: () => boolean;
  readAhead: ReadAhead;
  undo: Undo;
  /** Keeps the queue among those that were left. */
  leaveQueue: () => void;
  openFeed: OpenFeed;
  /** Makes this tab the one whose state is saved. */
  acquireStorage: () => void;
  /** Plays the next track. */
  skip: () => void;
  notify: (notice: PlayerNotice) => void;
  random: Random;
}

const isTracks = (what: readonly Track[] | PlayContext): what is readonly Track[] => Array.isArray(what);

export function createQueueCommands(options: QueueCommandsOptions): QueueCommands {
  const { queue, arrange, loadCurrent, isPlaying, readAhead, undo, leaveQueue } = options;
  const { openFeed, acquireStorage, skip, notify, random } = options;

  async function addAll(what: readonly Track[] | PlayContext, first: boolean) {
    let tracks: readonly Track[] = [];
    let name = '';
    if (isTracks(what)) {
      tracks = what;
      name = what[0]?.name ?? '';
    } else {
      name = what.name;
      try {
        const feed = openFeed(what);
        if (feed) tracks = (await readUntil(feed, mostAdded)).tracks.slice(0, mostAdded);
      } catch {
        notify({ type: 'unavailable', name });
        return;
      }
    }
    if (tracks.length === 0) {
      notify({ type: 'empty', name });
      return;
    }
    const wasEmpty = queue().current === null;
    acquireStorage();
    const next = add(queue(), tracks, first);
    if (wasEmpty) loadCurrent(next, false);
    else arrange(next);
    notify({ type: first ? 'playsNext' : 'added', count: tracks.length, name });
  }

  return {
    setRepeat: (mode) => arrange(setRepeat(queue(), mode)),
    setShuffle: (isShuffled) => arrange(setShuffle(queue(), isShuffled, random)),
    addToQueue: (what) => void addAll(what, false),
    playNext: (what) => void addAll(what, true),
    remove(key) {
      const entry = [queue().current, ...queue().nextUp, ...queue().upcoming].find(
        (each) => each?.key === key,
      );
      if (!entry) return;
      undo.remember('remove');
      const next = remove(queue(), key);
      if (queue().current?.key === key) loadCurrent(next, isPlaying());
      else arrange(next);
      notify({ type: 'removed', track: entry.track });
    },
    move(key, beforeKey) {
      const next = move(queue(), key, beforeKey);
      if (next === queue()) return;
      undo.remember('move');
      arrange(next);
    },
    clearQueue() {
      const next = clear(queue());
      if (next === queue()) return;
      undo.remember('clear');
      leaveQueue();
      readAhead.moveTo({ feed: null, taken: readAhead.place().taken });
      arrange(next);
      notify({ type: 'cleared' });
    },
    undo: undo.undo,
    tuneRadio(trackId, wish) {
      const { context, current } = queue();
      if (context?.type !== 'radio') return;
      const { more = [], less = [] } = context.tuning ?? {};
      const add = (list: readonly number[], isWanted: boolean) => [
        ...list.filter((id) => id !== trackId),
        ...(isWanted ? [trackId] : []),
      ];
      const tuning = {
        more: add(more, wish === 'more').slice(-maxRadioWishes),
        less: add(less, wish === 'less').slice(-maxRadioWishes),
      };
      undo.remember('tune');
      const tuned = { ...context, tuning };
      readAhead.moveTo({ feed: openFeed(tuned), taken: 0 });
      const next = dropUpcoming(queue(), tuned);
      notify({ type: 'tuned', wish });
      arrange(next);
      if (wish === 'less' && current?.track.id === trackId) skip();
    },
  };
}
