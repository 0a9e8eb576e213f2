import { expect, test } from 'vitest';
import { uiMessages } from './uiMessages.ts';

const files = import.meta.glob<{ words: Record<string, string> }>('../*/words.ts', { eager: true });

test('every word of every component can be given in another language, and one name means one thing', () => {
  expect(Object.keys(files).length).toBeGreaterThan(40);
  for (const [file, { words }] of Object.entries(files)) expect(uiMessages, file).toMatchObject(words);
});
