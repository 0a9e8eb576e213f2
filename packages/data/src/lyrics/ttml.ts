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
