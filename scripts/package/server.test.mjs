import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copiedFiles, copiedPackages } from './bundleServer.mjs';

const start = (env, ...options) => {
  const file = fileURLToPath(new URL('./server.js', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [...options, file], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
};

test('the packaged server requires a data folder, because an upgrade replaces the folder of the server', () => {
  expect(start({})).toEqual({
    status: 1,
    stderr: 'Segno did not start: Set SEGNO_DATA_DIR to the folder that keeps the data.\n',
  });
});

test('the packaged server reports the required Node.js version', () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '22.21.9' })`;
  expect(start({ SEGNO_DATA_DIR: '/nowhere' }, '--import', older)).toEqual({
    status: 1,
    stderr: 'Segno did not start: It needs Node.js 22.22 or newer; this is 22.21.9.\n',
  });
});

test('the package has every file that the server finds by the name of a package', () => {
  const folder = fileURLToPath(new URL('../../apps/server/', import.meta.url));
  const named = globSync('{src,demo/src}/**/*.ts', {
    cwd: folder,
    exclude: ['**/*.test.ts', 'src/testing/**'],
  }).flatMap((file) => [
    ...readFileSync(folder + file, 'utf8').matchAll(/\bresolve\(\s*'(@?[\w.-]+\/[^']+)'/g),
  ]);
  const paths = named.map(([, path]) => path).filter((path) => !path.startsWith('.'));
  expect(paths.length).toBeGreaterThan(5);
  const files = Object.entries(copiedFiles).flatMap(([name, of]) => of.map((file) => `${name}/${file}`));
  const isThere = (path) =>
    files.includes(path) || copiedPackages.some((name) => path.startsWith(`${name}/`));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
