import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { argTypesOf, documentation } from '../../apps/storybook/.storybook/documentation.ts';
import { onRequest } from '../../apps/storybook/.storybook/onRequest.ts';
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

test('a changeset shows each name, prop and value that is gone since the last release, before and after', () => {
  expect(undescribed(read(apiFile), read(releasedFile), changesets)).toEqual([]);
});

test.each([
  ['a renamed prop', 'isVirtual?: boolean', 'isVirtualized?: boolean', 'isVirtual'],
  ['a renamed value', "tone?: 'default' | 'muted'", "tone?: 'neutral' | 'muted'", 'tone, default'],
  ['another default', "size?: Size = 'md'", "size?: Size = 'sm'", 'size, md'],
  ['other arguments', 'onMove: (key: string) => void', 'onMove: (keys: string[]) => void', 'onMove'],
])('%s that no changeset shows is reported', (_, before, after, words) => {
  const api = (prop) => `@segno/ui/Table\n  component Table\n    ${prop}\n    ~ id?: string\n`;
  const changeset = (text) => `---\n'@segno/ui': minor\n---\n\n${text}`;
  const reported = (text) => undescribed(api(after), api(before), [changeset(text)]);
  const code = words.replaceAll(', ', ' ');
  expect(reported(`Before: ${code} of \`Table\`. After: it is gone.`)).toHaveLength(1);
  expect(reported(`\`Table ${code}\``)).toHaveLength(1);
  expect(reported(`Before: \`<List ${code}>\`. After: \`<List>\`.`)).toHaveLength(1);
  expect(reported(`Before: \`<Table ${code}>\`. After: \`<Table>\`.`)).toEqual([]);
  expect(undescribed(api(before), api(before), [])).toEqual([]);
});

test('a new value needs no description', () => {
  const api = (type) => `@segno/ui/Text\n  component Text\n    size?: ${type} = 'sm'\n`;
  expect(undescribed(api("'sm' | 'md'"), api("'sm'"), [])).toEqual([]);
});

test('a page of Storybook runs what a story does only on request, and tests always do', async () => {
  const { transform } = documentation();
  const { code } = await transform(
    'export const Open = { play };',
    '/packages/features/player/src/Bar.stories.tsx',
  );
  expect(code).toContain('if (Open.play) Open.play = segnoOnRequest(Open.play);');
  const play = onRequest(() => 'ran');
  expect(play({ globals: {} })).toBeUndefined();
  expect(play({ globals: { interactions: 'run' } })).toBe('ran');
  expect(documentation().apply({}, { mode: 'test' })).toBe(false);
});

/** The tables of documentation pages: texts in Markdown, code as it is. */
const tables = written.surface
  .flatMap(({ things }) => things)
  .filter(({ kind }) => kind === 'component')
  .flatMap(({ name, props }) =>
    Object.values(argTypesOf(props)).map((row) => ({ prop: `${name}.${row.name}`, ...row })),
  );

test('props tables show no literal backticks', () => {
  const shown = tables.filter(({ description, table }) => {
    const texts = [description.replace(/`[^`]+`/g, ''), table.type.summary, table.defaultValue?.summary];
    return texts.join(' ').includes('`');
  });
  expect(tables.length).toBeGreaterThan(1000);
  expect(shown.map(({ prop }) => prop)).toEqual([]);
});

test('props tables contain inherited props', () => {
  const inherited = ['Button.isDisabled', 'Button.isPending', 'Button.type', 'TextField.onChange'];
  expect(tables.map(({ prop }) => prop)).toEqual(expect.arrayContaining(inherited));
});

test('props tables show the defaults of the components', () => {
  const defaults = new Map(tables.map(({ prop, table }) => [prop, table.defaultValue?.summary]));
  expect(defaults.get('IconButton.variant')).toBe("'ghost'");
  expect(defaults.get('TextField.size')).toBe("'sm'");
  expect(defaults.get('Button.className')).toBeUndefined();
  // A single value is wrong where the component computes it.
  const wrong = written.surface
    .flatMap(({ things }) => things)
    .flatMap(({ name, props = [] }) => props.map((prop) => ({ ...prop, name: `${name}.${prop.name}` })))
    .filter(({ isComputed, fallback }) => isComputed && /^(?:'[^']*'|\d+|true|false)$/.test(fallback));
  expect(wrong.map(({ name, fallback }) => `${name} = ${fallback}`)).toEqual([]);
});

test('a changed API without a changeset is reported, and a changeset of another package does not count', () => {
  expect(missesChangeset('new', 'old', [])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/data': minor\n---\n"])).toBe(true);
  expect(missesChangeset('new', 'old', ["---\n'@segno/ui': minor\n---\n"])).toBe(false);
  expect(missesChangeset('same', 'same', [])).toBe(false);
});
