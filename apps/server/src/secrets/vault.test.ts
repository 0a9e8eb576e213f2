import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openVault } from './vault.ts';

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'segno-vault-'))));
afterEach(() => rm(dataDir, { recursive: true }));

test('SETTING-2 a text is opened with the same key and purpose only, and not after a change', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => openVault({ dataDir, secret: null })));
  const sealed = one?.seal('hush', 'mail') ?? '';
  expect(sealed).not.toContain('hush');
  expect(other?.open(sealed, 'mail')).toBe('hush');
  expect(one?.open(sealed, 'billing')).toBeNull();
  expect(one?.open(`${sealed.slice(0, -2)}AA`, 'mail')).toBeNull();
  const stranger = await openVault({ dataDir, secret: 'another secret with 32 characters or more' });
  expect(stranger.open(sealed, 'mail')).toBeNull();
});

test('SETTING-2 the key file can be read by the user of the server only', async () => {
  await openVault({ dataDir, secret: null });
  expect(await readdir(dataDir)).toEqual(['secret.key']);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
});
