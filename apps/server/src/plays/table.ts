import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, linkTo } from '../records/columns.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';

const bigId = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** The kinds of devices that a play names. */
export const deviceClasses = ['desktop', 'mobile', 'tablet'] as const;

/** The kinds of pages from which tracks are played. */
export const playSources = [
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
] as const;

/**
 * Counted plays (PLAY-2). The time is a part of the key, so that the table can be partitioned by time. No address of a
 * listener is kept.
 */
export const plays = pgTable(
  'plays',
  {
    id: bigId(),
    track_id: linkTo(() => tracks.id),
    /** Null for guests. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who listened: `u` and the id of a user, or `g` and the random id of a guest's tab. */
    listener: text().notNull(),
    source_type: text({ enum: playSources }),
    source_id: integer(),
    device: text({ enum: deviceClasses }),
    browser: text(),
    /** ISO 3166-1 alpha-2. */
    country: char({ length: 2 }),
    /** Milliseconds heard. */
    heard: integer().notNull(),
    /** When the listening ended. */
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.created_at, t.id] }),
    index('plays_track').on(t.track_id, t.created_at),
    index('plays_user').on(t.user_id, t.created_at, t.id),
    index('plays_listener').on(t.listener, t.created_at),
    check('plays_heard', sql`${t.heard} >= 0`),
  ],
);

/** The listenings that were already received, so that a repeated report counts once. */
export const playReceipts = pgTable(
  'play_receipts',
  { listener: text().notNull(), key: text().notNull(), created_at: createdAt() },
  (t) => [primaryKey({ columns: [t.listener, t.key] }), index('play_receipts_time').on(t.created_at)],
);

/** Plays that are not yet in the counts. `rollUpPlays` empties it. */
export const pendingPlays = pgTable('pending_plays', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  track_id: integer().notNull(),
  user_id: integer(),
  playlist_id: integer(),
  heard: integer().notNull(),
  played_at: instant().notNull(),
  /** What the insights count. Null where it is not known. */
  listener: text(),
  source_type: text({ enum: playSources }),
  device: text({ enum: deviceClasses }),
  browser: text(),
  country: char({ length: 2 }),
  /** Whether it is in the counts of records already, and only the insights lack it. */
  is_counted: boolean().notNull().default(false),
});

/** The plays of each track on each day in UTC. */
export const trackPlayDays = pgTable(
  'track_play_days',
  {
    track_id: linkTo(() => tracks.id),
    day: date({ mode: 'string' }).notNull(),
    plays: integer().notNull(),
    heard: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.track_id, t.day] }), index('track_play_days_day').on(t.day, t.plays)],
);

/** How often each person played each track, and when last. */
export const userTrackPlays = pgTable(
  'user_track_plays',
  {
    user_id: linkTo(() => users.id),
    track_id: linkTo(() => tracks.id),
    plays: integer().notNull(),
    last_played_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.track_id] }),
    index('user_track_plays_last').on(t.user_id, t.last_played_at),
    index('user_track_plays_track').on(t.track_id),
  ],
);
