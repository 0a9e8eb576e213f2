import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the packaged server writes nothing into its folder', async ({ request }) => {
  expect((await request.get('/')).status()).toBe(200);
  const folder = process.env.E2E_PACKAGE ?? '';
  // The last file that the packaging writes.
  const { mtimeMs: madeAt } = await stat(join(folder, 'package.json'));
  const entries = await readdir(folder, { recursive: true });
  expect(entries.length).toBeGreaterThan(100);
  const changes = await Promise.all(
    entries.map(async (name) => ({ name, mtimeMs: (await stat(join(folder, name))).mtimeMs })),
  );
  expect(changes.filter(({ mtimeMs }) => mtimeMs > madeAt).map(({ name }) => name)).toEqual([]);
});

test('the start command serves the built application from the repository and ends on a signal', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'segno-start-'));
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { PATH: process.env.PATH, PORT: '0', SEGNO_DATA_DIR: dataDir, SEGNO_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await expect.poll(() => /^Segno is at (\S+)$/m.exec(output)?.[1], { timeout: 45_000 }).toBeDefined();
    const address = /^Segno is at (\S+)$/m.exec(output)?.[1] ?? '';
    expect(await (await fetch(address)).text()).toContain('<title>Segno</title>');
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    server.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
