import * as v from 'valibot';
import { Id, Milliseconds, RecordPermissions, Timestamp } from '../shared/contract.ts';

/** The most lines of lyrics. */
export const maxLyricsLines = 2000;

const LineText = v.pipe(v.string(), v.maxLength(500));

/** A word of a line with its start from the beginning of the track. */
export const LyricsWord = v.object({ start: Milliseconds, text: LineText });
export type LyricsWord = v.InferOutput<typeof LyricsWord>;

/** A line of lyrics. Without times `start` and `end` are null. */
export const LyricsLine = v.object({
  start: v.nullable(Milliseconds),
  end: v.nullable(Milliseconds),
  text: LineText,
  /** The words with their times; empty when only the line is timed. */
  words: v.pipe(v.array(LyricsWord), v.maxLength(200)),
  /** The line in another language. */
  translation: v.nullable(LineText),
});
export type LyricsLine = v.InferOutput<typeof LyricsLine>;

/** The words of a track. The lines of `synced` lyrics have times and are in their order. */
export const Lyrics = v.object({
  id: Id,
  track_id: Id,
  kind: v.picklist(['plain', 'synced']),
  /** A language tag (BCP 47), such as `en` or `pt-BR`. */
  language: v.nullable(v.string()),
  lines: v.array(LyricsLine),
  /** Where the words are from, as text. */
  source: v.nullable(v.string()),
  author: v.nullable(v.string()),
  updated_at: Timestamp,
  permissions: RecordPermissions,
});
export type Lyrics = v.InferOutput<typeof Lyrics>;

/** The lyrics of a track; null when it has none. */
export const LyricsResponse = v.object({ lyrics: v.nullable(Lyrics) });
