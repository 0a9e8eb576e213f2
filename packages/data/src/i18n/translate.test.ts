import { describe, expect, test } from 'vitest';
import { createTranslator, defineMessages } from './messages.ts';
import { fillLine, translate } from './translate.ts';

describe('plural forms', () => {
  const line = '[one 1 track|other :count tracks]';
  test.each([
    [1, '1 track'],
    [0, '0 tracks'],
    [2, '2 tracks'],
    [1200, '1,200 tracks'],
  ])('I18N-2 %i reads as "%s"', (count, text) => {
    expect(translate(line, { count }, 'en')).toBe(text);
  });

  test.each([
    ['cs', 1, '1 skladba'],
    ['cs', 3, '3 skladby'],
    ['cs', 5, '5 skladeb'],
    ['ar', 2, 'dual'],
    ['ar', 4, 'few'],
  ])('the categories are those of the language: %s %i', (language, count, text) => {
    const lines: Record<string, string> = {
      cs: '[one :count skladba|few :count skladby|other :count skladeb]',
      ar: '[two dual|few few|other other]',
    };
    expect(translate(lines[language] ?? '', { count }, language)).toBe(text);
  });

  test('I18N-2 forms without a keyword are one and other', () => {
    expect(translate('[track|tracks]', { count: 1 }, 'en')).toBe('track');
    expect(translate('[track|tracks]', { count: 2 }, 'en')).toBe('tracks');
  });

  test('I18N-2 a missing category falls back to other', () => {
    expect(translate('[one a|other b]', { count: 3 }, 'cs')).toBe('b');
    expect(translate('[other b]', { count: 1 }, 'en')).toBe('[other b]');
    expect(translate('[few c|other b]', { count: 1 }, 'en')).toBe('b');
  });

  test('several groups in one line follow the same number, `count` before any other', () => {
    expect(translate('[one is|other are] :size [one track|other tracks]', { size: 1, count: 2 }, 'en')).toBe(
      'are 1 tracks',
    );
    expect(translate('[one day|other days]', { days: 1 }, 'en')).toBe('day');
  });

  test('without a number the forms stay visible', () => {
    expect(translate(line, { count: 'many' }, 'en')).toBe('[one 1 track|other many tracks]');
  });

  test('a language code that is none counts as English', () => {
    expect(translate(line, { count: 1 }, 'not a language')).toBe('1 track');
  });
});

describe('I18N-1 placeholders', () => {
  test('the longest name is filled in first', () => {
    expect(translate(':artist / :artistName', { artist: 'A', artistName: 'B' }, 'en')).toBe('A / B');
  });

  test('a value is never read again: neither names nor forms nor markup in it mean anything', () => {
    const values = { title: ':artist [one|two] <b>', artist: 'Fen', count: 1 };
    expect(translate(':title by :artist', values, 'en')).toBe(':artist [one|two] <b> by Fen');
  });

  test('an unknown name stays visible, and a time stays a time', () => {
    expect(translate('Hello :nobody at 10:30', { name: 'x' }, 'en')).toBe('Hello :nobody at 10:30');
  });

  test('every place of a name is filled', () => {
    expect(translate(':name and :name', { name: 'x' }, 'en')).toBe('x and x');
  });

  test('names of the object prototype are no values', () => {
    expect(translate(':toString :constructor', {}, 'en')).toBe(':toString :constructor');
  });

  test('values that are no text keep their place', () => {
    const link = { href: '/' };
    expect(fillLine('Visit :link[one |other s] now', { link, count: 2 }, 'en')).toEqual([
      'Visit ',
      link,
      's now',
    ]);
  });
});

test('a line of the startup object replaces the English one', () => {
  const messages = defineMessages('player', { 'queue.title': 'Queue', 'queue.size': ':count tracks' });
  const t = createTranslator({ i18n: { language: 'de', lines: { 'player.queue.title': 'Warteschlange' } } })(
    messages,
  );
  expect(t('queue.title')).toBe('Warteschlange');
  expect(t('queue.size', { count: 1200 })).toBe('1.200 tracks');
});
