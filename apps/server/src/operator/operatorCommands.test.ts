import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshFolder } from '../testing/testDatabase.ts';
import { bundleServer } from '../testing/testBundle.ts';
import { endProcesses, startCommand, startServer } from '../testing/testProcess.ts';

let dataDir: string;
beforeAll(bundleServer);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'segno-operator-'));
  await rename((await freshFolder()).folder, join(dataDir, 'database'));
});
afterEach(endProcesses);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('SETTING-5 commands change settings, roles and accounts while the server runs, and when it does not', async () => {
  const env = { SEGNO_DATA_DIR: dataDir, SEGNO_DEMO: '0', PORT: '0' };
  const run = async (name: string, ...args: string[]) => {
    const command = startCommand(name, args, env);
    return { code: await command.exit, ...command.output };
  };
  const server = startServer(env);
  const { url } = JSON.parse(await server.line(/"msg":"ready"/)) as { url: string };
  expect(await run('settings', 'set', 'branding.site_name', 'Radio Nord')).toEqual({
    code: 0,
    stdout: 'Radio Nord\n',
    stderr: '',
  });
  expect(await run('roles', 'create', 'Labels')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Labels'),
  });
  expect(await run('users', 'verify', 'nobody@segno.example')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No account was changed: There is no account with the address nobody@segno.example.\n',
  });
  const siteName = async () =>
    ((await (await fetch(`${url}/api/v1/startup`)).json()) as { branding: { site_name: string } }).branding
      .site_name;
  // SETTING-4
  await expect.poll(siteName, { timeout: 5000 }).toBe('Radio Nord');
  expect(await readdir(join(dataDir, 'commands'))).toEqual([]);
  await endProcesses();
  expect(await run('settings', 'get', 'branding.site_name')).toMatchObject({ stdout: 'Radio Nord\n' });
}, 120_000);
