import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { toCss } from './css.ts';
import { toTokens } from './tokens.ts';

// Each test starts a process.
vi.setConfig({ testTimeout: 30_000 });

const command = fileURLToPath(new URL('../../bin/contrast.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'segno-contrast-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return name;
};

const dim = { base: 'light', values: { 'color.textMuted': '#999999' } } as const;

test('the built-in tokens pass in both themes', () => {
  const { status, stdout } = run(file('own.json', JSON.stringify(toTokens({ base: 'system' }))));
  expect(stdout).toMatch(/on the light theme: all \d+ pairs stand out enough/);
  expect(stdout).toMatch(/on the dark theme: all \d+ pairs stand out enough/);
  expect(status).toBe(0);
});

test.each([
  ['a theme', 'theme.json', JSON.stringify(dim)],
  ['values alone', 'values.json', JSON.stringify(dim.values)],
  ['design tokens', 'tokens.json', JSON.stringify(toTokens(dim))],
  ['a style sheet', 'theme.css', toCss(dim)],
])('%s that fails ends with 1, and shows what failed and what would pass', (_, name, content) => {
  const { status, stdout } = run(file(name, content));
  expect(stdout).toMatch(/9 of \d+ pairs do not stand out enough/);
  expect(stdout).toMatch(
    /Muted text and icons on a raised surface +color\.textMuted on color\.raised +#999999 on #ffffff +2\.84 +4\.5 +color\.textMuted: #767676/,
  );
  expect(stdout).toMatch(/color\.textMuted +#999999 +→ +#6b6b6b/);
  expect(status).toBe(1);
});

test('--base changes the missing values of the file', () => {
  const quiet = file('quiet.json', JSON.stringify({ 'color.textMuted': '#b0b0b0' }));
  expect(run(quiet).status).toBe(1);
  const { status, stdout } = run(quiet, '--base', 'dark');
  expect(stdout).toMatch(/on the dark theme: all \d+ pairs/);
  expect(status).toBe(0);
});

test('--format json prints JSON', () => {
  const { status, stdout } = run(file('theme.json', JSON.stringify(dim)), '--format', 'json');
  const report = JSON.parse(stdout) as {
    passes: boolean;
    themes: { base: string; failed: number; results: { passes: boolean; nearest: unknown }[] }[];
  };
  expect(report).toMatchObject({ passes: false, themes: [{ base: 'light', failed: 9 }] });
  expect(report.themes[0]!.results.find(({ passes }) => !passes)!.nearest).toMatchObject({
    name: 'color.textMuted',
  });
  expect(status).toBe(1);
});

test('--all also prints the passing pairs', () => {
  const { stdout } = run(file('theme.json', JSON.stringify({ base: 'light', values: {} })), '--all');
  expect(stdout).toContain('Text on the page');
});

test('an unsafe value fails, an unknown token does not', () => {
  const unsafe = run(file('unsafe.json', JSON.stringify({ values: { 'color.text': 'url(x)' } })));
  expect(unsafe.stdout).toMatch(/color\.text +"url\(x\)"/);
  expect(unsafe.status).toBe(1);
  expect(run(file('other.json', JSON.stringify({ values: { 'brand.orange': '#f60' } }))).status).toBe(0);
});

test('a file that cannot be checked exits with 2 and prints the reason', () => {
  expect(run().status).toBe(2);
  expect(run('--base', 'blue', 'x.json').status).toBe(2);
  expect(run('missing.json')).toMatchObject({ status: 2, stderr: expect.stringContaining('missing.json') });
  expect(run(file('broken.json', '{')).status).toBe(2);
  expect(run('--nonsense').status).toBe(2);
  expect(run('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('segno-contrast <file>'),
  });
});
