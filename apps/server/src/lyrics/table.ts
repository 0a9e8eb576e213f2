import type { LyricsLine } from '@segno/data/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeColumns } from '../records/columns.ts';
import { tracks } from '../tracks/table.ts';

/** The words of tracks, at most one for each. */
export const lyrics = pgTable('lyrics', {
  id: id(),
  track_id: integer()
    .notNull()
    .unique()
    .references(() => tracks.id, { onDelete: 'cascade' }),
  kind: text({ enum: ['plain', 'synced'] }).notNull(),
  language: text(),
  lines: jsonb().$type<LyricsLine[]>().notNull(),
  source: text(),
  author: text(),
  ...timeColumns(),
});
