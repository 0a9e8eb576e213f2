import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { poolOf } from '../db/databaseOn.ts';
import { RequestTransaction } from '../db/RequestTransaction.ts';
import { users } from '../users/table.ts';
import { isOnPostgres, openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { AppEnv } from './AppEnv.ts';
import { partsInTurn, takeTurn } from './heavyWork.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const from = (client?: string) => ({ var: client === undefined ? {} : { client } }) as Context<AppEnv>;

test('LOAD-2 expensive requests run one at a time on the embedded database, four on PostgreSQL, one of a client', async () => {
  const most = { all: 0, each: 0 };
  const running: string[] = [];
  const request = (client: string) =>
    takeTurn(from(client), database.db, async () => {
      running.push(client);
      most.all = Math.max(most.all, running.length);
      most.each = Math.max(most.each, running.filter((each) => each === client).length);
      await delay(5);
      running.splice(running.indexOf(client), 1);
    });
  const clients = Array.from({ length: 18 }, (_, index) => `client ${index % 6}`);
  await Promise.all(clients.map(request));
  expect(most).toEqual({ all: isOnPostgres() ? 4 : 1, each: 1 });
});

test('LOAD-2 a request that has begun to change something waits for no turn: others may wait for its connection', async () => {
  const { db } = database;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const others = Array.from({ length: 4 }, (_, index) => takeTurn(from(`other ${index}`), db, () => promise));
  const transaction = new RequestTransaction(poolOf(db), () => Promise.resolve());
  const answer = transaction.run(async () => {
    await db.delete(users);
    return takeTurn(from('changing'), db, () => Promise.resolve('done'));
  });
  expect(await answer.catch((error: { status: number }) => error.status)).toBe('done');
  await transaction.rollback();
  resolve(undefined);
  await Promise.all(others);
});

test('LOAD-2 the first part of a long response is refused while its client has all its turns, later parts wait', async () => {
  const { db } = database;
  const takeAll = () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const turns = Array.from({ length: 5 }, () => takeTurn(from('exporting'), db, () => promise));
    return async () => {
      resolve(undefined);
      await Promise.all(turns);
    };
  };
  const run = partsInTurn(from('exporting'), db);
  const part = () => run(() => Promise.resolve('part'));
  let giveBack = takeAll();
  await expect(part()).rejects.toMatchObject({ status: 429 });
  await giveBack();
  expect(await part()).toBe('part');
  giveBack = takeAll();
  const later = part();
  const isWaiting = await Promise.race([later, delay(50, 'waiting')]);
  expect(isWaiting).toBe('waiting');
  await giveBack();
  expect(await later).toBe('part');
  const failing = run(() => Promise.reject(new Error('The statement failed.')));
  await expect(failing).rejects.toThrow('The statement failed.');
});

test('LOAD-3 a client that has used its time is refused, and others and calls of this process are not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const use = (client?: string) =>
    takeTurn(from(client), database.db, () => Promise.resolve(vi.advanceTimersByTime(9000))).then(
      () => 'done',
      (error: { status: number }) => error.status,
    );
  expect([await use('busy'), await use('busy')]).toEqual(['done', 429]);
  expect([await use('other'), await use(), await use()]).toEqual(['done', 'done', 'done']);
  vi.useRealTimers();
});

test('LOAD-3 a call of a page that is rendered for a client counts for the client', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const rendering = { var: {}, env: { isInner: true, client: 'reader' } } as Context<AppEnv>;
  const use = (c: Context<AppEnv>) =>
    takeTurn(c, database.db, () => Promise.resolve(vi.advanceTimersByTime(9000)));
  await use(rendering);
  await expect(use(rendering)).rejects.toMatchObject({ status: 429 });
  await expect(use(from('reader'))).rejects.toMatchObject({ status: 429 });
  vi.useRealTimers();
});
