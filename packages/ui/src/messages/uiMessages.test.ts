import { expect, test } from 'vitest';
import { uiMessages, type UiMessages } from './uiMessages.ts';

const files = import.meta.glob<{ messages: Record<string, string> }>('../*/messages.ts', { eager: true });

test('every message of every component can be translated, and no key has two texts', () => {
  expect(Object.keys(files).length).toBeGreaterThan(40);
  for (const [file, { messages }] of Object.entries(files)) expect(uiMessages, file).toMatchObject(messages);
});

const languages = import.meta.glob<{ messages: UiMessages }>('./languages/*.ts', { eager: true });
const translations = Object.entries(languages).map(
  ([file, { messages }]) => [/(\w+)\.ts$/.exec(file)![1]!, messages] as const,
);
const forms = /\[([^[\]]*\|[^[\]]*)\]/g;
const placeholdersOf = (text: string) => [...new Set(text.match(/:[a-z]+/g))].toSorted();

test('there are messages in six further languages', () => {
  expect(translations.map(([language]) => language)).toEqual(['ar', 'de', 'es', 'fr', 'ja', 'pl']);
});

test.each(translations)(
  'the messages in %s have the keys and placeholders of the English ones',
  (_, messages) => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(uiMessages).toSorted());
    for (const [key, text] of Object.entries(uiMessages)) {
      const translated = messages[key as keyof UiMessages];
      expect(placeholdersOf(translated), key).toEqual(placeholdersOf(text));
      expect(translated.trim(), key).toBe(translated);
      expect(translated, key).not.toBe('');
    }
  },
);

test.each(translations)('the messages in %s have every plural form of the language', (language, messages) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [key, text] of Object.entries(uiMessages)) {
    const translated = messages[key as keyof UiMessages];
    const isPlural = text.match(forms) !== null && pluralCategories.length > 1;
    const found = [...translated.matchAll(forms)].map(([, list]) =>
      list!.split('|').map((form) => form.split(' ', 1)[0]),
    );
    expect(found.length > 0, key).toBe(isPlural);
    for (const names of found) expect(new Set(names), key).toEqual(new Set(pluralCategories));
  }
});
