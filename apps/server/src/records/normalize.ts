import { maxSearchLength, maxSearchWords } from '@segno/data/contract';

// Letters that Unicode does not decompose into a base letter and a mark.
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ſ: 's',
  ƒ: 'f',
};
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * Chinese, Japanese and Korean characters. They are separated, so that one or two of them are words, whose beginnings the
 * indexes find. The migration `cjk_names` has the same ranges.
 */
const cjk = '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{3134f}]';
const besideCjk = new RegExp(`(?<=${cjk})(?=\\S)|(?<=\\S)(?=${cjk})`, 'gu');

/**
 * The comparable form of a name or query: lower case, without accents and apostrophes, other punctuation as one space,
 * Chinese, Japanese and Korean characters apart.
 * A text of punctuation only ("!!!") is kept, so that it can be found.
 */
export const normalize = (text: string): string => {
  const lower = text.normalize('NFKD').toLowerCase();
  const folded = lower
    .replace(/\p{M}/gu, '')
    .replace(letter, (found) => letters[found] ?? found)
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .replace(besideCjk, ' ');
  return (
    folded ||
    lower
      .normalize('NFC')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
  );
};

/** A normalised query with limited cost. */
export interface SearchTerms {
  /** The normalised query, at most `maxSearchLength` characters. */
  text: string;
  /** The first `maxSearchWords` different words of it. */
  words: string[];
}

/** Limits a query after its normalisation, which expands some single characters to 18. */
export const searchTerms = (written: string): SearchTerms => {
  const text = Array.from(normalize(written)).slice(0, maxSearchLength).join('').trimEnd();
  return { text, words: [...new Set(text.split(' '))].slice(0, maxSearchWords) };
};
