import type { QueueSnapshot } from '@segno/data/contract';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, linkTo } from '../records/columns.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';

/** What each person plays, and on which device. */
export const playerStates = pgTable('player_states', {
  user_id: linkTo(() => users.id).primaryKey(),
  /** Grows with each change. */
  revision: integer().notNull(),
  queue_revision: integer().notNull(),
  device_id: text().notNull(),
  device_name: text().notNull(),
  track_id: integer().references(() => tracks.id, { onDelete: 'set null' }),
  /** In milliseconds, at the time `at`. */
  position: integer().notNull(),
  is_playing: boolean().notNull(),
  queue: jsonb().$type<QueueSnapshot>(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** Commands for the device that plays. They are deleted after a minute. */
export const playerCommands = pgTable(
  'player_commands',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: linkTo(() => users.id),
    kind: text({ enum: ['play', 'pause', 'next', 'previous', 'seek', 'volume'] }).notNull(),
    value: doublePrecision(),
    created_at: createdAt(),
  },
  (t) => [index('player_commands_user').on(t.user_id, t.id)],
);
