import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The files that the commands of `scripts/run.mjs` start, by their names. */
const tasks = new Map(
  [
    ...readFileSync('scripts/run.mjs', 'utf8').matchAll(/^ {2}'?([\w:]+)'?: \{ script: (.+), browser: /gm),
  ].map(([, name = '', script = '']) => [
    name,
    join('scripts', ...[...script.matchAll(/'([^']+)'/g)].map(([, part = '']) => part)),
  ]),
);

test('each command of npm is one of scripts/run.mjs, whose file exists', () => {
  const commands = Object.entries(scripts).filter(([, command]) => command.includes('scripts/run.mjs'));
  expect(commands.map(([name]) => name).toSorted()).toEqual([...tasks.keys()].toSorted());
  expect([...tasks.values()].filter((file) => !existsSync(file))).toEqual([]);
});

test('each command that the documentation names exists', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'packages/**/README.md'], {
    exclude: ['**/node_modules/**'],
  });
  const unknown = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\bnpm run ([\w:]*\w)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${page}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
