import type { Track } from '@segno/data/contract';
import type { PlayContext, QueueEntry, RepeatMode } from '../playback/PlayerState.ts';

/** What was cleared, for as long as it can be brought back. */
type Cleared = Pick<Queue, 'nextUp' | 'upcoming' | 'order'>;

/**
 * The queue and the rules by which it moves: immutable, and ignorant of sound.
 * What sounds is `current`; what comes is `nextUp`, then `upcoming`; nothing is drawn by lot at the time of playing.
 */
export interface Queue {
  readonly context: PlayContext | null;
  readonly current: QueueEntry | null;
  readonly nextUp: readonly QueueEntry[];
  readonly upcoming: readonly QueueEntry[];
  readonly history: readonly QueueEntry[];
  /** The context in its own order, whatever the shuffle. */
  readonly order: readonly QueueEntry[];
  /** The key of the context's entry that sounded last: where the context goes on after a track of next up. */
  readonly anchor: string | null;
  readonly repeat: RepeatMode;
  readonly isShuffled: boolean;
  /** The number of the next entry's key. */
  readonly serial: number;
  readonly cleared: Cleared | null;
}

/** A number from 0 up to 1, as `Math.random` gives. */
export type Random = () => number;

export const emptyQueue: Queue = {
  context: null,
  current: null,
  nextUp: [],
  upcoming: [],
  history: [],
  order: [],
  anchor: null,
  repeat: 'off',
  isShuffled: false,
  serial: 1,
  cleared: null,
};

const isContext = (entry: QueueEntry) => entry.origin === 'context';
const indexOf = (entries: readonly QueueEntry[], key: string | null) =>
  entries.findIndex((entry) => entry.key === key);
const without = (entries: readonly QueueEntry[], key: string) =>
  indexOf(entries, key) < 0 ? entries : entries.filter((entry) => entry.key !== key);
const insert = (entries: readonly QueueEntry[], index: number, added: QueueEntry) => [
  ...entries.slice(0, index),
  added,
  ...entries.slice(index),
];

function shuffled(entries: readonly QueueEntry[], random: Random): QueueEntry[] {
  const result = [...entries];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [result[last], result[chosen]] = [result[chosen]!, result[last]!];
  }
  return result;
}

const entriesOf = (tracks: readonly Track[], origin: QueueEntry['origin'], serial: number): QueueEntry[] =>
  tracks.map((track, index) => ({ key: String(serial + index), track, origin }));

/** Makes `entry` the current one; a context's entry becomes the place from which the context goes on. */
const withCurrent = (queue: Queue, entry: QueueEntry, rest: Partial<Queue>): Queue => ({
  ...queue,
  ...rest,
  current: entry,
  anchor: isContext(entry) ? entry.key : queue.anchor,
});

const withHistory = ({ history, current }: Queue) => (current ? [...history, current] : history);

/** Begins a context. The listener's own next up stays; shuffled, the chosen track stays first. */
export function start(
  queue: Queue,
  context: PlayContext,
  tracks: readonly Track[],
  startAt: number,
  random: Random,
): Queue {
  const order = entriesOf(tracks, 'context', queue.serial);
  const index = Math.min(Math.max(0, Math.trunc(startAt)), order.length - 1);
  const current = order[index];
  if (!current) return queue;
  const others = order.filter((entry) => entry !== current);
  return withCurrent(queue, current, {
    context,
    order,
    history: queue.isShuffled ? [] : order.slice(0, index),
    upcoming: queue.isShuffled ? shuffled(others, random) : order.slice(index + 1),
    serial: queue.serial + order.length,
    cleared: null,
  });
}

/** Continues a queue at its end with other music. What was played stays in the history. */
export function goOnWith(queue: Queue, context: PlayContext, tracks: readonly Track[]): Queue {
  const order = entriesOf(tracks, 'context', queue.serial);
  const [current, ...upcoming] = order;
  if (!current) return queue;
  return withCurrent(queue, current, {
    context,
    order,
    upcoming,
    history: withHistory(queue),
    serial: queue.serial + order.length,
    cleared: null,
  });
}

/** Takes in a further page of the context. Shuffled, its tracks fall anywhere but in the very next place. */
export function append(queue: Queue, tracks: readonly Track[], random: Random): Queue {
  const added = entriesOf(tracks, 'context', queue.serial);
  const grown = { ...queue, order: [...queue.order, ...added], serial: queue.serial + added.length };
  if (!queue.isShuffled) return { ...grown, upcoming: [...queue.upcoming, ...added] };
  const [first, ...rest] = queue.upcoming;
  const mixed = shuffled([...rest, ...added], random);
  return { ...grown, upcoming: first ? [first, ...mixed] : mixed };
}

/** The queue begun again from its first track, in the order in which it sounded. */
export function rewind(queue: Queue): Queue {
  const played = withHistory(queue);
  const context = played.filter(isContext);
  const [first, ...rest] = context.length > 0 ? context : played;
  return first ? withCurrent(queue, first, { history: [], upcoming: [...rest, ...queue.upcoming] }) : queue;
}

/**
 * The queue one track on, or null at its end. `automatic` is the end of a track, when repeating one track
 * gives the same queue again; a listener who asks for the next track gets it.
 */
export function advance(queue: Queue, automatic: boolean): Queue | null {
  if (automatic && queue.repeat === 'one' && queue.current) return queue;
  const history = withHistory(queue);
  const [first, ...nextUp] = queue.nextUp;
  if (first) return withCurrent(queue, first, { nextUp, history });
  const [next, ...upcoming] = queue.upcoming;
  if (next) return withCurrent(queue, next, { upcoming, history });
  return queue.repeat === 'off' || !queue.current ? null : rewind(queue);
}

/** What sounds when the current track ends, or null. */
export const following = (queue: Queue): QueueEntry | null => advance(queue, true)?.current ?? null;

/** The queue one track back, or null at its beginning. */
export function retreat(queue: Queue): Queue | null {
  const previous = queue.history.at(-1);
  const { current } = queue;
  if (!previous) {
    const last = queue.upcoming.at(-1);
    if (queue.repeat !== 'all' || !last || !current) return null;
    return withCurrent(queue, last, { history: [current, ...queue.upcoming.slice(0, -1)], upcoming: [] });
  }
  return withCurrent(queue, previous, {
    history: queue.history.slice(0, -1),
    nextUp: current && !isContext(current) ? [current, ...queue.nextUp] : queue.nextUp,
    upcoming: current && isContext(current) ? [current, ...queue.upcoming] : queue.upcoming,
  });
}

/**
 * Goes to an entry wherever it is. Out of next up it is taken alone; in the rest, what is passed over counts as played,
 * so that `previous` finds it.
 */
export function jump(queue: Queue, key: string): Queue {
  const up = queue.nextUp.find((entry) => entry.key === key);
  if (up) return withCurrent(queue, up, { nextUp: without(queue.nextUp, key), history: withHistory(queue) });
  const ahead = indexOf(queue.upcoming, key);
  if (ahead >= 0) {
    return withCurrent(queue, queue.upcoming[ahead]!, {
      history: [...withHistory(queue), ...queue.upcoming.slice(0, ahead)],
      upcoming: queue.upcoming.slice(ahead + 1),
    });
  }
  const behind = indexOf(queue.history, key);
  if (behind < 0) return queue;
  const passed = withHistory(queue).slice(behind + 1);
  return withCurrent(queue, queue.history[behind]!, {
    history: queue.history.slice(0, behind),
    nextUp: [...passed.filter((entry) => !isContext(entry)), ...queue.nextUp],
    upcoming: [...passed.filter(isContext), ...queue.upcoming],
  });
}

/** Adds tracks to next up, at its end or with `first` at its front. With nothing current, the first becomes it. */
export function add(queue: Queue, tracks: readonly Track[], first: boolean): Queue {
  const added = entriesOf(tracks, 'user', queue.serial);
  const grown = { ...queue, serial: queue.serial + added.length };
  const nextUp = first ? [...added, ...queue.nextUp] : [...queue.nextUp, ...added];
  const [head, ...rest] = nextUp;
  return queue.current || !head ? { ...grown, nextUp } : withCurrent(grown, head, { nextUp: rest });
}

/** Takes an entry out for good. Taking out the current one goes on to the next, or leaves nothing current. */
export function remove(queue: Queue, key: string): Queue {
  if (queue.current?.key === key) {
    const next = advance(queue, false);
    if (next?.current && next.current.key !== key) return remove(next, key);
    return { ...queue, current: null, order: without(queue.order, key) };
  }
  return {
    ...queue,
    anchor: key === queue.anchor ? (queue.order[indexOf(queue.order, key) - 1]?.key ?? null) : queue.anchor,
    nextUp: without(queue.nextUp, key),
    upcoming: without(queue.upcoming, key),
    history: without(queue.history, key),
    order: without(queue.order, key),
  };
}

/**
 * Puts an entry before another, or with `null` at the end of its own list. Between the two lists it changes its
 * origin. Unshuffled, the context's own order follows, so that shuffling and back keeps what the listener arranged.
 */
export function move(queue: Queue, key: string, beforeKey: string | null): Queue {
  const entry = [...queue.nextUp, ...queue.upcoming].find((candidate) => candidate.key === key);
  if (!entry || key === beforeKey) return queue;
  const nextUp = without(queue.nextUp, key);
  const upcoming = without(queue.upcoming, key);
  const order = without(queue.order, key);
  const place = (entries: readonly QueueEntry[], moved: QueueEntry, otherwise: number) => {
    const index = indexOf(entries, beforeKey);
    return insert(entries, index < 0 ? otherwise : index, moved);
  };
  const toNextUp = beforeKey === null ? nextUp !== queue.nextUp : indexOf(nextUp, beforeKey) >= 0;
  if (toNextUp) {
    return { ...queue, upcoming, order, nextUp: place(nextUp, { ...entry, origin: 'user' }, nextUp.length) };
  }
  if (beforeKey !== null && indexOf(upcoming, beforeKey) < 0) return queue;
  const moved: QueueEntry = { ...entry, origin: 'context' };
  const keepsOrder = queue.isShuffled && order !== queue.order;
  return {
    ...queue,
    nextUp,
    upcoming: place(upcoming, moved, upcoming.length),
    order: keepsOrder ? queue.order : place(order, moved, order.length),
  };
}

/** Empties all that is to come; `restore` brings it back. */
export function clear(queue: Queue): Queue {
  if (queue.nextUp.length + queue.upcoming.length === 0) return queue;
  const { nextUp, upcoming, order } = queue;
  const gone = new Set(upcoming.map((entry) => entry.key));
  return {
    ...queue,
    nextUp: [],
    upcoming: [],
    order: order.filter((entry) => !gone.has(entry.key)),
    cleared: { nextUp, upcoming, order },
  };
}

/** Brings back what `clear` took, before whatever was added since. */
export function restore(queue: Queue): Queue {
  const { cleared } = queue;
  if (!cleared) return queue;
  return {
    ...queue,
    nextUp: [...cleared.nextUp, ...queue.nextUp],
    upcoming: [...cleared.upcoming, ...queue.upcoming],
    order: cleared.order,
    cleared: null,
  };
}

/**
 * Shuffles all of the context but the track that sounds, or returns to the context's order after that track.
 * The shuffled order is drawn here once, so the list of what comes is what will sound.
 */
export function setShuffle(queue: Queue, isShuffled: boolean, random: Random): Queue {
  if (isShuffled === queue.isShuffled) return queue;
  const place = indexOf(queue.order, queue.anchor);
  const isOver = queue.current === null || !isContext(queue.current);
  if (isShuffled) {
    const others = queue.order.filter((entry) => entry.key !== queue.anchor);
    const history = isOver && place >= 0 ? [queue.order[place]!] : [];
    return { ...queue, isShuffled, history, upcoming: shuffled(others, random) };
  }
  return {
    ...queue,
    isShuffled,
    history: queue.order.slice(0, isOver ? place + 1 : Math.max(0, place)),
    upcoming: queue.order.slice(place + 1),
  };
}

/** Sets what happens at the end of a track and of the queue. */
export const setRepeat = (queue: Queue, repeat: RepeatMode): Queue => ({ ...queue, repeat });
