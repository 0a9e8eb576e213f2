import type { Track } from '@segno/data/contract';
import {
  add,
  clear,
  move,
  type Queue,
  type Random,
  remove,
  restore,
  setRepeat,
  setShuffle,
} from '../queue/queue.ts';
import type { OpenFeed } from './openFeed.ts';
import type { PlayContext, PlayerCommands, PlayerNotice } from './PlayerState.ts';
import { type ContextPlace, readUntil, type ReadAhead } from './readAhead.ts';

/** The maximum number of tracks of a context that are added to next up. */
const mostAdded = 500;

/** The commands that change the entries after the current track. */
export type QueueCommands = Pick<
  PlayerCommands,
  'setRepeat' | 'setShuffle' | 'addToQueue' | 'playNext' | 'remove' | 'move' | 'clearQueue' | 'undoClear'
>;

export interface QueueCommandsOptions {
  queue: () => Queue;
  /** Publishes a queue with the same current track. */
  arrange: (next: Queue) => void;
  /** Loads the current track of a queue. */
  loadCurrent: (next: Queue, play: boolean) => void;
  isPlaying: () => boolean;
  readAhead: ReadAhead;
  openFeed: OpenFeed;
  /** Makes this tab the one whose state is saved. */
  acquireStorage: () => void;
  notify: (notice: PlayerNotice) => void;
  random: Random;
}

const isTracks = (what: readonly Track[] | PlayContext): what is readonly Track[] => Array.isArray(what);

export function createQueueCommands(options: QueueCommandsOptions): QueueCommands {
  const { queue, arrange, loadCurrent, isPlaying, readAhead, openFeed, acquireStorage, notify, random } =
    options;
  let cleared: ContextPlace = { feed: null, taken: 0 };

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
      const next = remove(queue(), key);
      if (queue().current?.key === key) loadCurrent(next, isPlaying());
      else arrange(next);
    },
    move: (key, beforeKey) => arrange(move(queue(), key, beforeKey)),
    clearQueue() {
      const next = clear(queue());
      if (next === queue()) return;
      cleared = readAhead.place();
      readAhead.moveTo({ feed: null, taken: cleared.taken });
      arrange(next);
      notify({ type: 'cleared' });
    },
    undoClear() {
      if (!queue().cleared) return;
      readAhead.moveTo(cleared);
      arrange(restore(queue()));
    },
  };
}
