import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentDocs } from './ComponentDocs.ts';

const source = join(import.meta.dirname, '..');

/** The components that Storybook shows, by their stories: `Button/Button`. */
const components = globSync('*/*.stories.tsx', { cwd: source })
  .filter((file) => /title: 'ui\//.test(readFileSync(join(source, file), 'utf8')))
  .map((file) => join(dirname(file), basename(file, '.stories.tsx')))
  .toSorted();
const written = new Map(
  Object.entries(import.meta.glob<ComponentDocs>('../*/*.docs.ts', { eager: true, import: 'docs' })).map(
    ([file, docs]) => [file.replace(/^\.\.\/|\.docs\.ts$/g, ''), docs] as const,
  ),
);

test('every component with stories has docs', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(components.filter((component) => !written.has(component))).toEqual([]);
});

test.each(components)('the title of %s finds its docs', (component) => {
  const stories = readFileSync(join(source, `${component}.stories.tsx`), 'utf8');
  expect(stories).toMatch(new RegExp(`title: 'ui/[A-Z]\\w+/${basename(component)}'`));
});

test.each([...written])('%s is documented in whole sentences', (_, docs) => {
  expect(docs.purpose).toMatch(/^\p{Lu}.*[.!?]$/su);
  for (const note of docs.notes ?? []) expect(note).toMatch(/[.!?]$/);
  for (const { when, take } of docs.instead) expect(Boolean(when && take)).toBe(true);
  expect(new Set(docs.keyboard.map(({ keys, does }) => `${keys} ${does}`)).size).toBe(docs.keyboard.length);
  if (docs.pattern) expect(docs.pattern).toMatch(/^https:\/\/www\.w3\.org\//);
});
