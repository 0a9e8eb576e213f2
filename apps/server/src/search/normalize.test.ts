import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';

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
  ['音楽', '音楽'],
  ['한국', '한국'],
  ['!!!', '!!!'],
  ['\u0000', ''],
  ['', ''],
])('%j is searched as %j', (text, expected) => {
  expect(normalize(text)).toBe(expected);
  expect(normalize(expected)).toBe(expected);
});
