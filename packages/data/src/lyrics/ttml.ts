import type { LyricsLine, LyricsWord } from './contract.ts';
import { languageOf } from './language.ts';
import { lineParts } from './lineParts.ts';
import type { ParsedLyrics } from './lrc.ts';
import { attributeOf, type Timed, timesIn, unitsOf } from './ttmlTimes.ts';

const elementsOf = (parent: Element | Document, name: string) => [
  ...parent.getElementsByTagNameNS('*', name),
];
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** What a span beside the words is for, such as `x-translation`. */
const roleOf = (element: Element) => attributeOf(element, 'role');
const isBeside = (element: Element) =>
  /^x-(?:translation|roman)/.test(roleOf(element) ?? '') ||
  /^(?:text|delimiter)/.test(attributeOf(element, 'ruby') ?? '');

/** The text of an element, without translations, transliterations and ruby. Line breaks are spaces. */
const textOf = (node: Node): string =>
  [...node.childNodes]
    .map((child) => {
      if (!(child instanceof Element)) return child.nodeType === Node.COMMENT_NODE ? '' : child.textContent;
      return child.localName === 'br' ? ' ' : isBeside(child) ? '' : textOf(child);
    })
    .join('');

/** The translations of a document by the keys of their lines, where its head has them. */
const translationsIn = (document: Document) =>
  new Map(
    elementsOf(document, 'translation')
      .slice(0, 1)
      .flatMap((translation) => elementsOf(translation, 'text'))
      .map((text) => [text.getAttribute('for'), tidy(textOf(text))]),
  );

/** The translation of a whole line: vocals in the background may have their own. */
const translationOf = (paragraph: Element) =>
  elementsOf(paragraph, 'span').find(
    (span) => roleOf(span) === 'x-translation' && !(span.parentElement && roleOf(span.parentElement)),
  );

/** Spans with a time that contain none. */
const timedSpans = (element: Element): Element[] =>
  [...element.children].flatMap((child) => {
    if (isBeside(child)) return [];
    const inner = timedSpans(child);
    return inner.length === 0 && child.localName === 'span' && child.hasAttribute('begin') ? [child] : inner;
  });

const wordsOf = (paragraph: Element, times: ReadonlyMap<Element, Timed>): LyricsWord[] =>
  timedSpans(paragraph).flatMap((span) => {
    const start = times.get(span)?.start ?? null;
    const text = tidy(textOf(span));
    return start === null || text === '' ? [] : [{ start, text }];
  });

/** Lines in the order of their times. Those without one stay behind the line before them. */
function inOrder(lines: readonly LyricsLine[]): LyricsLine[] {
  const groups: LyricsLine[][] = [[]];
  for (const line of lines) {
    if (line.start === null) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.toSorted(([a], [b]) => (a?.start ?? -1) - (b?.start ?? -1)).flat();
}

/**
 * Reads lyrics in the format TTML, in a browser: times of lines and of words, translations, and vocals in the background,
 * which are part of their line. Throws an error when the text is no XML.
 */
export function parseTtml(text: string): ParsedLyrics {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('The file is no TTML.');
  const root = document.documentElement;
  const [body] = elementsOf(document, 'body');
  const times = body ? timesIn(body, unitsOf(root)) : new Map<Element, Timed>();
  const translations = translationsIn(document);
  const lines = (body ? elementsOf(body, 'p') : []).map((paragraph): LyricsLine => {
    const content = tidy(textOf(paragraph));
    const words = wordsOf(paragraph, times);
    const [first] = words;
    const { start = null, end = null } = times.get(paragraph) ?? {};
    const beside = translationOf(paragraph);
    const translation = beside ? tidy(textOf(beside)) : translations.get(attributeOf(paragraph, 'key'));
    return {
      start: (paragraph.hasAttribute('begin') ? start : first?.start) ?? start,
      end,
      text: content,
      // One time for the whole line says nothing of its words.
      words: words.length === 1 && first?.text === content ? [] : words,
      translation: translation || null,
    };
  });
  const writers = elementsOf(document, 'songwriter').map((writer) => tidy(textOf(writer)));
  return {
    lines: inOrder(lines.filter((line) => line.text !== '' || line.start !== null)),
    author: writers.join(', ') || null,
    language: languageOf(root.getAttribute('xml:lang')),
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(3)}s`;

/**
 * Writes lyrics in the format TTML, with the times of lines and words, and translations. Times count from the beginning of
 * the track. A line ends where the next one begins.
 */
export function writeTtml(lines: readonly LyricsLine[], language: string | null = null): string {
  const paragraphs = lines.map((line, index) => {
    const { start, end, translation } = line;
    const until = end ?? lines[index + 1]?.start ?? null;
    const times =
      start === null
        ? ''
        : ` begin="${seconds(start)}"${until === null ? '' : ` end="${seconds(Math.max(start, until))}"`}`;
    const content = lineParts(line)
      .map((part) =>
        part.start === null
          ? escaped(part.text)
          : `<span begin="${seconds(part.start)}">${escaped(part.text)}</span>`,
      )
      .join('');
    const beside =
      translation === null ? '' : `<span ttm:role="x-translation">${escaped(translation)}</span>`;
    return `      <p${times}>${content}${beside}</p>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata"${language === null ? '' : ` xml:lang="${escaped(language)}"`}>`,
    '  <body>',
    '    <div>',
    ...paragraphs,
    '    </div>',
    '  </body>',
    '</tt>',
  ].join('\n');
}
