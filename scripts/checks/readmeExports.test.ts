import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('each export that the README of a feature lists exists', () => {
  const lists = globSync('packages/features/*/README.md').filter((file) =>
    readFileSync(file, 'utf8').includes('| Export '),
  );
  const missing = lists.flatMap((file) => {
    const exported = new Set(readFileSync(join(dirname(file), 'src', 'index.ts'), 'utf8').match(/\w+/g));
    const [, table = ''] = readFileSync(file, 'utf8').split(/^\| Export .*\n/m);
    const names = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    return names.filter((name) => !exported.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
