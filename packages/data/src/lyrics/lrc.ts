import type { LyricsLine, LyricsWord } from './contract.ts';
import { languageOf } from './language.ts';
import { lineParts } from './lineParts.ts';

/** What a file of lyrics says beside its lines. */
export interface ParsedLyrics {
  lines: LyricsLine[];
  author: string | null;
  language: string | null;
}

const time = String.raw`(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?`;
const stamp = new RegExp(String.raw`\[${time}\]`, 'g');
/** The times at the beginning of a line. Later ones are those of words, which some programs write in square brackets. */
const leading = new RegExp(String.raw`^(?:\[${time}\]\s*)+`);
const wordStamp = new RegExp(String.raw`[<[]${time}[>\]]`, 'g');
const tag = /^\[([a-z]+|#):(.*)\]$/i;
/** Tags with nothing of the words. A text such as `[Chorus: both]` is no tag. */
const silentTags = new Set(['ti', 'ar', 'al', 'lr', 'length', 're', 'tool', 've', 'id', '#']);
/** Hundredths of a second behind a colon: the third part of a time cannot be seconds. */
const colonHundredths = /[<[]\d{1,3}:\d{2}:[6-9]\d[>\]]/;
/** The singer of a line, before its words. */
const singer = /^v\d+:\s*(?=<)/;

/** The parts of a time as milliseconds: `[01:02.5]` is 62,500. */
function millisecondsOf([, hours, minutes, seconds, fraction]: RegExpMatchArray, hasHundredths: boolean) {
  const parts =
    hasHundredths && hours !== undefined && fraction === undefined
      ? [0, hours, minutes, seconds]
      : [hours ?? 0, minutes, seconds, fraction ?? ''];
  return (
    ((Number(parts[0]) * 60 + Number(parts[1])) * 60 + Number(parts[2])) * 1000 +
    Number(String(parts[3]).padEnd(3, '0').slice(0, 3))
  );
}

/**
 * Reads lyrics in the format LRC, also with several times for a line, times of words (`<00:12.30>`), vocals in the
 * background (`[bg:…]`), an offset, and a translation of each line with the same time. Text without times is read as plain
 * lines.
 */
export function parseLrc(text: string): ParsedLyrics {
  const timed: (LyricsLine & { start: number })[] = [];
  const plain: LyricsLine[] = [];
  let offset = 0;
  let author: string | null = null;
  let language: string | null = null;
  const hasHundredths = colonHundredths.test(text);
  const timeIn = (match: RegExpMatchArray) => millisecondsOf(match, hasHundredths);
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    const [lead = ''] = leading.exec(line) ?? [];
    const untimed = lineOf(line.slice(lead.length).replace(singer, ''), timeIn);
    const starts = [...lead.matchAll(stamp)].map(timeIn);
    const [first] = untimed.words;
    if (starts.length === 0 && first && line.startsWith('<')) starts.push(first.start);
    if (starts.length > 0) {
      for (const start of starts)
        timed.push({ ...untimed, start, words: wordsAt(start, starts, untimed.words) });
      continue;
    }
    const [, written = '', value = ''] = tag.exec(line) ?? [];
    const name = written.toLowerCase();
    // A positive offset shows the words earlier.
    if (name === 'offset') offset = Number(value) || 0;
    else if (name === 'au' || name === 'by') author ??= value.trim() || null;
    else if (name === 'la') language = languageOf(value);
    else if (name === 'bg' && timed.length > 0)
      timed.push(withBackground(timed.pop()!, lineOf(value, timeIn)));
    else if (!silentTags.has(name)) plain.push({ ...untimed, words: [] });
  }
  const moved = (position: number) => Math.max(0, position - offset);
  const sorted = timed
    .map((line) => ({
      ...line,
      start: moved(line.start),
      words: line.words.map((word) => ({ ...word, start: moved(word.start) })),
    }))
    .toSorted((a, b) => a.start - b.start);
  return { lines: timed.length > 0 ? withTranslations(sorted) : trimmed(plain), author, language };
}

function lineOf(content: string, timeIn: (match: RegExpMatchArray) => number): LyricsLine {
  const marks = [...content.matchAll(wordStamp)];
  const words: LyricsWord[] = marks.flatMap((mark, index) => {
    const from = mark.index + mark[0].length;
    const text = tidy(content.slice(from, marks[index + 1]?.index));
    return text === '' ? [] : [{ start: timeIn(mark), text }];
  });
  return { start: null, end: null, text: tidy(content.replaceAll(wordStamp, '')), words, translation: null };
}

/** A line with what is sung in its background, in parentheses. */
const withBackground = <Line extends LyricsLine>(line: Line, { text, words }: LyricsLine): Line => ({
  ...line,
  text: `${line.text} (${text.replaceAll(/^\(|\)$/g, '')})`,
  words: [...line.words, ...words.map((word) => ({ ...word, text: word.text.replaceAll(/^\(|\)$/g, '') }))],
});

/** At least this share of the times of a file has two lines when the second ones are translations. */
const translatedShare = 0.8;

/** Lines with the line of the same time as their translation, where nearly all have one. */
function withTranslations(lines: readonly (LyricsLine & { start: number })[]): LyricsLine[] {
  const groups: LyricsLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.start === line.start) last.push(line);
    else groups.push([line]);
  }
  const sung = groups.filter((group) => group.some(({ text }) => text !== ''));
  const pairs = sung.filter(({ length }) => length === 2);
  const isTranslated =
    sung.length > 2 &&
    pairs.length >= sung.length * translatedShare &&
    sung.every(({ length }) => length <= 2);
  if (!isTranslated) return [...lines];
  return groups.flatMap(([line, other]) =>
    line ? [{ ...line, translation: !other || /^[\s/]*$/.test(other.text) ? null : other.text }] : [],
  );
}

/** The words of a line at one of its times. They are written for the time that is nearest to the first of them. */
function wordsAt(start: number, starts: readonly number[], words: readonly LyricsWord[]): LyricsWord[] {
  const [first] = words;
  if (!first) return [];
  const distance = (position: number) => Math.abs(position - first.start);
  const own = starts.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest), start);
  return words.map((word) => ({ ...word, start: Math.max(0, word.start + start - own) }));
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

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
    .map((line) => {
      if (line.start === null) return line.text;
      const content = lineParts(line).map((part) =>
        part.start === null ? part.text : `<${timeOf(part.start)}>${part.text}`,
      );
      return `[${timeOf(line.start)}]${content.join('')}`;
    })
    .join('\n');
