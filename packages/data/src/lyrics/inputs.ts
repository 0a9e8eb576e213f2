import * as v from 'valibot';
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
});
export type LyricsInput = v.InferOutput<typeof LyricsInput>;
