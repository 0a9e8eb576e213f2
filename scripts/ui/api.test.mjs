import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiFile, llmsFile, missesChangeset, releasedFile, texts } from './api.mjs';

const written = await texts();
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('api.txt matches the public names and props of the sources (npm run api:ui updates it)', () => {
  expect(written.api).toBe(read(apiFile));
});

test('llms.txt matches the sources and their documentation (npm run api:ui updates it)', () => {
  expect(written.llms).toBe(read(llmsFile));
});

test('a change of the public API since the last release has a changeset that names @segno/ui', () => {
  const changesets = readdirSync('.changeset')
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(`.changeset/${name}`));
  expect(missesChangeset(read(apiFile), read(releasedFile), changesets)).toBe(false);
});

test('a changed API without a changeset is reported, and a changeset of another package does not count', () => {
  expect(missesChangeset('new', 'old', [])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/data': minor\n---\n"])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/ui': minor\n---\n"])).toBe(false);
  expect(missesChangeset('same', 'same', [])).toBe(false);
});
