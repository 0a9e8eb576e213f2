import { expect, test } from 'vitest';
import { normalize, searchTerms } from './normalize.ts';

test.each([
  ['  Nadia   VÖSS ', 'nadia voss'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Ænima Øre Łódź Đorđe Þór', 'aenima ore lodz dorde thor'],
  ['Sigur Rós', 'sigur ros'],
  ['İstanbul ırmak', 'istanbul irmak'],
  ["Don't Stop", 'dont stop'],
  ['Don’t Stop', 'dont stop'],
  ['AC/DC', 'ac dc'],
  ['R&B', 'r and b'],
  ['Lo-fi (Remastered)', 'lo fi remastered'],
  ['№ 5 ﬁnale ２', 'no 5 finale 2'],
  ['Привет, Ёлка', 'привет елка'],
  ['音楽', '音 楽'],
  ['한국', '한 국'],
  ['夜のLo-fi 2', '夜 の lo fi 2'],
  ['!!!', '!!!'],
  ['\u0000', ''],
  ['', ''],
])('SEARCH-3 %j is searched as %j', (text, expected) => {
  expect(normalize(text)).toBe(expected);
  expect(normalize(expected)).toBe(expected);
});

test.each([
  ['a ligature of 18 letters, 100 times', 'ﷺ'.repeat(100), 100, 5],
  [
    '100 words of one letter',
    Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' '),
    99,
    8,
  ],
  ['one word, 100 times', 'the '.repeat(100), 99, 1],
  ['letters outside the basic plane', '𠀋'.repeat(200), 99, 1],
])('SEARCH-3 %s: a query is truncated after normalisation', (_, written, length, words) => {
  const terms = searchTerms(written);
  expect(Array.from(terms.text)).toHaveLength(length);
  expect(terms.words).toHaveLength(words);
});

test('SEARCH-3 a query keeps its first 8 different words in their order', () => {
  const { text, words } = searchTerms('One two, TWO three four five six seven eight nine ten');
  expect(words).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']);
  expect(text).toBe('one two two three four five six seven eight nine ten');
});
