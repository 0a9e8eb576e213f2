import { expect, test } from 'vitest';
import { uiMessages } from './uiMessages.ts';

const files = import.meta.glob<{ messages: Record<string, string> }>('../*/messages.ts', { eager: true });

test('every message of every component can be translated, and no key has two texts', () => {
  expect(Object.keys(files).length).toBeGreaterThan(40);
  for (const [file, { messages }] of Object.entries(files)) expect(uiMessages, file).toMatchObject(messages);
});
