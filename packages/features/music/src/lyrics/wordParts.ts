import { lineParts, type LyricsLine, type LyricsWord } from '@segno/data';

/** The whole text of a line, divided where its timed words begin. What comes before the first one has the time of the line. */
export const wordParts = (line: LyricsLine): LyricsWord[] =>
  lineParts(line).map(({ start, text }) => ({ start: start ?? line.start ?? 0, text }));
