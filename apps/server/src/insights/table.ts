import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../records/columns.ts';

/**
 * What is counted by days: plays of a track, an album, an artist, a person and the whole site, and visits of the site. The
 * last two have the id 0.
 */
export const countedKinds = ['track', 'album', 'artist', 'user', 'site', 'visit'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** By which properties the plays of a day are counted. */
export type PartName = 'country' | 'device' | 'browser' | 'source' | 'completion' | 'track' | 'page';
/** The numbers of plays by property and value. */
export type Parts = Partial<Record<PartName, Record<string, number>>>;

/**
 * One day of a record, in the time zone of its artist (INSIGHT-2). `rollUpPlays` adds to it. It has no link to the
 * record, because a removed record can be restored.
 */
export const insightDays = pgTable(
  'insight_days',
  {
    kind: text({ enum: countedKinds }).notNull(),
    subject_id: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    plays: integer().notNull(),
    /** Milliseconds heard. */
    heard: bigint({ mode: 'number' }).notNull(),
    /** Who listened, as `People` writes it: numbers from which no person can be read. */
    listeners: bytes().notNull(),
    parts: jsonb().$type<Parts>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subject_id, t.day] }),
    index('insight_days_day').on(t.kind, t.day, t.subject_id, t.plays),
  ],
);
