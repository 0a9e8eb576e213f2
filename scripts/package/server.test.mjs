import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
