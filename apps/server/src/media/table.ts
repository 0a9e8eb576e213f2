import { index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { fileEntries } from '../files/table.ts';
import { bytes, createdAt } from '../records/columns.ts';

/** Stored sounds. A track refers to one; several tracks may share it. */
export const recordings = pgTable(
  'recordings',
  {
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
    /** What was uploaded; null for a recording of the demo. */
    file_entry_id: integer().references(() => fileEntries.id),
    /** Name of the codec of what was uploaded, such as `FLAC`. */
    codec: text(),
    channels: integer(),
    /** Highest true peak in dBTP. */
    true_peak: real(),
    /** SHA-256 of the decoded sound, hexadecimal: the same for another file type and other tags. Null where it was not decoded. */
    audio_hash: text(),
    created_at: createdAt(),
  },
  (t) => [index().on(t.hash), index().on(t.audio_hash)],
);

/** Other encodings of uploaded recordings. */
export const recordingFiles = pgTable(
  'recording_files',
  {
    recording_key: text()
      .notNull()
      .references(() => recordings.key, { onDelete: 'cascade' }),
    format: text({ enum: ['opus', 'aac', 'indexed'] }).notNull(),
    mime: text().notNull(),
    disk: text({ enum: ['public', 'uploads'] }).notNull(),
    path: text().notNull().unique(),
    /** In bytes. */
    size: integer().notNull(),
    /** SHA-256, hexadecimal. */
    hash: text().notNull(),
    bit_rate: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.recording_key, t.format] })],
);

/** The picture of a record, if it has one of its own. */
export const imageKey = () => text().references(() => images.key, { onDelete: 'set null' });

/** Stored pictures, by the key in their address. */
export const images = pgTable('images', {
  key: text().primaryKey(),
  kind: text({ enum: ['album', 'artist', 'playlist', 'genre', 'label', 'background', 'user'] }).notNull(),
  /** Dominant colour, `#rrggbb`. */
  color: text().notNull(),
  alt: text(),
  /** Of the stored original, in bytes; null where the picture is drawn. */
  size: integer(),
  /** SHA-256 of the stored original, hexadecimal; null where the picture is drawn. */
  hash: text(),
  /** Of what was uploaded, in pixels; null where the picture is drawn or older. */
  width: integer(),
  height: integer(),
  created_at: createdAt(),
});
