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
