import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../Database.ts';
import { openDatabase } from '../openDatabase.ts';
import { freshFolder, isOnPostgres } from '../../testing/testDatabase.ts';

let database: OpenDatabase;
let remove: () => Promise<void>;

const dead = async () => {
  const { rows } = await database.db.execute<{ dead: number; analyzed: boolean }>(
    sql`select n_dead_tup::int as dead, last_analyze is not null as analyzed
      from pg_stat_user_tables where relname = 'note'`,
  );
  return rows[0];
};

describe.skipIf(isOnPostgres())('the embedded database', () => {
  beforeAll(async () => {
    const place = await freshFolder();
    ({ remove } = place);
    database = await openDatabase({
      ...place,
      freeSpaceFloor: 0,
      queryTimeout: 30_000,
      isDurable: false,
      vacuumInterval: 50,
    });
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  test('removes dead rows and updates its statistics after many updates', async () => {
    await database.db.transaction(async (tx) => {
      // An index on the changed column prevents heap-only tuple updates, so only a vacuum frees the space.
      await tx.execute(sql`create table note (id int primary key, plays int)`);
      await tx.execute(sql`create index on note (plays)`);
      await tx.execute(sql`insert into note select id, 0 from generate_series(1, 5000) id`);
      await tx.execute(sql`update note set plays = plays + 1`);
    });
    await expect.poll(dead, { timeout: 20_000 }).toEqual({ dead: 0, analyzed: true });
  });
});
