import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { defineJob, type Job, JobFailure } from './defineJob.ts';
import { JobWorker } from './JobWorker.ts';
import { deleteFinishedJobs, enqueue } from './store.ts';
import { jobs, jobSchedules } from './table.ts';

let database: TestDatabase;
const workers: JobWorker[] = [];
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});
afterAll(() => database.close());

/** A server whose queue is read only when a test asks for it. */
function open(kinds: Job[], options: { delayAfter?: () => number; closeTimeout?: number } = {}) {
  const worker = new JobWorker({
    db: database.db,
    log,
    jobs: kinds,
    interval: 60_000,
    delayAfter: () => 0,
    ...options,
  });
  workers.push(worker);
  return worker;
}

const read = async (id: number) => {
  const [row] = await database.db.select().from(jobs).where(eq(jobs.id, id));
  return row;
};

const Input = v.object({ track: v.number() });

test('JOB-1 a job of a transaction runs after its commit, and never when it is rolled back', async () => {
  const seen: number[] = [];
  const job = defineJob({
    kind: 'test',
    input: Input,
    run: async (_, { track }) => ({ track: seen.push(track) }),
  });
  const worker = open([job]);
  const undone = database.db.transaction(async (tx) => {
    await enqueue(tx, job, { track: 1 });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  const id = await database.db.transaction((tx) => enqueue(tx, job, { track: 2 }));
  await worker.drain();
  expect(seen).toEqual([2]);
  expect(await read(id)).toMatchObject({ state: 'done', progress: 1, result: { track: 1 }, attempts: 1 });
  await expect(enqueue(database.db, job, { track: 'x' } as never)).rejects.toThrow();
});

test('JOB-2 a job that throws runs again; after its last attempt it has failed with a message', async () => {
  let runs = 0;
  const unlucky = defineJob({
    kind: 'unlucky',
    input: v.object({}),
    attempts: 3,
    run: async () => {
      runs += 1;
      if (runs < 3) throw new Error('secret');
    },
  });
  const hopeless = defineJob({
    kind: 'hopeless',
    input: v.object({}),
    attempts: 2,
    run: () => Promise.reject(new Error('secret')),
  });
  const refused = defineJob({
    kind: 'refused',
    input: v.object({}),
    run: () => Promise.reject(new JobFailure('This file is damaged.')),
  });
  const worker = open([unlucky, hopeless, refused]);
  const ids = [];
  for (const job of [unlucky, hopeless, refused]) ids.push(await enqueue(database.db, job, {}));
  await worker.drain();
  expect(await Promise.all(ids.map(read))).toMatchObject([
    { state: 'done', attempts: 3 },
    { state: 'failed', attempts: 2, error: 'This could not be finished. Try again later.' },
    { state: 'failed', attempts: 1, error: 'This file is damaged.' },
  ]);
});

test('JOB-2 the next attempt waits for its delay', async () => {
  const job = defineJob({
    kind: 'later',
    input: v.object({}),
    run: () => Promise.reject(new Error('not yet')),
  });
  const worker = open([job], { delayAfter: () => 60 });
  const id = await enqueue(database.db, job, {});
  await worker.drain();
  const row = await read(id);
  expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(Number(row?.run_at) - Date.now()).toBeGreaterThan(50_000);
});

test('JOB-3 several servers run each job once, and no more of a kind at the same time than permitted', async () => {
  const runs = new Map<number, number>();
  let running = 0;
  let most = 0;
  const job = defineJob({
    kind: 'shared',
    input: Input,
    concurrency: 2,
    run: async (_, { track }) => {
      most = Math.max(most, (running += 1));
      runs.set(track, (runs.get(track) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
    },
  });
  const servers = [open([job]), open([job])];
  for (let track = 0; track < 30; track += 1) await enqueue(database.db, job, { track });
  await Promise.all(servers.map((server) => server.drain()));
  expect([...runs.values()]).toEqual(Array.from({ length: 30 }, () => 1));
  expect(most).toBeLessThanOrEqual(4);
});

test('JOB-4 a job of a killed server is taken over, and its late end changes nothing', async () => {
  let finishFirst: ((value: { by: string }) => void) | undefined;
  const slow = defineJob({
    kind: 'killed',
    input: v.object({}),
    run: () => new Promise<{ by: string }>((resolve) => (finishFirst = resolve)),
  });
  const quick = defineJob({
    kind: 'killed',
    input: v.object({}),
    run: () => Promise.resolve({ by: 'second' }),
  });
  const id = await enqueue(database.db, slow, {});
  const first = open([slow]);
  await first.look();
  await vi.waitFor(() => expect(finishFirst).toBeDefined());
  const second = open([quick]);
  await second.drain();
  expect(await read(id)).toMatchObject({ state: 'running', attempts: 1 });
  await database.db.update(jobs).set({ leased_until: new Date(Date.now() - 1000) });
  await second.drain();
  finishFirst?.({ by: 'first' });
  await first.drain();
  expect(await read(id)).toMatchObject({ state: 'done', attempts: 2, result: { by: 'second' } });
});

test('JOB-4 a server that stops returns its jobs without counting the attempt', async () => {
  let isStarted = false;
  const job = defineJob({
    kind: 'stopped',
    input: v.object({}),
    run: () => {
      isStarted = true;
      return new Promise(() => undefined);
    },
  });
  const id = await enqueue(database.db, job, {});
  const worker = open([job]);
  await worker.look();
  await vi.waitFor(() => expect(isStarted).toBe(true));
  await worker.close();
  expect(await read(id)).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('JOB-5 of the jobs with one key one waits, and none starts while one runs', async () => {
  const waiting: (() => void)[] = [];
  const job = defineJob({
    kind: 'keyed',
    input: Input,
    concurrency: 5,
    run: () => new Promise<void>((resolve) => waiting.push(resolve)),
  });
  const worker = open([job]);
  const first = await enqueue(database.db, job, { track: 1 }, { key: 'a' });
  expect(await enqueue(database.db, job, { track: 1 }, { key: 'a' })).toBe(first);
  await worker.look();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const second = await enqueue(database.db, job, { track: 2 }, { key: 'a' });
  expect(second).not.toBe(first);
  await worker.look();
  expect((await read(second))?.state).toBe('waiting');
  waiting[0]?.();
  await vi.waitFor(async () => expect((await read(second))?.state).toBe('running'));
  waiting[1]?.();
  await worker.drain();
  expect((await read(second))?.state).toBe('done');
});

test('JOB-6 a repeated job runs once for all servers in each period', async () => {
  let runs = 0;
  const job = defineJob({
    kind: 'repeated',
    input: v.object({}),
    every: 3_600_000,
    run: async () => void (runs += 1),
  });
  const servers = [open([job]), open([job])];
  const round = () => Promise.all(servers.map((server) => server.drain()));
  await round();
  await round();
  expect(runs).toBe(1);
  await database.db.update(jobSchedules).set({ next_at: new Date(Date.now() - 1) });
  await round();
  expect(runs).toBe(2);
});

test('JOB-6 finished jobs are deleted after a week, failed ones after a month', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = { kind: 'old', input: {} };
  await database.db
    .insert(jobs)
    .values([
      { ...row, state: 'done', finished_at: daysAgo(8) },
      { ...row, state: 'done', finished_at: daysAgo(6) },
      { ...row, state: 'failed', finished_at: daysAgo(8) },
      { ...row, state: 'failed', finished_at: daysAgo(31) },
      row,
    ]);
  await deleteFinishedJobs(database.db);
  expect((await database.db.select({ id: jobs.id }).from(jobs).orderBy(jobs.id)).map(({ id }) => id)).toEqual(
    [2, 3, 5],
  );
});

test('JOB-7 a job that exceeds its time limit is aborted', async () => {
  const aborted = vi.fn();
  const job = defineJob({
    kind: 'long',
    input: v.object({}),
    attempts: 1,
    timeout: 20,
    run: ({ signal }) => {
      signal.addEventListener('abort', aborted);
      return new Promise(() => undefined);
    },
  });
  const id = await enqueue(database.db, job, {});
  await open([job]).drain();
  expect(aborted).toHaveBeenCalled();
  expect(await read(id)).toMatchObject({ state: 'failed' });
});
