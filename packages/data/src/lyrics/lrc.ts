import type { LyricsLine, LyricsWord } from './contract.ts';

/** What a file of lyrics says beside its lines. */
export interface ParsedLyrics {
  lines: LyricsLine[];
  author: string | null;
  language: string | null;
}

const stamp = /\[(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g;
const wordStamp = /<(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?>/g;
const tag = /^\[([a-z]+):(.*)\]$/i;

/** The parts of a time as milliseconds: `[01:02.5]` is 62,500. */
const millisecondsOf = ([, hours, minutes, seconds, fraction = '']: RegExpMatchArray) =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
  Number(fraction.padEnd(3, '0').slice(0, 3));

/**
 * Reads lyrics in the format LRC, also with several times for a line, times of words (`<00:12.30>`) and an offset. Text
 * without times is read as plain lines.
 */
export function parseLrc(text: string): ParsedLyrics {
  const timed: LyricsLine[] = [];
  const plain: LyricsLine[] = [];
  let offset = 0;
  let author: string | null = null;
  let language: string | null = null;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    const starts = [...line.matchAll(stamp)].map(millisecondsOf);
    if (starts.length === 0) {
      const [, name = '', value = ''] = tag.exec(line) ?? [];
      // A positive offset shows the words earlier.
      if (name.toLowerCase() === 'offset') offset = Number(value) || 0;
      else if (name.toLowerCase() === 'au' || name.toLowerCase() === 'by') author ??= value.trim() || null;
      else if (name.toLowerCase() === 'la') language = value.trim() || null;
      else if (name === '') plain.push({ ...lineOf(line), words: [] });
      continue;
    }
    const content = line.replaceAll(stamp, '').trim();
    const untimed = lineOf(content);
    for (const start of starts)
      timed.push({ ...untimed, start, words: wordsAt(start, starts, untimed.words) });
  }
  const moved = (time: number) => Math.max(0, time - offset);
  const lines =
    timed.length > 0
      ? timed
          .map((line) => ({
            ...line,
            start: moved(line.start ?? 0),
            words: line.words.map((word) => ({ ...word, start: moved(word.start) })),
          }))
          .toSorted((a, b) => a.start - b.start)
      : trimmed(plain);
  return { lines, author, language };
}

function lineOf(content: string): LyricsLine {
  const marks = [...content.matchAll(wordStamp)];
  const words: LyricsWord[] = marks.flatMap((mark, index) => {
    const from = mark.index + mark[0].length;
    const text = content.slice(from, marks[index + 1]?.index).trim();
    return text === '' ? [] : [{ start: millisecondsOf(mark), text }];
  });
  const text = content.replaceAll(wordStamp, '').replaceAll(/\s+/g, ' ').trim();
  return { start: null, end: null, text, words, translation: null };
}

/** The words of a line at one of its times. They are written for the time that is nearest to the first of them. */
function wordsAt(start: number, starts: readonly number[], words: readonly LyricsWord[]): LyricsWord[] {
  const [first] = words;
  if (!first) return [];
  const distance = (time: number) => Math.abs(time - first.start);
  const own = starts.reduce((nearest, time) => (distance(time) < distance(nearest) ? time : nearest), start);
  return words.map((word) => ({ ...word, start: Math.max(0, word.start + start - own) }));
}

/** Leaves out empty lines at both ends. */
function trimmed(lines: LyricsLine[]): LyricsLine[] {
  const first = lines.findIndex(({ text }) => text !== '');
  const last = lines.findLastIndex(({ text }) => text !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (milliseconds: number) => {
  const hundredths = Math.round(milliseconds / 10);
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
};

/** Writes lyrics in the format LRC, with times to hundredths of a second. Plain lines have no times. */
export const writeLrc = (lines: readonly LyricsLine[]): string =>
  lines
    .map(({ start, text, words }) => {
      if (start === null) return text;
      const content =
        words.length > 0 ? words.map((word) => `<${timeOf(word.start)}>${word.text}`).join(' ') : text;
      return `[${timeOf(start)}]${content}`;
    })
    .join('\n');
