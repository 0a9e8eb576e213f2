import * as samples from '@segno/data/samples';
import { type Findings, isShown, isVisuallyHidden } from './elements.ts';
import { clippedText, sidewaysOverflow } from './fitChecks.ts';

/** Whole texts and their parts between marks of HTML and Markdown. */
const partsOf = (text: string) => [text, ...text.split(/<[^>]*>|[\n*_#[\]()`]+/)].map((part) => part.trim());

/** The countries in sample data. The browser writes their names in the language of the page. */
const countries = [samples.sampleArtist.country!, 'NO', 'PL'].map((code) =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code)!,
);

/** Names in the samples of single screens, the subjects of messages that the server writes, a language in its own words, and the name of a time zone. */
const others = [
  'A very long name of an album that nobody can read to its end on a phone',
  'Client',
  'English',
  'GMT',
  'ISRC',
  'Rainy day',
  'Reset your password',
  'Reset your password, as text',
  'Song',
  'Welcome to Segno',
  'Welcome to Segno, as text',
  'polski',
  'العربية',
];

/** The texts in sample data, the longest first. */
const data = [...new Set([...stringsIn(samples).flatMap(partsOf), ...countries, ...others])]
  .filter((text) => /\p{L}{3}/u.test(text))
  .toSorted((one, other) => other.length - one.length);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** React Aria has its own translations of the texts of its parts, Polish and Arabic among them. */
const ofReactAria = new Set([
  'Decrease',
  'Dismiss',
  'DropZone',
  'Increase',
  'Select',
  'Select All',
  ', Start Date,',
  ', End Date,',
]);

/** Words of formatted dates, times and amounts, which the locale of the browser writes. */
const formatted =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b|\b\d+\s?(?:h|hr|m|min|s|sec|[KMB])\b|\b(?:\d+ )?(?:second|minute|hour|day|week|month|year)s? ago\b|\bat \d+:\d+\s[AP]M\b/g;

/** IPv6 addresses, which have letters. */
const addresses = /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}/gi;

/** The initials of names in avatars. */
const initials = /(?<!\p{L})\p{Lu}{1,2}(?!\p{L})/gu;

/** What remains of a text without its translated parts, sample data and formatted values. */
export function untranslated(text: string): string {
  let rest = text.replace(formatted, ' ').replace(addresses, ' ');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  for (const known of data) rest = rest.replaceAll(known, ' ');
  return rest.replace(initials, ' ').replace(/\s+/g, ' ').trim();
}

const isShort = (text: string) => !/\p{L}{2}|[⟦⟧]/u.test(text);

/** Reports visible and spoken texts that are not in the pseudo-language. */
function textsWithoutTranslation(root: Element): Findings {
  // What is code or data in every language is marked so (HTML, attribute `translate`).
  const code = [...root.querySelectorAll<HTMLElement>('[translate=no]')].map(({ innerText }) => innerText);
  let text = (root as HTMLElement).innerText;
  for (const each of code) if (each) text = text.replace(each, ' ');
  const shown = untranslated(text);
  const spoken = [...root.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')].flatMap(
    (element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => {
        const rest = untranslated(element.getAttribute(name) ?? '');
        return isShort(rest) || ofReactAria.has(rest)
          ? []
          : [`${name} of ${element.tagName.toLowerCase()}: “${rest}”`];
      }),
  );
  return [...(isShort(shown) ? [] : [`“${shown}”`]), ...new Set(spoken)];
}

/** Whether a text contains sample data, which may be cut: a name can have any length. */
const hasData = (text: string) => data.some((known) => text.includes(known));

/** Reports texts that an ellipsis or a line clamp cuts. */
function shortenedTexts(root: Element): Findings {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = element;
    const isCut =
      (textOverflow === 'ellipsis' && scrollWidth > clientWidth) ||
      (webkitLineClamp !== 'none' && scrollHeight > clientHeight + 4);
    const isText = isCut && textContent.includes('⟦') && !hasData(textContent);
    return isText && isShown(element) && !isVisuallyHidden(element)
      ? [`“${textContent.slice(0, 40)}” is shortened to ${clientWidth} px`]
      : [];
  });
}

/** Reports texts side by side in an element: the words of another language have another order. */
function gluedTexts(root: Element): Findings {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    return /⟧\s*⟦/.test(own) ? [`“${own.slice(0, 80)}” is glued together`] : [];
  });
}

/** Reports texts that are not translated, do not fit, or are parts of a sentence. */
export const pseudoFindings = (root: Element): Findings => [
  ...textsWithoutTranslation(root),
  ...clippedText(root),
  ...shortenedTexts(root),
  ...gluedTexts(root),
  ...sidewaysOverflow(),
];
