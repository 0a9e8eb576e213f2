import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiFile, llmsFile, missesChangeset, releasedFile, texts, undescribed } from './api.mjs';

const written = await texts();
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('api.txt matches the public names and props of the sources (npm run api:ui updates it)', () => {
  expect(written.api).toBe(read(apiFile));
});

test('llms.txt matches the sources and their documentation (npm run api:ui updates it)', () => {
  expect(written.llms).toBe(read(llmsFile));
});

const changesets = readdirSync('.changeset')
  .filter((name) => name.endsWith('.md'))
  .map((name) => read(`.changeset/${name}`));

test('a change of the public API since the last release has a changeset that names @segno/ui', () => {
  expect(missesChangeset(read(apiFile), read(releasedFile), changesets)).toBe(false);
});

test('every name and prop that was renamed or moved since the last release is in a changeset', () => {
  expect(undescribed(read(apiFile), read(releasedFile), changesets)).toEqual([]);
});

test('a renamed prop that no changeset mentions is reported', () => {
  const released =
    '@segno/ui/Table\n  component Table\n    isVirtual?: boolean\n    ~ onAction?: () => void\n';
  const now = '@segno/ui/Table\n  component Table\n    isVirtualized?: boolean\n';
  const changeset = "---\n'@segno/ui': minor\n---\n\n";
  expect(undescribed(now, released, [`${changeset}\`isVirtualized\``])).toEqual(['Table Table.isVirtual']);
  expect(undescribed(now, released, [`${changeset}\`isVirtual\` is \`isVirtualized\``])).toEqual([]);
});

test('a changed API without a changeset is reported, and a changeset of another package does not count', () => {
  expect(missesChangeset('new', 'old', [])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/data': minor\n---\n"])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/ui': minor\n---\n"])).toBe(false);
  expect(missesChangeset('same', 'same', [])).toBe(false);
});
