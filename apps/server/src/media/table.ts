import { integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '../catalogue/columns.ts';

/** Stored sounds. A track refers to one; several tracks may share it. */
export const recordings = pgTable('recordings', {
  key: text().primaryKey(),
  /** Exact length of the sound, in milliseconds. */
  duration: integer().notNull(),
  mime: text().notNull().default('audio/mpeg'),
  /** In bytes; null until the file is made. */
  size: integer(),
  /** SHA-256 of the file, hexadecimal; null until the file is made. */
  hash: text(),
  bit_rate: integer(),
  sample_rate: integer(),
  /** Loudness over time, evenly spaced, one byte a value. */
  peaks: bytes(),
  /** Integrated loudness in LUFS. */
  loudness: real(),
  created_at: createdAt(),
});

/** The picture of a record, if it has one of its own. */
export const imageKey = () => text().references(() => images.key, { onDelete: 'set null' });

/** Stored pictures, by the key in their address. */
export const images = pgTable('images', {
  key: text().primaryKey(),
  kind: text({ enum: ['album', 'artist', 'playlist', 'genre', 'label', 'background'] }).notNull(),
  /** Dominant colour, `#rrggbb`. */
  color: text().notNull(),
  alt: text(),
  /** Of the stored original, in bytes; null where the picture is drawn. */
  size: integer(),
  /** SHA-256 of the stored original, hexadecimal; null where the picture is drawn. */
  hash: text(),
  created_at: createdAt(),
});
