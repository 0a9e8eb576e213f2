import { type LinePart, lineParts, type LyricsLine } from '@segno/data';

/** A part of the sung line. */
type WordPart = LinePart & { start: number };

/** The whole text of a line, divided where its timed words begin. What comes before the first one has the time of the line. */
export const wordParts = (line: LyricsLine): WordPart[] =>
  lineParts(line).map((part) => ({ ...part, start: part.start ?? line.start ?? 0 }));
