import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testDatabase.ts';
import { openKeys } from './store.ts';
import { secrets } from './table.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('servers that start at the same time derive the same keys, one for each purpose', async () => {
  const [one, two] = await Promise.all([openKeys(database.db), openKeys(database.db)]);
  const later = await openKeys(database.db);
  for (const keys of [two, later]) expect(keys('xsrf token')).toEqual(one('xsrf token'));
  expect(one('xsrf token')).not.toEqual(one('client address'));
  expect(await database.db.$count(secrets)).toBe(1);
});
