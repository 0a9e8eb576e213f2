import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentDocs } from './ComponentDocs.ts';
import { wordsOf } from './words.ts';

const source = join(import.meta.dirname, '..');

const documented = globSync('*/*.stories.tsx', { cwd: source })
  .filter((file) => /title: 'ui\//.test(readFileSync(join(source, file), 'utf8')))
  .map((file) => join(dirname(file), basename(file, '.stories.tsx')))
  .toSorted();
/** The components that Storybook shows, by their stories: `Button/Button`. */
const components = documented.filter((file) => !basename(file).includes('.'));
/** Further stories of a component, by subject: `Table/Table.columns`. */
const subjects = documented.filter((file) => !components.includes(file));
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

test.each(subjects)('the stories of %s have a page below that of the component', (file) => {
  const stories = readFileSync(join(source, `${file}.stories.tsx`), 'utf8');
  const [component = '', subject = ''] = basename(file).split('.');
  const name = subject.replace(/^./, (letter) => letter.toUpperCase());
  expect(components).toContain(join(dirname(file), component));
  expect(stories).toMatch(new RegExp(`title: 'ui/[A-Z]\\w+/${component}/${name}'`));
  expect(stories).toMatch(/^\/\*\* .+ \*\/\nconst meta/m);
  // A page finds its docs by the last part of its title. The modes run the stories of the component's own file only.
  expect([...written.keys()].map((one) => basename(one))).not.toContain(name);
  expect(stories).not.toMatch(/tags: \[[^\]]*'modes'/);
});

test.each([...written])('%s is documented in whole sentences', (_, docs) => {
  expect(docs.purpose).toMatch(/^\p{Lu}.*[.!?]$/su);
  for (const note of docs.notes ?? []) expect(note).toMatch(/[.!?]$/);
  for (const { when, take } of docs.instead) expect(Boolean(when && take)).toBe(true);
  expect(new Set(docs.keyboard.map(({ keys, does }) => `${keys} ${does}`)).size).toBe(docs.keyboard.length);
  if (docs.pattern) expect(docs.pattern).toMatch(/^https:\/\/www\.w3\.org\//);
});

const styleFiles = globSync('*/*.css.ts', { cwd: source });
const styles = styleFiles.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
const code = globSync('*/*.tsx', { cwd: source })
  .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

test('every documented class name is given to one style, which a component uses', () => {
  const parts = new Set([...written.values()].flatMap(({ parts: own = {} }) => Object.keys(own)));
  expect(parts.size).toBeGreaterThan(150);
  const named = [...styles.matchAll(/,\s*'(\w+-\w+)',?\s*\);/g)].map(([, name]) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(parts.symmetricDifference(new Set(named))).toEqual(new Set());
  const unused = [...parts].filter((part) => !new RegExp(`\\b${part.split('-')[1]}\\b`).test(code));
  expect(unused).toEqual([]);
});

/** Components with several styles that are on the same element, or on elements that have a `className` of their own. */
const withoutParts = ['Box', 'HtmlView', 'Tabs', 'Text', 'Toolbar'];

test('every component whose own styles are of several parts documents class names', () => {
  const missing = [...written]
    .filter(([name, { parts }]) => {
      if (parts || !styleFiles.includes(`${name}.css.ts`)) return false;
      return readFileSync(join(source, `${name}.css.ts`), 'utf8').match(/^export const/gm)!.length > 2;
    })
    .map(([name]) => basename(name));
  expect(missing).toEqual(withoutParts);
});

const pages = new Map([...written.keys()].map((name) => [basename(name), `#${basename(name)}`]));

test.each([...written])('the page of %s shows no literal backticks', (name, docs) => {
  const texts = [
    docs.purpose,
    ...docs.instead.flatMap(({ when, take }) => [when, take]),
    ...docs.anatomy.map(({ is }) => is),
    ...docs.keyboard.map(({ does }) => does),
    ...(docs.notes ?? []),
  ];
  const shown = texts
    .flatMap((text) => wordsOf(text, { own: basename(name), pages }))
    .map(({ text }) => text);
  // These are shown as they are.
  const plain = [
    ...docs.anatomy.map(({ part }) => part),
    ...docs.keyboard.map(({ keys }) => keys),
    ...Object.values(docs.parts ?? {}),
  ];
  expect([...shown, ...plain].filter((text) => text.includes('`'))).toEqual([]);
});

/** Related things that are no component with a page. */
const withoutPage = [
  'MenuAt',
  '`aria-label` on it',
  'a form with its own Back and Next buttons',
  'a heading with “Step 2 of 4”',
  'a native table',
  'a plain list',
  'a rich text editor',
  'a style sheet made by toCss',
  'an icon',
  'applyTheme',
  'data-theme on the html element',
  'headings and plain text',
  'headings below one another',
  'its own prop, such as `aria-label` or `label`',
  'links in lists',
  'navigation links',
  'no dialog: run the action and offer undo in a toast',
  'not rendering it',
  'react-hook-form with FormField of @segno/ui/forms',
  'the error message of its field',
  'the field alone, with onChange',
  'the field’s label',
  'the list’s own empty text',
  'the page itself',
  'the page itself: touch screens show no tooltips',
  'the same menu behind a button as well: a context menu has no visible affordance',
  'toast',
];

test('related components are links', () => {
  const plain = [...written].flatMap(([name, { instead }]) =>
    instead
      .map(({ take }) => take)
      .filter((take) =>
        wordsOf(take, { own: basename(name), pages, hasNames: true }).every(({ address }) => !address),
      ),
  );
  expect([...new Set(plain)].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(withoutPage);
});
