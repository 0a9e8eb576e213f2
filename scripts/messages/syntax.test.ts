// `@segno/data` fills the messages of features, and `@segno/ui` those of components. Neither package may import the
// other. One table of cases checks that both use the same syntax.
import { describe, expect, test } from 'vitest';
import { translate } from '../../packages/data/src/i18n/translate.ts';
import { fillMessage } from '../../packages/ui/src/messages/fillMessage.ts';

type Values = Record<string, string | number>;
type Case = [expected: string, message: string, values: Values, language?: string];

const tracks = '[one 1 track|other :count tracks]';
const czech = '[one :count skladba|few :count skladby|other :count skladeb]';

const placeholders: Case[] = [
  ['Fen by Ines', ':title by :artist', { title: 'Fen', artist: 'Ines' }],
  ['x and x', ':name and :name', { name: 'x' }],
  ['A / B', ':artist / :artistName', { artist: 'A', artistName: 'B' }],
  ['Hello :nobody at 10:30', 'Hello :nobody at 10:30', { name: 'x' }],
  ['4.5:1', ':ratio:1', { ratio: '4.5' }],
  ['{count} 2', '{count} :count', { count: 2 }],
  [
    ':artist [one|two] $& by Fen',
    ':title by :artist',
    { title: ':artist [one|two] $&', artist: 'Fen', count: 1 },
  ],
  [':toString :constructor', ':toString :constructor', {}],
  [':toString x', ':toString :name', { name: 'x' }],
  ['1,200', ':count', { count: 1200 }],
  ['1.200', ':count', { count: 1200 }, 'de'],
  ['1200', ':year', { year: '1200' }, 'de'],
];

const pluralForms: Case[] = [
  ['1 track', tracks, { count: 1 }],
  ['0 tracks', tracks, { count: 0 }],
  ['1,200 tracks', tracks, { count: 1200 }],
  ['1 skladba', czech, { count: 1 }, 'cs'],
  ['3 skladby', czech, { count: 3 }, 'cs'],
  ['5 skladeb', czech, { count: 5 }, 'cs'],
  ['dual', '[two dual|few few|other other]', { count: 2 }, 'ar'],
  ['track', '[track|tracks]', { count: 1 }],
  ['tracks', '[track|tracks]', { count: 2 }],
  ['b', '[one a|other b]', { count: 3 }, 'cs'],
  ['b', '[few c|other b]', { count: 1 }],
  ['c', '[few b|many c]', { count: 1 }],
  ['[other b]', '[other b]', { count: 1 }],
  ['are 1 tracks', '[one is|other are] :size [one track|other tracks]', { size: 1, count: 2 }],
  ['day', '[one day|other days]', { days: 1 }],
  ['[one 1 track|other many tracks]', tracks, { count: 'many' }],
];

describe.each([
  ['@segno/data', translate],
  ['@segno/ui', fillMessage],
])('%s', (_package, fill) => {
  const check = (expected: string, message: string, values: Values, language = 'en') => {
    expect(fill(message, values, language)).toBe(expected);
  };
  test.each(placeholders)('I18N-1 "%s" from "%s"', check);
  test.each(pluralForms)('I18N-2 "%s" from "%s"', check);
});
