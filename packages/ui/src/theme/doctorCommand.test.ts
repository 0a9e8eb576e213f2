import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { examine } from '../../bin/examine.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An application with these files beside what every application has. */
function application(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'segno-doctor-'));
  folders.push(folder);
  const manifest = (version: string) => JSON.stringify({ version });
  const all = {
    'node_modules/@segno/ui/package.json': manifest('0.2.0'),
    'node_modules/react-aria-components/package.json': manifest('1.22.1'),
    'src/main.tsx': "import { Button } from '@segno/ui';\nimport '@segno/ui/styles.css';\n",
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const faultsOf = (files: Record<string, string>) =>
  examine(application(files)).flatMap(({ kind, check, message }) =>
    kind === 'passes' ? [] : [`${kind} ${check}: ${message}`],
  );

test('an application without faults has none', () => {
  expect(
    faultsOf({ 'src/app.css': '@layer reset, segno, app;\na { color: var(--segno-color-text) }' }),
  ).toEqual([]);
});

test('two copies of react-aria-components are found, also inside of a package', () => {
  const path = 'node_modules/some-kit/node_modules/react-aria-components/package.json';
  expect(faultsOf({ [path]: '{"version":"1.9.0"}' })).toEqual([
    expect.stringMatching(/^fails copies: There are 2 copies of react-aria-components: 1\.22\.1 .*1\.9\.0/),
  ]);
});

test('packages in the folder of a workspace above the application are found', () => {
  const folder = application({ 'apps/shop/main.tsx': "import '@segno/ui/styles.css';\n" });
  const copies = examine(join(folder, 'apps/shop')).filter(({ check }) => check === 'copies');
  expect(copies.map(({ kind }) => kind)).toEqual(['passes', 'passes']);
});

test('missing styles, and both kinds of styles, are found', () => {
  expect(faultsOf({ 'src/main.tsx': "import { Button } from '@segno/ui';" })).toEqual([
    'fails styles: No file imports the styles of @segno/ui.',
  ]);
  expect(faultsOf({ 'src/other.ts': "import '@segno/ui/styles.unlayered.css';" })).toEqual([
    'fails styles: Both styles.css and styles.unlayered.css are imported.',
  ]);
});

test('a reset in a layer after segno, and Tailwind without an order, are found', () => {
  expect(faultsOf({ 'src/app.css': '/* @layer x */\n@layer segno, reset;' })).toEqual([
    'fails layers: src/app.css:2: the layer reset comes after segno and overrides the components.',
  ]);
  expect(faultsOf({ 'src/app.css': "@import 'tailwindcss';" })).toEqual([
    'warns layers: src/app.css: Tailwind is imported, and no statement places the layer segno.',
  ]);
});

test.each([
  ['utilities before segno', '@layer base, utilities, segno;', 'the layer utilities comes before segno'],
  [
    'the order after the import',
    "@import 'tailwindcss';\n@layer base, segno, utilities;",
    'the order of the layers comes after the import of Tailwind',
  ],
])('a wrong order of Tailwind is found: %s', (_, css, message) => {
  expect(faultsOf({ 'src/app.css': css })).toEqual([expect.stringContaining(message)]);
});

test('an unknown variable is named with the nearest one', () => {
  expect(
    examine(application({ 'src/app.css': 'a { color: var(--segno-color-acent-fill) }' })),
  ).toContainEqual(expect.objectContaining({ advice: 'Did you mean --segno-color-accent-fill?' }));
});

test('unknown variables and failing pairs are found with their places', () => {
  expect(faultsOf({ 'src/app.css': 'a {\n  color: var(--segno-color-txt);\n}' })).toEqual([
    'fails variables: src/app.css:2: there is no variable --segno-color-txt.',
  ]);
  const faults = faultsOf({
    'src/theme.css': ':root { --segno-color-textMuted: #999; --segno-color-text-muted: #999999 }',
  });
  expect(faults).toContain('fails variables: src/theme.css:1: there is no variable --segno-color-textMuted.');
  expect(faults.filter((fault) => fault.startsWith('fails contrast'))).not.toEqual([]);
  // One value of the variable mends all of its pairs.
  const advice = examine(application({ 'src/theme.css': ':root { --segno-color-text-muted: #ccc }' }))
    .filter(({ check, kind }) => check === 'contrast' && kind === 'fails')
    .map((finding) => finding.advice);
  expect(new Set(advice).size).toBe(1);
  const [first = ''] = advice;
  const [, property = '', value = ''] =
    /^Set (--segno-color-text-muted) to (#[0-9a-f]{6})\.$/.exec(first) ?? [];
  expect(faultsOf({ 'src/theme.css': `:root { ${property}: ${value} }` })).toEqual([]);
});

test('the command ends with 1 for a fault, with 2 without a folder', { timeout: 30_000 }, () => {
  const command = fileURLToPath(new URL('../../bin/ui.ts', import.meta.url));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', cwd: tmpdir() });
  expect(run('doctor', application({})).stdout).toContain('Nothing is wrong.');
  const broken = run('doctor', application({ 'src/main.tsx': "import { Text } from '@segno/ui';" }));
  expect([broken.status, broken.stdout]).toEqual([1, expect.stringContaining('One fault found.')]);
  expect(run('doctor', '/no/such/folder').status).toBe(2);
});
