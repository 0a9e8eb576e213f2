import { RadioReason, Track } from '@segno/data/contract';
import * as v from 'valibot';
import type { Queue } from '../queue/queue.ts';
import type { PlayerState, QueueEntry } from './PlayerState.ts';

/** Stores the queue, the context and the settings. */
const queueKey = 'segno.player';
/** Stores the position separately, because it is saved every few seconds and the queue may be long. */
const positionKey = 'segno.player.position';
/** Stores both for a person whose session has ended on its own, until somebody signs in (AUTH-9). */
const awayKeys = ['segno.player.away', 'segno.player.away.position'] as const;

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
    'label',
    'library',
    'user',
    'queue',
  ]),
  id: v.union([v.number(), v.string()]),
  restriction: v.optional(v.string()),
  from: v.optional(v.string()),
  name: v.string(),
  // A path of this application, not a script or a URL of another site.
  href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  tuning: v.optional(v.object({ more: v.array(v.number()), less: v.array(v.number()) })),
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
  /** The id of the person whose queue it is. Null for a guest, and in queues of versions that stored no owner. */
  owner: v.optional(v.nullable(v.number()), null),
  /** Each track once; `entries` refer to it by its index. */
  tracks: v.array(SavedTrack),
  entries: v.array(
    v.object({
      key: v.string(),
      track: v.pipe(v.number(), v.integer(), v.minValue(0)),
      origin: v.picklist(['context', 'user']),
      reason: v.optional(RadioReason),
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
  goesOn: v.optional(v.boolean()),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isMuted: v.boolean(),
  rate: v.pipe(v.number(), v.minValue(0.25), v.maxValue(4)),
  crossfade: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(12))),
  loudness: v.optional(v.picklist(['off', 'track', 'album'])),
  output: v.optional(v.string(), ''),
});
const SavedPosition = v.object({ key: v.string(), position: v.pipe(v.number(), v.minValue(0)) });

/** The listener's settings of the sound. */
type SavedSound = Pick<PlayerState, 'volume' | 'isMuted' | 'rate' | 'output'>;

/** What the site decides until a listener chooses otherwise. */
export type Standard = Pick<PlayerState, 'autoplay' | 'crossfade' | 'loudness'>;

/** What a listener has chosen otherwise than the site. */
type Choices = { [TName in keyof Standard]?: Standard[TName] | undefined };

/** The state that is restored after a reload. */
export interface SavedState extends SavedSound, Choices {
  /** The id of the signed-in person. */
  owner: number | null;
  queue: Queue;
  taken: number | null;
}

/** Stores the queue. A full or unavailable storage is ignored. */
export function saveQueue(storage: Storage, { owner, queue, taken, autoplay, ...settings }: SavedState) {
  const history = queue.history.slice(-limits.history);
  const nextUp = queue.nextUp.slice(0, limits.nextUp);
  const upcoming = queue.upcoming.slice(0, limits.upcoming);
  const kept = new Map<string, QueueEntry>();
  for (const entry of [...history, ...(queue.current ? [queue.current] : []), ...nextUp, ...upcoming]) {
    kept.set(entry.key, entry);
  }
  const places = new Map<number, number>();
  const tracks: Track[] = [];
  const entries = [...kept.values()].map(({ key, track, origin, reason }) => {
    if (!places.has(track.id)) places.set(track.id, tracks.push(track) - 1);
    return { key, origin, reason, track: places.get(track.id)! };
  });
  const keys = (list: readonly QueueEntry[]) => list.map(({ key }) => key);
  const cut = queue.upcoming.length - upcoming.length;
  const saved: v.InferOutput<typeof SavedPlayer> = {
    version: 1,
    owner,
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

const remove = (storage: Storage, keys: readonly string[]) => {
  try {
    for (const key of keys) storage.removeItem(key);
  } catch {
    // The storage is unavailable, so there is nothing to remove.
  }
};

/** Removes what is stored of the queue, for all people. */
export const removeSaved = (storage: Storage) => remove(storage, [queueKey, positionKey, ...awayKeys]);

/** Whether the stored queue is that of a person. */
export const isSavedOf = (storage: Storage, owner: number) =>
  read(storage, queueKey, SavedPlayer)?.owner === owner;

function move(storage: Storage, from: readonly string[], to: readonly string[]) {
  try {
    for (const [index, key] of from.entries()) {
      const text = storage.getItem(key);
      if (text !== null) storage.setItem(to[index]!, text);
    }
  } catch {
    // The storage is full.
  }
  remove(storage, from);
}

/**
 * Reads the stored state for a viewer: the own one, or that of the guest who has then signed in. That of another person is
 * set aside for a guest, and removed for a signed-in person. Returns null when none is left, or it is invalid.
 */
export function readSaved(
  storage: Storage,
  viewer: number | null,
): (SavedState & { position: number }) | null {
  const keys = [queueKey, positionKey];
  const stored = read(storage, queueKey, SavedPlayer);
  if (stored && stored.owner !== null && stored.owner !== viewer) {
    if (viewer === null) move(storage, keys, awayKeys);
    else remove(storage, keys);
  }
  if (viewer !== null) {
    const away = read(storage, awayKeys[0], SavedPlayer);
    const hasOther = (read(storage, queueKey, SavedPlayer)?.current ?? null) !== null;
    if (away?.owner === viewer && !hasOther) move(storage, awayKeys, keys);
    else remove(storage, awayKeys);
  }
  return readStored(storage);
}

function readStored(storage: Storage): (SavedState & { position: number }) | null {
  const saved = read(storage, queueKey, SavedPlayer);
  const entries = new Map<string, QueueEntry>();
  for (const { key, track, origin, reason } of saved?.entries ?? []) {
    const found = saved?.tracks[track];
    if (found) entries.set(key, { key, track: found, origin, ...(reason && { reason }) });
  }
  const lists = saved && [
    saved.nextUp,
    saved.upcoming,
    saved.history,
    saved.order,
    saved.current ? [saved.current] : [],
  ];
  if (!saved || !lists?.flat().every((key) => entries.has(key))) {
    remove(storage, [queueKey, positionKey]);
    return null;
  }
  const list = (keys: readonly string[]) => keys.map((key) => entries.get(key)!);
  const at = read(storage, positionKey, SavedPosition);
  return {
    owner: saved.owner,
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
    },
    taken: saved.taken,
    autoplay: saved.goesOn,
    volume: saved.volume,
    isMuted: saved.isMuted,
    rate: saved.rate,
    crossfade: saved.crossfade,
    loudness: saved.loudness,
    output: saved.output,
    position: at && at.key === saved.current ? at.position : 0,
  };
}
