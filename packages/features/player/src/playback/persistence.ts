import { Track } from '@segno/data/contract';
import * as v from 'valibot';
import type { Queue } from '../queue/queue.ts';
import type { QueueEntry } from './PlayerState.ts';

/** Stores the queue, the context and the settings. */
const queueKey = 'segno.player';
/** Stores the position separately, because it is saved every few seconds and the queue may be long. */
const positionKey = 'segno.player.position';

/** The maximum number of entries that are stored of each list. */
const limits = { history: 100, nextUp: 200, upcoming: 1000 };

/** A context as it is stored in this browser. */
export const SavedContext = v.object({
  type: v.picklist([
    'album',
    'artist',
    'playlist',
    'track',
    'channel',
    'tag',
    'genre',
    'search',
    'radio',
    'queue',
  ]),
  id: v.union([v.number(), v.string()]),
  restriction: v.optional(v.string()),
  name: v.string(),
  // A path of this application, not a script or a URL of another site.
  href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});

/** Without permissions: the queue of a guest is also that of the person who then signs in. */
const SavedTrack = v.object({
  ...Track.entries,
  permissions: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => ({ update: false, delete: false })),
    ),
    null,
  ),
});

const Keys = v.array(v.string());
const SavedPlayer = v.object({
  version: v.literal(1),
  /** Each track once; `entries` refer to it by its index. */
  tracks: v.array(SavedTrack),
  entries: v.array(
    v.object({
      key: v.string(),
      track: v.pipe(v.number(), v.integer(), v.minValue(0)),
      origin: v.picklist(['context', 'user']),
    }),
  ),
  current: v.nullable(v.string()),
  nextUp: Keys,
  upcoming: Keys,
  history: Keys,
  order: Keys,
  anchor: v.nullable(v.string()),
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  context: v.nullable(SavedContext),
  /** The number of tracks that were read from the pages of the context, or null when there are no more. */
  taken: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  repeat: v.picklist(['off', 'one', 'all']),
  isShuffled: v.boolean(),
  goesOn: v.optional(v.boolean(), true),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isMuted: v.boolean(),
  rate: v.pipe(v.number(), v.minValue(0.25), v.maxValue(4)),
});
const SavedPosition = v.object({ key: v.string(), position: v.pipe(v.number(), v.minValue(0)) });

/** The state that is restored after a reload. */
export interface SavedState {
  queue: Queue;
  taken: number | null;
  autoplay: boolean;
  volume: number;
  isMuted: boolean;
  rate: number;
}

/** Stores the queue. A full or unavailable storage is ignored. */
export function saveQueue(storage: Storage, { queue, taken, autoplay, ...settings }: SavedState) {
  const history = queue.history.slice(-limits.history);
  const nextUp = queue.nextUp.slice(0, limits.nextUp);
  const upcoming = queue.upcoming.slice(0, limits.upcoming);
  const kept = new Map<string, QueueEntry>();
  for (const entry of [...history, ...(queue.current ? [queue.current] : []), ...nextUp, ...upcoming]) {
    kept.set(entry.key, entry);
  }
  const places = new Map<number, number>();
  const tracks: Track[] = [];
  const entries = [...kept.values()].map(({ key, track, origin }) => {
    if (!places.has(track.id)) places.set(track.id, tracks.push(track) - 1);
    return { key, origin, track: places.get(track.id)! };
  });
  const keys = (list: readonly QueueEntry[]) => list.map(({ key }) => key);
  const cut = queue.upcoming.length - upcoming.length;
  const saved: v.InferOutput<typeof SavedPlayer> = {
    version: 1,
    tracks,
    entries,
    current: queue.current?.key ?? null,
    nextUp: keys(nextUp),
    upcoming: keys(upcoming),
    history: keys(history),
    order: keys(queue.order).filter((key) => kept.has(key)),
    anchor: queue.anchor,
    serial: queue.serial,
    context: queue.context,
    // In the context's order, the entries over the limit are the last ones, which can be fetched again.
    taken: taken === null && (cut === 0 || queue.isShuffled) ? null : (taken ?? queue.order.length) - cut,
    repeat: queue.repeat,
    isShuffled: queue.isShuffled,
    goesOn: autoplay,
    ...settings,
  };
  try {
    storage.setItem(queueKey, JSON.stringify(saved));
  } catch {
    // The storage is full, or unavailable in this browsing mode.
  }
}

export function savePosition(storage: Storage, key: string, position: number) {
  try {
    storage.setItem(positionKey, JSON.stringify({ key, position }));
  } catch {
    // The storage is full, or unavailable in this browsing mode.
  }
}

const read = <T extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: T,
): v.InferOutput<T> | null => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/** Reads the stored state. Returns null, and removes what is stored, when it is missing or invalid. */
export function readSaved(storage: Storage): (SavedState & { position: number }) | null {
  const saved = read(storage, queueKey, SavedPlayer);
  const entries = new Map<string, QueueEntry>();
  for (const { key, track, origin } of saved?.entries ?? []) {
    const found = saved?.tracks[track];
    if (found) entries.set(key, { key, track: found, origin });
  }
  const lists = saved && [
    saved.nextUp,
    saved.upcoming,
    saved.history,
    saved.order,
    saved.current ? [saved.current] : [],
  ];
  if (!saved || !lists?.flat().every((key) => entries.has(key))) {
    try {
      storage.removeItem(queueKey);
      storage.removeItem(positionKey);
    } catch {
      // The storage is unavailable, so there is nothing to remove.
    }
    return null;
  }
  const list = (keys: readonly string[]) => keys.map((key) => entries.get(key)!);
  const at = read(storage, positionKey, SavedPosition);
  return {
    queue: {
      context: saved.context,
      current: saved.current === null ? null : entries.get(saved.current)!,
      nextUp: list(saved.nextUp),
      upcoming: list(saved.upcoming),
      history: list(saved.history),
      order: list(saved.order),
      anchor: saved.anchor,
      repeat: saved.repeat,
      isShuffled: saved.isShuffled,
      serial: saved.serial,
      cleared: null,
    },
    taken: saved.taken,
    autoplay: saved.goesOn,
    volume: saved.volume,
    isMuted: saved.isMuted,
    rate: saved.rate,
    position: at && at.key === saved.current ? at.position : 0,
  };
}
