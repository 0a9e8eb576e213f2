import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startOwnServer } from './ownServer.ts';

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
  const { address, stop } = await startOwnServer({ SEGNO_DEMO: '0' });
  let code: number | null;
  try {
    expect(await (await fetch(address)).text()).toContain('<title>Segno</title>');
  } finally {
    code = await stop();
  }
  expect(code).toBe(0);
});
