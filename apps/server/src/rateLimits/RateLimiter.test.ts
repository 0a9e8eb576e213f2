import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { RateLimiter, type RateLimiterOptions } from './RateLimiter.ts';
import { rateLimits } from './table.ts';

let database: TestDatabase;
let servers: RateLimiter[] = [];
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12, 0, 10) });
  return database.truncate();
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  vi.useRealTimers();
});
afterAll(() => database.close());

const openServer = async (more: Partial<RateLimiterOptions> = {}) => {
  const server = await RateLimiter.open({ db: database.db, limit: 100, interval: 3_600_000, ...more });
  servers.push(server);
  return server;
};

test('a client over its limit is refused until the minute ends; other clients are not', async () => {
  const server = await openServer();
  for (let count = 0; count < 10; count++) expect(server.take('anna', 10)).toBeNull();
  expect(server.take('anna', 1)).toBe(50);
  expect(server.take('ben', 100)).toBeNull();
});

test('the previous minute is weighted by its overlap with the last 60 seconds', async () => {
  const server = await openServer();
  server.take('anna', 100);
  vi.advanceTimersByTime(50_000);
  expect(server.take('anna', 1)).toBe(60);
  vi.advanceTimersByTime(30_000);
  expect(server.take('anna', 50)).toBeNull();
  expect(server.take('anna', 1)).toBe(30);
  vi.advanceTimersByTime(90_000);
  expect(server.take('anna', 51)).toBeNull();
});

test('servers that use one database share the counts', async () => {
  const [one, two] = [await openServer(), await openServer()];
  expect(one.take('anna', 60)).toBeNull();
  expect(two.take('anna', 30)).toBeNull();
  await one.share();
  await two.share();
  expect(two.take('anna', 11)).toBe(50);
  expect(two.take('anna', 10)).toBeNull();
  await two.share();
  expect(one.take('anna', 1)).toBeNull();
  await one.share();
  expect(one.take('anna', 1)).not.toBeNull();
});

test('a request that arrives while the counts are shared is counted', async () => {
  const server = await openServer();
  server.take('anna', 60);
  const sharing = server.share();
  expect(server.take('anna', 40)).toBeNull();
  await sharing;
  expect(server.take('anna', 1)).not.toBeNull();
});

test('counts persist over a restart and into the next minute', async () => {
  const before = await openServer();
  before.take('anna', 100);
  await before.close();
  expect((await openServer()).take('anna', 1)).not.toBeNull();
  vi.advanceTimersByTime(60_000);
  const after = await openServer();
  expect(after.take('anna', 50)).toBe(50);
  expect(after.take('anna', 10)).toBeNull();
});

test('many requests take one statement; without requests there is no statement', async () => {
  const server = await openServer();
  const execute = vi.spyOn(database.db, 'execute');
  await server.share();
  expect(execute).toHaveBeenCalledTimes(0);
  for (let count = 0; count < 500; count++) server.take(`client ${count % 50}`, 1);
  await server.share();
  expect(execute).toHaveBeenCalledTimes(1);
  expect(await database.db.$count(rateLimits)).toBe(50);
  execute.mockRestore();
});

test('rows of past minutes are deleted', async () => {
  const server = await openServer();
  server.take('anna', 1);
  await server.share();
  vi.advanceTimersByTime(180_000);
  await server.share();
  expect(await database.db.$count(rateLimits)).toBe(0);
});

test('without the database each server limits by its own count, logs this once, and shares the count later', async () => {
  const onTrouble = vi.fn();
  const server = await openServer({ onTrouble });
  const execute = vi.spyOn(database.db, 'execute').mockRejectedValue(new Error('away'));
  server.take('anna', 90);
  await server.share();
  await server.share();
  expect(onTrouble).toHaveBeenCalledTimes(1);
  expect(server.take('anna', 11)).not.toBeNull();
  execute.mockRestore();
  await server.share();
  expect(await database.db.select().from(rateLimits)).toMatchObject([{ client: 'anna', cost: 90 }]);
});
