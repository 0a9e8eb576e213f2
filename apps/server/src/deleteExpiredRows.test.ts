import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteExpiredRows } from './deleteExpiredRows.ts';
import { openTestDatabase, type TestDatabase } from './testing/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('LOAD-5 what cannot be deleted does not keep other expired rows', async () => {
  const { db } = database;
  const log = { warn: vi.fn() };
  const media = { removeUnusedUploads: vi.fn(() => Promise.resolve()) };
  await db.execute(sql`alter table attempts rename to attempts_aside`);
  try {
    await deleteExpiredRows(db, media, 'no folder', log).close();
  } finally {
    await db.execute(sql`alter table attempts_aside rename to attempts`);
  }
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(media.removeUnusedUploads).toHaveBeenCalledTimes(1);
});
