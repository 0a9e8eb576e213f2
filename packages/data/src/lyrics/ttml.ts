import type { LyricsLine, LyricsWord } from './contract.ts';
import type { ParsedLyrics } from './lrc.ts';

/** A time expression of TTML: a clock time such as `1:02.500`, or a number with a unit (TTML 2 §12.3.1). */
function timeOf(text: string | null): number | null {
  const value = text?.trim() ?? '';
  const offset = /^(\d+(?:\.\d+)?)(h|m|s|ms)$/.exec(value);
  if (offset) {
    const units = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
    return Math.round(Number(offset[1]) * units[offset[2] as keyof typeof units]);
  }
  const clock = /^(?:(\d+):)?(\d{1,3}):(\d{1,2}(?:\.\d+)?)$|^(\d+(?:\.\d+)?)$/.exec(value);
  if (!clock) return null;
  if (clock[4] !== undefined) return Math.round(Number(clock[4]) * 1000);
  return Math.round(((Number(clock[1] ?? 0) * 60 + Number(clock[2])) * 60 + Number(clock[3])) * 1000);
}

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Reads lyrics in the format TTML, in a browser. Throws an error when the text is no XML. */
export function parseTtml(text: string): ParsedLyrics {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('The file is no TTML.');
  const lines = [...document.getElementsByTagNameNS('*', 'p')].map((paragraph): LyricsLine => {
    const spans = [...paragraph.getElementsByTagNameNS('*', 'span')];
    const words = spans.flatMap((span): LyricsWord[] => {
      const start = timeOf(span.getAttribute('begin'));
      return start === null || textOf(span) === '' ? [] : [{ start, text: textOf(span) }];
    });
    return {
      start: timeOf(paragraph.getAttribute('begin')) ?? words[0]?.start ?? null,
      end: timeOf(paragraph.getAttribute('end')),
      text: textOf(paragraph),
      words,
      translation: null,
    };
  });
  const isTimed = lines.some(({ start }) => start !== null);
  return {
    lines: isTimed
      ? lines.filter(({ start }) => start !== null).toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
      : lines,
    author: null,
    language: document.documentElement.getAttribute('xml:lang') || null,
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(3)}s`;

/** Writes lyrics in the format TTML, with the times of lines and words. A line ends where the next one begins. */
export function writeTtml(lines: readonly LyricsLine[], language: string | null = null): string {
  const paragraphs = lines.map(({ start, end, text, words }, index) => {
    const until = end ?? lines[index + 1]?.start ?? null;
    const times =
      start === null
        ? ''
        : ` begin="${seconds(start)}"${until === null ? '' : ` end="${seconds(Math.max(start, until))}"`}`;
    const content =
      words.length === 0
        ? escaped(text)
        : words.map((word) => `<span begin="${seconds(word.start)}">${escaped(word.text)}</span>`).join(' ');
    return `      <p${times}>${content}</p>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt xmlns="http://www.w3.org/ns/ttml"${language === null ? '' : ` xml:lang="${escaped(language)}"`}>`,
    '  <body>',
    '    <div>',
    ...paragraphs,
    '    </div>',
    '  </body>',
    '</tt>',
  ].join('\n');
}
