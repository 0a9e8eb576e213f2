import type { LyricsLine } from '@segno/data';

/** How many characters two texts have in common at their beginning, or at their end. */
function shared(one: string, other: string, at: (place: number) => number): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.at(at(count)) === other.at(at(count))) count += 1;
  return count;
}

/** Whether a line is another one that was edited: half of the shorter one stays at the ends. */
function isEdited(before: string, after: string): boolean {
  const most = Math.min(before.length, after.length);
  const start = shared(before, after, (place) => place);
  const end = shared(before, after, (place) => -1 - place);
  return Math.min(start + end, most) * 2 >= most;
}

/**
 * The lines of a text. Lines that stay keep their times and translations; one that was edited keeps them too, without the
 * times of its words. Equal lines, such as those of a chorus, are told apart by what is around the change.
 */
export function withText(before: readonly LyricsLine[], text: string): LyricsLine[] {
  const texts = text.split(/\r\n|\r|\n/);
  const most = Math.min(before.length, texts.length);
  let start = 0;
  while (start < most && before[start]?.text === texts[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end)?.text === texts.at(-1 - end)) end += 1;
  const rest = before.slice(start, before.length - end);
  const take = (isIt: (line: LyricsLine) => boolean) => {
    const at = rest.findIndex(isIt);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const changed = texts
    .slice(start, texts.length - end)
    .map((line) => ({ line, known: take((each) => each.text === line) }));
  const middle = changed.map(({ line, known }): LyricsLine => {
    if (known) return known;
    const former = take((each) => isEdited(each.text, line));
    const { start: time = null, end: stop = null, translation = null } = former ?? {};
    return { start: time, end: stop, text: line, words: [], translation };
  });
  return [...before.slice(0, start), ...middle, ...before.slice(before.length - end)];
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
