import * as v from 'valibot';
import { Timestamp } from '../shared/contract.ts';
import { LyricsLine, maxLyricsLines } from './contract.ts';

const isOrdered = (lines: LyricsLine[]) =>
  lines.every(({ start }, index) => {
    const before = lines[index - 1]?.start;
    return index === 0 || (start === null) === (before === null);
  }) &&
  lines.every(({ start }, index) => {
    const before = lines[index - 1]?.start ?? 0;
    return start === null || start >= before;
  });

/** The body that stores the lyrics of a track. Either every line has a start, in order, or none has. */
export const LyricsInput = v.object({
  language: v.nullable(
    v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'Choose a language.')),
  ),
  lines: v.pipe(
    v.array(LyricsLine),
    v.minLength(1, 'Write at least one line.'),
    v.maxLength(maxLyricsLines, `Write at most ${maxLyricsLines} lines.`),
    v.check(isOrdered, 'Give every line a time, in order, or none.'),
  ),
  source: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  author: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  /**
   * The `updated_at` of the lyrics that these replace, null for none. 409 `changed` when there are others. @default what is
   * stored is replaced
   */
  version: v.optional(v.nullable(Timestamp)),
});
export type LyricsInput = v.InferOutput<typeof LyricsInput>;

/** The query of DELETE tracks/{id}/lyrics, with the `updated_at` of the lyrics that are meant. */
export const LyricsRemoval = v.object({ version: v.optional(Timestamp) });
