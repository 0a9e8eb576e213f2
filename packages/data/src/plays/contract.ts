import * as v from 'valibot';
import { Count, Id, paginated, PageParams, Timestamp } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

/** The kinds of pages from which tracks are played. */
export const PlaySource = v.picklist([
  'album',
  'artist',
  'playlist',
  'track',
  'channel',
  'genre',
  'tag',
  'label',
  'user',
  'radio',
  'search',
  'library',
  'history',
  'feed',
  'embed',
]);
export type PlaySource = v.InferOutput<typeof PlaySource>;

/** After this part of a track, or this time, a listening counts as a play (PLAY-1). */
export const countedPlay = { milliseconds: 30_000, part: 0.5 } as const;

/** A report is accepted this long after its listening, in milliseconds (PLAY-3). */
export const longestPlayDelay = 24 * 3_600_000;

/** The most listenings of one report. */
export const maxReportedPlays = 50;

/** How long a track must be heard until the play counts, in milliseconds. */
export const heardForPlay = (duration: number): number =>
  Math.min(countedPlay.milliseconds, duration * countedPlay.part);

/** One listening of a track. */
export const PlayReport = v.object({
  /** A random id of the listening. A repeated report of it changes nothing. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  track_id: Id,
  /** Milliseconds heard, without repeated and skipped parts. */
  heard: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
  /** When the listening ended. */
  played_at: Timestamp,
  source: v.optional(v.nullable(v.object({ type: PlaySource, id: v.nullable(Id) })), null),
});
export type PlayReport = v.InferInput<typeof PlayReport>;

/** The body of POST plays. */
export const PlayReports = v.object({
  plays: v.pipe(v.array(PlayReport), v.minLength(1), v.maxLength(maxReportedPlays)),
  /** The random id of a guest's tab. Not needed by signed-in people. */
  session: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
});
export type PlayReports = v.InferInput<typeof PlayReports>;

/** How many of the reported listenings were counted. */
export const PlaysResponse = v.object({ counted: Count });

/** A play in the history of the signed-in person. */
export const HistoryEntry = v.object({
  id: Count,
  played_at: Timestamp,
  /** The day of the play in the person's time zone. */
  day: v.pipe(v.string(), v.isoDate()),
  track: Track,
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;
export const HistoryList = paginated(HistoryEntry);
export const HistoryParams = v.object({
  ...PageParams.entries,
  /** Only the plays of this day in the person's time zone. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  outline: v.optional(v.literal('1')),
});

/** The days of a history with the number of their plays, the latest first. */
export const HistoryDays = v.object({
  days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), count: Count })),
});
export type HistoryDay = v.InferOutput<typeof HistoryDays>['days'][number];
