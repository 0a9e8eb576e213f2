import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import type { OpenDatabase } from './Database.ts';
import { openServer } from './openServer.ts';
import { freshPostgres, isOnPostgres } from '../testing/testDatabase.ts';

/** The number of connections of the pool. */
const size = 10;
/** Stopping a process of the server needs a server of this machine, and the right to signal it. */
const canStop = isOnPostgres() && !process.env.TEST_DATABASE_URL && process.platform !== 'win32';

describe.runIf(isOnPostgres())('a PostgreSQL server', () => {
  let database: OpenDatabase;
  let url: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ databaseUrl: url, remove } = await freshPostgres());
    database = await openServer(url, { queryTimeout: 300 });
    await database.db.execute(sql`create table note (id int)`);
  });
  afterEach(async () => {
    await database.close();
    await remove();
  });

  const app = () =>
    new Hono<AppEnv>()
      .onError(handleError)
      .get('/', async (c) => c.json((await database.db.execute(sql`select 1`)).rows))
      .get('/transaction', async (c) =>
        c.json(await database.db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rows)),
      )
      .post('/', async (c) => {
        await database.db.execute(sql`insert into note values (1)`);
        return c.body(null, 204);
      });
  const statuses = (requests: readonly [path: string, method?: string][]) =>
    Promise.all(
      requests.map(async ([path, method = 'GET']) => {
        const { status, headers } = await app().request(path, { method });
        return [status, headers.get('retry-after')];
      }),
    );

  test('that accepts no writes, as a standby, counts as unavailable and not as a full disk', async () => {
    await database.db.execute(sql`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
    end $$`);
    // The setting applies to new sessions.
    await database.close();
    database = await openServer(url, { queryTimeout: 300 });
    expect(await statuses([['/'], ['/', 'POST']])).toEqual([
      [200, null],
      [503, '2'],
    ]);
  });

  test.runIf(canStop)(
    'whose processes hang ends each statement after the limit and gets its connections back',
    async () => {
      const busy = Array.from({ length: size }, () => database.db.execute(sql`select pg_sleep(0.2)`));
      await Promise.all(busy);
      const { rows } = await database.db.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'segno'`,
      );
      expect(rows).toHaveLength(size);
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
      try {
        const half = size / 2;
        const start = performance.now();
        const hanging = statuses([
          ...Array.from({ length: half }, (): [string] => ['/']),
          ...Array.from({ length: half }, (): [string] => ['/transaction']),
        ]);
        expect(await hanging).toEqual(Array.from({ length: size }, () => [503, '2']));
        expect(performance.now() - start).toBeLessThan(14_000);
        // The processes still hang: these connections are new.
        const after = Array.from({ length: size }, (): [string] => ['/transaction']);
        expect(await statuses(after)).toEqual(Array.from({ length: size }, () => [200, null]));
      } finally {
        for (const { pid } of rows) process.kill(pid, 'SIGCONT');
      }
    },
    30_000,
  );
});
