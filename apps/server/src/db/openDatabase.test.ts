import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { freshPostgres, isOnPostgres, openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table note (id serial primary key, text text, data jsonb)`);
});
beforeEach(() => database.truncate());
afterAll(() => database.close());

const texts = async () => {
  const { rows } = await database.db.execute<{ text: string }>(sql`select text from note order by id`);
  return rows.map(({ text }) => text);
};
const write = (db: Pick<TestDatabase['db'], 'execute'>, text: string) =>
  db.execute(sql`insert into note (text) values (${text})`);

describe('the open database, embedded or on a server', () => {
  test('commits a finished transaction and rolls back a failed one', async () => {
    await database.db.transaction(async (tx) => {
      await write(tx, 'kept');
      await tx.transaction((inner) => write(inner, 'kept too'));
    });
    const failed = database.db.transaction(async (tx) => {
      await write(tx, 'dropped');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await texts()).toEqual(['kept', 'kept too']);
  });

  test('works after a failed statement, whose error has the cause', async () => {
    const refused = database.db.execute(sql`select * from no_such_table`);
    await expect(refused).rejects.toMatchObject({ cause: { code: '42P01' } });
    await write(database.db, 'after');
    expect(await texts()).toEqual(['after']);
  });

  test('answers concurrent queries correctly', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => database.db.execute<{ n: number }>(sql`select ${n}::int as n`)),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  test('round-trips values of the common types', async () => {
    const long = 'ü'.repeat(300_000);
    const { rows } = await database.db.execute(sql`
      select ${long}::text as long, ${JSON.stringify({ a: [1, null] })}::jsonb as json,
        ${'2026-01-02T03:04:05.678Z'}::timestamptz at time zone 'UTC' = '2026-01-02 03:04:05.678' as is_utc,
        current_setting('TimeZone') as zone, decode('00ff', 'hex') as bytes, null as nothing`);
    expect(rows[0]).toEqual({
      long,
      json: { a: [1, null] },
      is_utc: true,
      zone: 'UTC',
      bytes: Buffer.from([0, 255]),
      nothing: null,
    });
  });

  test('searches by similarity and without accents', async () => {
    await database.db.execute(sql`create extension if not exists unaccent`);
    const { rows } = await database.db.execute(
      sql`select similarity('velvet', 'velvt') > 0.3 as close, unaccent('Čaj') as plain`,
    );
    expect(rows[0]).toEqual({ close: true, plain: 'Caj' });
  });

  test('runs long work exclusively and releases its lock', async () => {
    const order: string[] = [];
    const work = (name: string) => () => {
      order.push(`${name} begins`);
      return Promise.resolve().then(() => order.push(`${name} ends`));
    };
    await Promise.all([database.alone('count', work('a')), database.alone('count', work('b'))]);
    expect(order.slice(0, 2).map((step) => step[0])).toEqual([order[0]?.[0], order[0]?.[0]]);
    const held = sql`select count(*)::int as n from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await database.db.execute(held)).rows).toEqual([{ n: 0 }]);
  });

  test('reports that it is healthy', async () => {
    expect(await database.isHealthy()).toBe(true);
  });

  test('restarts ids at 1 after it is emptied', async () => {
    await write(database.db, 'x');
    await database.truncate();
    const { rows } = await database.db.execute(sql`insert into note (text) values ('y') returning id`);
    expect(rows).toEqual([{ id: 1 }]);
  });
});

test.runIf(isOnPostgres())('a PostgreSQL server cancels a statement after the time limit', async () => {
  const { databaseUrl, remove } = await freshPostgres();
  const { db, close, alone } = await openDatabase({
    databaseUrl,
    folder: null,
    freeSpaceFloor: 0,
    queryTimeout: 300,
  });
  await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  const long = await alone('long', (one) => one.execute(sql`select pg_sleep(0.5), 1 as done`));
  expect(long.rows).toMatchObject([{ done: 1 }]);
  await close();
  await remove();
});
