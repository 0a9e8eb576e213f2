import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { poolOf } from './databaseOn.ts';
import { afterCommit, outsideOfRequest, RequestTransaction } from './RequestTransaction.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await db.execute(sql`create table note (id int primary key)`);
});
afterAll(() => database.close());
beforeEach(() => db.execute(sql`delete from note`));

const begin = () => new RequestTransaction(poolOf(db), () => Promise.resolve());
const insert = (on: Pick<Database, 'execute'>, id: number) =>
  on.execute(sql`insert into note values (${id})`);
const ids = async () =>
  (await db.execute<{ id: number }>(sql`select id from note order by id`)).rows.map(({ id }) => id);
const nothing = () => Promise.resolve();

test('everything that a request changes is committed together', async () => {
  const lost = begin();
  await lost.run(async () => {
    await insert(db, 1);
    await db.transaction((tx) => insert(tx, 2));
    expect(await ids()).toEqual([1, 2]);
  });
  await lost.rollback();
  expect(await ids()).toEqual([]);
  const kept = begin();
  await kept.run(() => db.transaction((tx) => insert(tx, 3)));
  await kept.commit(nothing);
  expect(await ids()).toEqual([3]);
});

test('a statement or a transaction that fails takes only its own changes back', async () => {
  const request = begin();
  await request.run(async () => {
    await insert(db, 1);
    await expect(insert(db, 1)).rejects.toThrow();
    const failing = db.transaction(async (tx) => {
      await insert(tx, 2);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await insert(db, 3);
  });
  await request.commit(nothing);
  expect(await ids()).toEqual([1, 3]);
});

test('transactions that run at the same time take turns', async () => {
  const request = begin();
  await request.run(() =>
    Promise.allSettled(
      [1, 2, 3, 4].map((id) =>
        db.transaction(async (tx) => {
          await insert(tx, id);
          await tx.execute(sql`select pg_sleep(0.01)`);
          if (id % 2) throw new Error('changed my mind');
        }),
      ),
    ),
  );
  await request.commit(nothing);
  expect(await ids()).toEqual([2, 4]);
});

test('a request that only reads begins no transaction', async () => {
  const request = begin();
  await request.run(() => db.select({ one: sql`1` }).from(sql`note`));
  expect(request.hasBegun).toBe(false);
  await request.rollback();
});

test('work after the commit, and work outside of the request, is no part of it', async () => {
  const done: string[] = [];
  const lost = begin();
  await lost.run(async () => {
    await insert(db, 1);
    void afterCommit(() => done.push('lost'));
  });
  await lost.rollback();
  const kept = begin();
  await kept.run(async () => {
    void afterCommit(async () => done.push(`after ${(await ids()).join()}`));
    await outsideOfRequest(() => insert(db, 4));
    await insert(db, 5);
    expect(done).toEqual([]);
  });
  await kept.commit(nothing);
  expect(done).toEqual(['after 4,5']);
  await afterCommit(() => done.push('now'));
  expect(done.at(-1)).toBe('now');
});
