import { once } from 'node:events';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConnectionPool } from './ConnectionPool.ts';
import type { Database } from './Database.ts';
import { databaseOn } from './databaseOn.ts';
import { databaseTrouble } from './databaseTrouble.ts';
import { mostPrepared } from './StatementNames.ts';
import { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';
import { EmbeddedSocket } from './embedded/EmbeddedSocket.ts';
import { freshFolder, freshPostgres, isOnPostgres } from '../testing/testDatabase.ts';

let openPool: () => ConnectionPool;
let closePlace: () => Promise<void>;
let pool: ConnectionPool;
let db: Database;
/** The connection that was opened last. The pool has one connection. */
let connection: Duplex;

const opened = <T extends Duplex>(socket: T): T => {
  connection = socket;
  return socket;
};
const ignore = () => {};
const note = pgTable('note', { id: integer().primaryKey() });

beforeAll(async () => {
  if (isOnPostgres()) {
    const { databaseUrl: connectionString, remove } = await freshPostgres();
    openPool = () =>
      new ConnectionPool({ connectionString, max: 1, stream: () => opened(new Socket()) }, ignore);
    closePlace = remove;
  } else {
    const { folder, remove } = await freshFolder();
    const postgres = new EmbeddedPostgres({ folder, limit: 10_000, onRestart: ignore });
    await postgres.open();
    const hasFreeSpace = () => Promise.resolve(true);
    openPool = () =>
      new ConnectionPool(
        { max: 1, stream: () => opened(new EmbeddedSocket(postgres, hasFreeSpace)) },
        ignore,
      );
    closePlace = () => postgres.close().then(remove);
  }
});
beforeEach(async () => {
  pool = openPool();
  db = databaseOn(pool);
  await db.execute(sql`create table if not exists note (id int primary key)`);
});
afterEach(() => pool.close());
afterAll(() => closePlace());

const insert = (on: Pick<Database, 'execute'>, id: number) =>
  on.execute(sql`insert into note values (${id})`);
const ids = async () =>
  (await db.execute<{ id: number }>(sql`select id from note order by id`)).rows.map(({ id }) => id);
const trouble = (failing: Promise<unknown>) => failing.then(() => 'none', databaseTrouble);

describe('a transaction whose connection is lost', () => {
  test('at begin releases the connection every time', async () => {
    for (let round = 0; round < 5; round += 1) {
      pool.once('acquire', () => connection.destroy());
      expect(await trouble(db.transaction((tx) => insert(tx, round)))).toBe('unavailable');
      expect(await ids()).toEqual([]);
    }
    expect(pool.totalCount).toBe(1);
  });

  test('at commit or rollback releases the connection', async () => {
    const lost = db.transaction(async (tx) => {
      await insert(tx, 1);
      connection.destroy();
    });
    expect(await trouble(lost)).toBe('unavailable');
    expect(await ids()).toEqual([]);
    const lostAndFailed = db.transaction(async (tx) => {
      await insert(tx, 1);
      connection.destroy();
      throw new Error('changed my mind');
    });
    await expect(lostAndFailed).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([]);
  });

  test('does not prevent the pool from closing', async () => {
    pool.once('acquire', () => connection.destroy());
    await trouble(db.transaction((tx) => insert(tx, 1)));
    const start = performance.now();
    await pool.close();
    expect(performance.now() - start).toBeLessThan(2000);
    expect(pool.totalCount).toBe(0);
  });
});

describe('a transaction', () => {
  test('that can be neither committed nor rolled back is not continued by the next statement', async () => {
    pool.once('acquire', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const refuse = (text: unknown, ...rest: unknown[]) =>
        /rollback/.test(JSON.stringify(text))
          ? Promise.reject(new Error('Query read timeout'))
          : query(text, ...rest);
      Object.assign(client, { query: refuse });
    });
    const failed = db.transaction(async (tx) => {
      await insert(tx, 1);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([]);
  });

  test('runs at the given isolation level', async () => {
    const level = await db.transaction(
      async (tx) => (await tx.execute(sql`show transaction_isolation`)).rows[0],
      { isolationLevel: 'serializable' },
    );
    expect(level).toEqual({ transaction_isolation: 'serializable' });
  });

  test('that continues after a failed statement rejects instead of reporting a commit', async () => {
    const careless = db.transaction(async (tx) => {
      await insert(tx, 1);
      await insert(tx, 1).catch(() => {});
    });
    await expect(careless).rejects.toThrow('rolled back');
    expect(await ids()).toEqual([]);
  });
});

test('LOAD-6 a select is prepared at its second use, other statements and further texts are not', async () => {
  const prepared = async () => {
    const { rows } = await db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements`,
    );
    return rows.map(({ statement }) => statement);
  };
  const read = (word: string) => db.select({ word: sql`${sql.raw(`'${word}'`)}::text` }).from(sql`note`);
  await read('first');
  expect(await prepared()).toEqual([]);
  await read('first');
  for (let time = 0; time < 2; time += 1) await db.insert(note).values({ id: 900 + time });
  expect(await prepared()).toEqual([expect.stringContaining("'first'")]);
  for (let time = 0; time < 2; time += 1)
    for (let index = 0; index < mostPrepared + 20; index += 1) await read(`word ${index}`);
  expect(await prepared()).toHaveLength(mostPrepared);
  await db.execute(sql`delete from note`);
});

test('a pool closes while a statement hangs', async () => {
  const started = once(pool, 'acquire');
  const hanging = trouble(db.execute(sql`select pg_sleep(60)`));
  await started;
  await pool.close(100);
  expect(await hanging).toBe('unavailable');
});
