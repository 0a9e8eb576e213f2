import type { LyricsLine } from '@segno/data';

/** The lines of a text, with the times and translations of the lines that stay. */
export function withText(before: readonly LyricsLine[], text: string): LyricsLine[] {
  const rest = [...before];
  return text.split(/\r\n|\r|\n/).map((line) => {
    const at = rest.findIndex((each) => each.text === line);
    const [known] = at < 0 ? [] : rest.splice(at, 1);
    return known ?? { start: null, end: null, text: line, words: [], translation: null };
  });
}

/** Gives a line its start. It is never before the line above or after the line below. */
export function withStart(lines: readonly LyricsLine[], index: number, start: number): LyricsLine[] {
  const floor = lines.slice(0, index).findLast((line) => line.start !== null)?.start ?? 0;
  const ceiling =
    lines.slice(index + 1).find((line) => line.start !== null)?.start ?? Number.MAX_SAFE_INTEGER;
  const time = Math.max(floor, Math.min(ceiling, Math.round(start / 10) * 10));
  return lines.map((line, place) => (place === index ? { ...line, start: time, words: [] } : line));
}

/** The words of a line as they are timed. */
const wordsOf = ({ text }: LyricsLine): string[] => text.split(/\s+/).filter(Boolean);

/** The word that the next tap times: of the first line that has words without a time. Null when all have one. */
export function nextWord(lines: readonly LyricsLine[]): { line: number; word: number; text: string } | null {
  const line = lines.findIndex((each) => each.words.length < wordsOf(each).length);
  const found = lines[line];
  if (!found) return null;
  return { line, word: found.words.length, text: wordsOf(found)[found.words.length] ?? '' };
}

/**
 * Gives the next word its start, and a line that of its first word. Starts are in steps of 10 ms and never before the
 * word above.
 */
export function withWord(lines: readonly LyricsLine[], milliseconds: number): LyricsLine[] {
  const next = nextWord(lines);
  if (!next) return [...lines];
  const before = lines.slice(0, next.line).findLast((line) => line.start !== null);
  const own = lines[next.line]?.words.at(-1)?.start;
  const floor = own ?? before?.words.at(-1)?.start ?? before?.start ?? 0;
  const start = Math.max(floor, Math.round(milliseconds / 10) * 10);
  return lines.map((line, place) =>
    place === next.line
      ? {
          ...line,
          start: next.word === 0 ? start : line.start,
          words: [...line.words, { start, text: next.text }],
        }
      : line,
  );
}

/** A line without its times, so that the next tap gives it new ones. */
export const withoutTime = (lines: readonly LyricsLine[], index: number): LyricsLine[] =>
  lines.map((line, place) => (place === index ? { ...line, start: null, end: null, words: [] } : line));

/** The first line without a time; null when all have one. */
export function nextUntimed(lines: readonly LyricsLine[]): number | null {
  const index = lines.findIndex(({ start }) => start === null);
  return index < 0 ? null : index;
}

/** The lines without times. */
export const withoutTimes = (lines: readonly LyricsLine[]): LyricsLine[] =>
  lines.map((line) => ({ ...line, start: null, end: null, words: [] }));

/** `1:02.50` for 62,500 milliseconds. */
export function timeText(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  const hundredths = Math.round(milliseconds / 10);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(hundredths / 6000)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
