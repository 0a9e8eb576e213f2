import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { testVault } from '../testing/testOperator.ts';
import { openKeys } from './store.ts';
import { secrets } from './table.ts';
import { createVault } from './vault.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('servers that start at the same time derive the same keys, one for each purpose', async () => {
  const [one, two] = await Promise.all([openKeys(database.db, testVault), openKeys(database.db, testVault)]);
  const later = await openKeys(database.db, testVault);
  for (const keys of [two, later]) expect(keys('xsrf token')).toEqual(one('xsrf token'));
  expect(one('xsrf token')).not.toEqual(one('client address'));
  expect(await database.db.$count(secrets)).toBe(1);
});

test('the secret is encrypted in the database, also one that an earlier version has stored', async () => {
  const text = randomBytes(32).toString('base64url');
  await database.db.update(secrets).set({ value: text });
  const keys = await openKeys(database.db, testVault);
  const [stored] = await database.db.select().from(secrets);
  expect(stored?.value).not.toContain(text);
  expect((await openKeys(database.db, testVault))('attempt')).toEqual(keys('attempt'));
});

test('a secret of another key is replaced, and refused where other servers may use it', async () => {
  const stranger = createVault(Buffer.alloc(32, 9));
  await openKeys(database.db, testVault);
  await expect(openKeys(database.db, stranger, { isShared: true })).rejects.toThrow('set SEGNO_SECRET');
  await openKeys(database.db, stranger);
  await openKeys(database.db, stranger, { isShared: true });
});
