import type { Track } from '@segno/data/contract';
import type { FeedTrack, PlayContext, QueueEntry, RepeatMode } from '../playback/PlayerState.ts';

/**
 * The queue and its rules: immutable, and independent of playback. `current` plays now; then `nextUp` follows, then
 * `upcoming`. Random choices are made when the queue changes, never when a track starts.
 */
export interface Queue {
  readonly context: PlayContext | null;
  readonly current: QueueEntry | null;
  readonly nextUp: readonly QueueEntry[];
  readonly upcoming: readonly QueueEntry[];
  readonly history: readonly QueueEntry[];
  /** The entries of the context in its own order, regardless of shuffle. */
  readonly order: readonly QueueEntry[];
  /** The key of the context's entry that was played last. After entries of next up, the context continues there. */
  readonly anchor: string | null;
  readonly repeat: RepeatMode;
  readonly isShuffled: boolean;
  /** The number for the key of the next new entry. */
  readonly serial: number;
}

/** A random number from 0 up to, but not including, 1, like `Math.random`. */
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

const entriesOf = (
  tracks: readonly (Track | FeedTrack)[],
  origin: QueueEntry['origin'],
  serial: number,
): QueueEntry[] =>
  tracks.map((given, index) => {
    const key = String(serial + index);
    if (!('reason' in given)) return { key, track: given, origin };
    const { reason, ...track } = given;
    return { key, track, origin, reason };
  });

/**
 * Makes `entry` the current one. If it is from the context, it becomes the anchor, after which the context continues.
 */
const withCurrent = (queue: Queue, entry: QueueEntry, rest: Partial<Queue>): Queue => ({
  ...queue,
  ...rest,
  current: entry,
  anchor: isContext(entry) ? entry.key : queue.anchor,
});

const withHistory = ({ history, current }: Queue) => (current ? [...history, current] : history);

/** Starts a context. Next up is kept. With shuffle, the chosen track is first. */
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
  });
}

/** Continues a queue at its end with other music. The history is kept. */
export function continueWith(queue: Queue, context: PlayContext, tracks: readonly Track[]): Queue {
  const order = entriesOf(tracks, 'context', queue.serial);
  const [current, ...upcoming] = order;
  if (!current) return queue;
  return withCurrent(queue, current, {
    context,
    order,
    upcoming,
    history: withHistory(queue),
    serial: queue.serial + order.length,
  });
}

/** Adds a further page of the context. With shuffle, its tracks are inserted anywhere except as the next track. */
export function append(queue: Queue, tracks: readonly Track[], random: Random): Queue {
  const added = entriesOf(tracks, 'context', queue.serial);
  const grown = { ...queue, order: [...queue.order, ...added], serial: queue.serial + added.length };
  if (!queue.isShuffled) return { ...grown, upcoming: [...queue.upcoming, ...added] };
  const [first, ...rest] = queue.upcoming;
  const mixed = shuffled([...rest, ...added], random);
  return { ...grown, upcoming: first ? [first, ...mixed] : mixed };
}

/** Restarts the queue from its first track, in playback order. */
export function rewind(queue: Queue): Queue {
  const played = withHistory(queue);
  const context = played.filter(isContext);
  const [first, ...rest] = context.length > 0 ? context : played;
  return first ? withCurrent(queue, first, { history: [], upcoming: [...rest, ...queue.upcoming] }) : queue;
}

/**
 * Advances the queue by one track. Returns null at its end. `automatic` means that a track ended: with repeat one, the
 * same queue is returned. A listener who requests the next track gets it.
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

/** The entry that follows when the current track ends, or null. */
export const following = (queue: Queue): QueueEntry | null => advance(queue, true)?.current ?? null;

/** Goes back by one track. Returns null at the beginning. */
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
 * Makes any entry the current one. The other entries of next up stay. Skipped entries of the context count as played,
 * so that `previous` returns to them.
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

/**
 * Adds tracks to next up, at its end or with `first` at its front. Without a current track, the first one becomes it.
 */
export function add(queue: Queue, tracks: readonly Track[], first: boolean): Queue {
  const added = entriesOf(tracks, 'user', queue.serial);
  const grown = { ...queue, serial: queue.serial + added.length };
  const nextUp = first ? [...added, ...queue.nextUp] : [...queue.nextUp, ...added];
  const [head, ...rest] = nextUp;
  return queue.current || !head ? { ...grown, nextUp } : withCurrent(grown, head, { nextUp: rest });
}

/** Removes an entry. Removing the current one continues with the next, or leaves nothing current. */
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
 * Moves an entry before another, or with `null` to the end of its own list. An entry that moves to the other list
 * changes its origin. Without shuffle, the context's own order changes too, so that the listener's order is kept after
 * shuffle is turned on and off.
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

/** Removes all upcoming entries. */
export function clear(queue: Queue): Queue {
  const gone = new Set(queue.upcoming.map((entry) => entry.key));
  if (queue.nextUp.length + gone.size === 0) return queue;
  return { ...queue, nextUp: [], upcoming: [], order: queue.order.filter((entry) => !gone.has(entry.key)) };
}

/**
 * Undoes a change: the lists are those of the queue before it, without what has been played since, and before what has been
 * added since. What plays now goes on, unless the change had removed or replaced the current track.
 */
export function undoTo(before: Queue, now: Queue): Queue {
  const played = new Set([...now.history, ...(now.current ? [now.current] : [])].map(({ key }) => key));
  const isGone = before.current !== null && !played.has(before.current.key);
  if (isGone) return { ...before, serial: now.serial, repeat: now.repeat };
  const isFresh = ({ key }: QueueEntry) => Number(key) >= before.serial;
  const merged = (list: readonly QueueEntry[], since: readonly QueueEntry[]) => [
    ...list.filter(({ key }) => !played.has(key)),
    ...since.filter(isFresh),
  ];
  return {
    ...now,
    context: before.context,
    history: now.current === before.current ? before.history : now.history,
    nextUp: merged(before.nextUp, now.nextUp),
    upcoming: merged(before.upcoming, now.upcoming),
    order: [...before.order, ...now.order.filter(isFresh)],
  };
}

/** Removes the rest of the context, for a radio that is tuned. */
export function dropUpcoming(queue: Queue, context: PlayContext): Queue {
  return { ...clear({ ...queue, nextUp: [] }), nextUp: queue.nextUp, context };
}

/**
 * Shuffles all of the context except the current track, or restores the context's order after that track. The shuffled
 * order is chosen once, so the entries play in the listed order.
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

/** Sets the repeat mode. */
export const setRepeat = (queue: Queue, repeat: RepeatMode): Queue => ({ ...queue, repeat });
