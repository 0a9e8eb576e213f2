import { expect, test } from 'vitest';
import { createTranslator, defineMessages } from './messages.ts';
import { fillLine, translate } from './translate.ts';

// The syntax, which `@segno/ui` implements too, is tested in `scripts/messages/syntax.test.ts`.

test('an invalid language code falls back to English', () => {
  expect(translate('[one 1 track|other :count tracks]', { count: 1200 }, 'not a language')).toBe(
    '1,200 tracks',
  );
});

test('English numbers and plural forms are those of Intl', () => {
  const numbers = new Intl.NumberFormat('en');
  const rules = new Intl.PluralRules('en');
  for (const count of [0, 1, 2, 11, 101, 999, 1000, 12_345, -1, -1000, 0.5, 1.5])
    expect(translate('[one one|other other] :count', { count }, 'en')).toBe(
      `${rules.select(count)} ${numbers.format(count)}`,
    );
});

test('values that are not text remain separate parts of the result', () => {
  const link = { href: '/' };
  expect(fillLine('Visit :link[one |other s] now', { link, count: 2 }, 'en')).toEqual([
    'Visit ',
    link,
    's now',
  ]);
});

test('a message of the startup object replaces the English one', () => {
  const messages = defineMessages('player', { 'queue.title': 'Queue', 'queue.size': ':count tracks' });
  const t = createTranslator({ i18n: { language: 'de', lines: { 'player.queue.title': 'Warteschlange' } } })(
    messages,
  );
  expect(t('queue.title')).toBe('Warteschlange');
  expect(t('queue.size', { count: 1200 })).toBe('1.200 tracks');
});
