import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminJobStarted, ImportFileResponse, ImportReport } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminRoutes } from '../admin/routes.ts';
import { artists } from '../artists/table.ts';
import { auditEntries } from '../audit/table.ts';
import { createRouter } from '../http/router.ts';
import { JobWorker } from '../jobs/JobWorker.ts';
import { jobs } from '../jobs/table.ts';
import { createDiskStorage } from '../storage/createDiskStorage.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin } from '../testing/testViewers.ts';
import { tracks } from '../tracks/table.ts';
import { createImportJob } from './importJob.ts';
import { writeNavidrome } from './sampleExports.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'segno-import-'))));
afterEach(() => rm(folder, { recursive: true }));

/** The disks of the present test. */
const deps = () => {
  const disk = createDiskStorage(join(folder, 'files'));
  return { storages: { public: disk, uploads: disk }, workFolder: join(folder, 'work') };
};
const site = openTestCatalogue((db) =>
  createRouter().route(
    '/admin',
    adminRoutes(db, {
      imports: {
        get storages() {
          return deps().storages;
        },
        get workFolder() {
          return deps().workFolder;
        },
      },
    }),
  ),
);
const vera = async () => asAdmin((await site.sample.user('Vera')).id);
const silent = { info: () => {}, warn: () => {}, error: () => {} };

async function send(
  viewer: Awaited<ReturnType<typeof vera>>,
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
) {
  const response = await site.open(viewer).request(`/admin/imports/files?name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  return response.status === 201
    ? v.parse(ImportFileResponse, await response.json()).file
    : Promise.reject(new Error(String(response.status)));
}

/** Starts an import and runs its job. */
async function run(viewer: Awaited<ReturnType<typeof vera>>, body: object) {
  const { job_id } = v.parse(AdminJobStarted, await site.change(viewer, 'POST', '/admin/imports', body, 202));
  const worker = new JobWorker({
    db: site.db,
    log: silent,
    jobs: [createImportJob(deps())],
    delayAfter: () => 0,
  });
  await worker.drain();
  await worker.close();
  const [job] = await site.db.select().from(jobs).where(eq(jobs.id, job_id));
  return job;
}

test('ADMIN-19 files that an admin sends are checked, then imported as a job, and again without duplicates', async () => {
  const viewer = await vera();
  const files = [
    await send(viewer, 'artists.csv', 'id,name\n1,Tide\n2,\n'),
    await send(viewer, 'tracks.ndjson', '{"id":1,"name":"Low water","artists":[1]}\n{"id":2,"name":""}\n'),
  ];
  const input = { name: 'Old service', files };
  const check = await run(viewer, { ...input, dry_run: true });
  const expected = {
    artists: { read: 2, added: 1, known: 0, refused: 1 },
    tracks: { read: 2, added: 1, known: 0, refused: 1 },
  };
  expect(v.parse(ImportReport, check?.result)).toMatchObject({ dry_run: true, kinds: expected });
  expect(await site.db.$count(artists)).toBe(0);
  expect(await site.db.$count(auditEntries)).toBe(0);

  const done = v.parse(ImportReport, (await run(viewer, { ...input, dry_run: false }))?.result);
  expect(done).toMatchObject({ source: 'Old service', kinds: expected });
  expect(done.problems.map(({ kind, row }) => [kind, row])).toEqual([
    ['artists', 2],
    ['tracks', 2],
  ]);
  expect(await site.db.select({ name: tracks.name }).from(tracks)).toEqual([{ name: 'Low water' }]);
  expect(await site.db.select({ label: auditEntries.label }).from(auditEntries)).toEqual([
    { label: 'Old service' },
  ]);
  const again = await run(viewer, { ...input, dry_run: false });
  expect(v.parse(ImportReport, again?.result).kinds.artists).toMatchObject({ added: 0, known: 1 });
  // Nothing is left of the work.
  expect(await readdir(join(folder, 'work'))).toEqual([]);
});

test('ADMIN-19 the database of another service is sent as one file', async () => {
  const viewer = await vera();
  const path = join(folder, 'navidrome.db');
  writeNavidrome(path, { users: 2, tracks: 10 });
  const file = await send(viewer, 'navidrome.db', Uint8Array.from(await readFile(path)));
  const job = await run(viewer, { name: 'Navidrome', dry_run: false, files: [file] });
  expect(v.parse(ImportReport, job?.result).kinds.tracks).toMatchObject({ added: 10 });
});

test('ADMIN-19 an import of a file that cannot be read fails once, with the reason', async () => {
  const viewer = await vera();
  const file = await send(viewer, 'tracks.csv', 'foo,bar\n1,2\n');
  const job = await run(viewer, { name: 'Old', dry_run: true, files: [file] });
  expect(job).toMatchObject({ state: 'failed', attempts: 1 });
  expect(job?.error).toMatch(/^tracks\.csv has none of the columns/);
  await expect(send(viewer, 'song.mp3', '')).rejects.toThrow('422');
  // A path of another file of the site is refused.
  const foreign = { name: 'tracks.csv', path: file.path.replace('imports/', '') };
  await site.change(viewer, 'POST', '/admin/imports', { name: 'Old', dry_run: true, files: [foreign] }, 422);
});
