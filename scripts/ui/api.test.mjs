import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiFile, llmsFile, missesChangeset, releasedFile, texts } from './api.mjs';

const written = await texts();
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('the list of public names and props is that of the sources (npm run api:ui writes it anew)', () => {
  expect(written.api).toBe(read(apiFile));
});

test('llms.txt says what the sources and their documentation say (npm run api:ui writes it anew)', () => {
  expect(written.llms).toBe(read(llmsFile));
});

test('a change of the promise since the last release has a changeset that names @segno/ui', () => {
  const changesets = readdirSync('.changeset')
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(`.changeset/${name}`));
  expect(missesChangeset(read(apiFile), read(releasedFile), changesets)).toBe(false);
});

test('a changed promise without a changeset is noticed, and one of another package does not count', () => {
  expect(missesChangeset('new', 'old', [])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/data': minor\n---\n"])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/ui': minor\n---\n"])).toBe(false);
  expect(missesChangeset('same', 'same', [])).toBe(false);
});
