import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import type { DatabaseOptions } from './DatabaseOptions.ts';
import { openDatabase } from './openDatabase.ts';
import { freshFolder, freshPostgres, isOnPostgres } from '../testing/testDatabase.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(place: Pick<DatabaseOptions, 'databaseUrl' | 'folder'>) {
  const database = await openDatabase({ ...place, freeSpaceFloor: 0, queryTimeout: 30_000 });
  closing.push(() => database.close());
  return database;
}

test('a database that is up to date is not changed', async () => {
  const place = isOnPostgres() ? await freshPostgres() : await freshFolder();
  closing.push(place.remove);
  const database = await open(place);
  await migrate(database);
  const state = sql`select count(*)::int as n, max(created_at)::text as last from drizzle.__drizzle_migrations`;
  const { rows: before } = await database.db.execute(state);
  await migrate(database);
  const { rows: after } = await database.db.execute(state);
  expect(after).toEqual(before);
  expect(Number(after[0]?.n)).toBeGreaterThan(0);
});

test.runIf(isOnPostgres())('servers that start at the same time run the migrations once', async () => {
  const place = await freshPostgres();
  closing.push(place.remove);
  const servers = await Promise.all(Array.from({ length: 4 }, () => open(place)));
  await Promise.all(servers.map((server) => migrate(server)));
  const { rows } = await servers[0]!.db.execute(
    sql`select count(*) = count(distinct hash) as once, to_regclass('albums') is not null as is_there
      from drizzle.__drizzle_migrations`,
  );
  expect(rows).toEqual([{ once: true, is_there: true }]);
});
