import * as v from 'valibot';
import { CalendarDate, Count, Id } from '../shared/contract.ts';
import { readId } from '../shared/readId.ts';

/** The records that have insights, by the names of their resources. */
export const insightKinds = ['tracks', 'albums', 'artists'] as const;
export type InsightKind = (typeof insightKinds)[number];

/** Periods that end today, in days. */
export const insightRanges = { week: 7, month: 28, quarter: 90, year: 365 } as const;
export type InsightRange = keyof typeof insightRanges;

/** The longest period that can be chosen, in days. */
export const longestInsights = 731;

/** From this number of people on, it is shown how far a track is heard (INSIGHT-4). */
export const completionFloor = 10;

/** The parts of the insights that can be exported, each as a file. */
export const insightTables = [
  'days',
  'tracks',
  'countries',
  'devices',
  'browsers',
  'sources',
  'completion',
] as const;
export type InsightTable = (typeof insightTables)[number];

const day = 86_400_000;

/** The number of days from one to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / day + 1;

const isOrdered = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const isShort = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || daysBetween(from, to) <= longestInsights;

const periodEntries = {
  range: v.optional(v.picklist(Object.keys(insightRanges) as InsightRange[]), 'month'),
  /** The first and the last day of another period. Both or neither. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
};

/** The query parameters of a period: a range that ends today, or two days. */
export const InsightParams = v.pipe(
  v.object(periodEntries),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => (from === undefined) === (to === undefined),
      'Give both days.',
    ),
    ['to'],
  ),
  v.forward(v.partialCheck([['from'], ['to']], isOrdered, 'The last day is before the first.'), ['to']),
  v.forward(v.partialCheck([['from'], ['to']], isShort, 'A period has at most two years.'), ['to']),
);
export type InsightInput = v.InferInput<typeof InsightParams>;

/** The query parameters of an exported table. */
export const InsightExportParams = v.intersect([
  InsightParams,
  v.object({
    table: v.optional(v.picklist(insightTables), 'days'),
    format: v.optional(v.picklist(['csv', 'json']), 'csv'),
  }),
]);

/** The path parameters of the insights of a record. */
export const InsightPath = v.object({
  kind: v.picklist(insightKinds),
  id: v.pipe(
    v.string(),
    v.transform((text) => readId(text)),
    v.number(),
  ),
});

const Totals = v.object({
  plays: Count,
  listeners: Count,
  /** Milliseconds heard. */
  heard: Count,
  likes: Count,
  reposts: Count,
  comments: Count,
  /** Of an artist; 0 for others. */
  followers: Count,
});

/** A value with its plays, the largest first. */
const Share = v.object({ value: v.string(), plays: Count });
export type InsightShare = v.InferOutput<typeof Share>;

const Day = v.object({ day: CalendarDate, plays: Count, listeners: Count });
export type InsightDay = v.InferOutput<typeof Day>;

/** What happened to a record in a period, and in the one of the same length before. */
export const Insights = v.object({
  name: v.string(),
  /** The IANA time zone by which its days are counted. */
  time_zone: v.string(),
  from: CalendarDate,
  to: CalendarDate,
  before_from: CalendarDate,
  before_to: CalendarDate,
  totals: Totals,
  before: Totals,
  /** The standard error of the numbers of listeners: 0 when they are exact, 0.023 when they are estimated. */
  listeners_error: v.number(),
  /** Every day of the period, also those without plays. */
  days: v.array(Day),
  days_before: v.array(Day),
  /** The most played tracks. Empty for a track. */
  tracks: v.array(v.object({ id: Id, name: v.string(), plays: Count })),
  countries: v.array(Share),
  devices: v.array(Share),
  browsers: v.array(Share),
  sources: v.array(Share),
  /** The part of the plays that heard at least so much of the track; null for fewer than ten people. */
  completion: v.nullable(v.array(v.object({ percent: Count, share: v.number() }))),
});
export type Insights = v.InferOutput<typeof Insights>;

/** The rows of an exported table, which are sent as CSV or JSON. */
export const InsightRows = v.array(v.record(v.string(), v.union([v.string(), v.number()])));

/** The body of a change of the time zone by which the days of an artist are counted. */
export const InsightZoneInput = v.object({ time_zone: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

const Ranked = v.object({ id: Id, name: v.string(), plays: Count });

/** What happened on the whole site in a period, and in the one before. */
export const SiteReport = v.object({
  time_zone: v.string(),
  from: CalendarDate,
  to: CalendarDate,
  before_from: CalendarDate,
  before_to: CalendarDate,
  totals: v.object({ plays: Count, listeners: Count, heard: Count, visits: Count, visitors: Count }),
  before: v.object({ plays: Count, listeners: Count, heard: Count, visits: Count, visitors: Count }),
  listeners_error: v.number(),
  days: v.array(
    v.object({ day: CalendarDate, plays: Count, listeners: Count, visits: Count, visitors: Count }),
  ),
  days_before: v.array(v.object({ day: CalendarDate, plays: Count, visitors: Count })),
  tracks: v.array(Ranked),
  albums: v.array(Ranked),
  artists: v.array(Ranked),
  /** The people with the most plays. */
  listeners: v.array(Ranked),
  countries: v.array(Share),
  devices: v.array(Share),
  browsers: v.array(Share),
  sources: v.array(Share),
  /** The pages on which visits begin, by the pattern of their address. */
  pages: v.array(v.object({ value: v.string(), visits: Count })),
  visitor_countries: v.array(v.object({ value: v.string(), visits: Count })),
});
export type SiteReport = v.InferOutput<typeof SiteReport>;
