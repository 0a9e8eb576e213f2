import type { ImportKind } from '@segno/data/contract';
import * as v from 'valibot';

const key = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(200));
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => value.replaceAll('\0', '').slice(0, most)),
    v.minLength(1),
  );

/** A value without which the row is imported too: an empty cell, or one that does not fit, is a missing value. */
const optional = <TOutput>(schema: v.GenericSchema<unknown, TOutput>) => v.fallback(v.nullable(schema), null);

const whole = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/), v.transform(Number))]),
    v.transform(Math.round),
    v.minValue(0),
    v.maxValue(most),
  );
const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => [true, 1, '1', 'true', 'yes'].includes(value)),
);
/** Several values: a list, or a text with semicolons. */
const list = v.fallback(
  v.pipe(
    v.union([v.array(v.union([v.string(), v.number()])), v.string(), v.number()]),
    v.transform((value) =>
      (Array.isArray(value) ? value.map(String) : String(value).split(';'))
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    ),
  ),
  () => [],
);
const instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => new Date(typeof value === 'number' ? value * (value < 1e11 ? 1000 : 1) : value)),
  v.check((time) => time.getTime() >= 0 && time.getTime() < 4e12, 'Not a time.'),
  v.transform((time) => time.toISOString()),
);
/** A day, a month, or a year. */
const day = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => {
    const [, year = '', month = '01', date = '01'] =
      /^([12]\d{3})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(String(value)) ?? [];
    return `${year}-${month}-${date}`;
  }),
  v.isoDate(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'Not a day.'),
);

/**
 * The rows of an import, by kind, in the order in which they are read. Ids are those of the other service, and columns name
 * records by them. docs/import.md describes them.
 */
export const importRows = {
  users: v.object({ id: key, name: text(100), email: optional(text(254)), created_at: optional(instant) }),
  artists: v.object({
    id: key,
    name: text(120),
    bio: optional(text(20_000)),
    country: optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/), v.toUpperCase())),
  }),
  albums: v.object({
    id: key,
    name: text(200),
    artists: list,
    type: optional(v.picklist(['album', 'single', 'ep', 'compilation'])),
    release_date: optional(day),
    created_at: optional(instant),
  }),
  tracks: v.object({
    id: key,
    name: text(200),
    album: optional(key),
    artists: list,
    genres: list,
    number: optional(whole(9999)),
    disc: optional(whole(99)),
    /** In milliseconds. */
    duration: optional(whole(86_400_000)),
    explicit: optional(flag),
    isrc: optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}-?\w{3}-?\d{2}-?\d{5}$/))),
    release_date: optional(day),
    /** Where it is streamed from. Without it the track is a draft until its sound is uploaded. */
    stream_url: optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\/[^\s/]+\S*$/))),
    created_at: optional(instant),
  }),
  playlists: v.object({
    id: key,
    name: text(100),
    owner: key,
    description: optional(text(1000)),
    public: optional(flag),
    created_at: optional(instant),
  }),
  playlist_tracks: v.object({
    playlist: key,
    track: key,
    position: optional(whole(1_000_000)),
    added_at: optional(instant),
  }),
  likes: v.object({
    user: key,
    type: v.picklist(['track', 'album', 'artist']),
    record: key,
    created_at: optional(instant),
  }),
  plays: v.object({ user: key, track: key, played_at: instant, heard: optional(whole(86_400_000)) }),
  /** How often somebody played a track, where the times are not known. */
  play_counts: v.object({
    user: key,
    track: key,
    count: whole(10_000_000),
    last_played_at: optional(instant),
  }),
} as const satisfies Record<ImportKind, v.GenericSchema>;

export type ImportRow<TKind extends ImportKind> = v.InferOutput<(typeof importRows)[TKind]>;

/** What is imported: the rows of each kind, as they are in the other service. */
export interface ImportSource {
  /** Its name, under which its ids are remembered. */
  name: string;
  rows: (kind: ImportKind) => AsyncIterable<unknown> | Iterable<unknown>;
  close: () => void;
}
