import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminBulkResult, AdminJobStarted, ImportFileResponse, ImportReport } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminJobs } from '../admin/bulkJobs.ts';
import { adminRoutes } from '../admin/routes.ts';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { auditEntries } from '../audit/table.ts';
import { createRouter } from '../http/router.ts';
import { JobWorker } from '../jobs/JobWorker.ts';
import { jobs } from '../jobs/table.ts';
import { playlists } from '../playlists/table.ts';
import { createDiskStorage } from '../storage/createDiskStorage.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin } from '../testing/testViewers.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
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
  return drain(job_id);
}

/** Runs what waits, and returns a job. */
async function drain(job_id: number) {
  const worker = new JobWorker({
    db: site.db,
    log: silent,
    jobs: [createImportJob(deps()), ...adminJobs],
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
  expect(
    await site.db.select({ action: auditEntries.action, label: auditEntries.label }).from(auditEntries),
  ).toEqual([
    { action: 'import', label: 'Old service' },
    { action: 'create', label: 'Tide' },
    { action: 'create', label: 'Low water' },
  ]);
  const again = await run(viewer, { ...input, dry_run: false });
  expect(v.parse(ImportReport, again?.result).kinds.artists).toMatchObject({ added: 0, known: 1 });
  // Nothing is left of the work.
  expect(await readdir(join(folder, 'work'))).toEqual([]);
});

test('ADMIN-27 an import is undone: what nobody has changed or used goes, and is added by the next one', async () => {
  const viewer = await vera();
  await site.db
    .update(users)
    .set({ permissions: [{ name: 'admin', restrictions: [] }] })
    .where(eq(users.id, viewer.user?.id ?? 0));
  const files = [
    await send(viewer, 'users.csv', 'id,name,email\n1,Mika,mika@segno.example\n2,Zoe,zoe@segno.example\n'),
    await send(viewer, 'artists.csv', 'id,name\n1,Tide\n2,Quay\n3,Pier\n'),
    await send(viewer, 'albums.csv', 'id,name,artists\n1,Harbour,1\n2,Rain,2\n'),
    await send(viewer, 'tracks.csv', 'id,name,album,artists\n1,Low water,1,1\n2,Drizzle,2,2\n3,Hail,2,2\n'),
    await send(viewer, 'playlists.csv', 'id,name,owner\n1,Morning,1\n2,Evening,2\n'),
    await send(viewer, 'playlist_tracks.csv', 'playlist,track,position\n1,1,1\n2,2,1\n'),
    await send(
      viewer,
      'plays.csv',
      'user,track,played_at\n1,1,2026-01-02T10:00:00Z\n2,2,2026-01-02T10:00:00Z\n',
    ),
  ];
  const input = { name: 'Old service', dry_run: false, files };
  const job = await run(viewer, input);
  const idOf = async (table: typeof tracks | typeof playlists, name: string) =>
    (await site.db.select({ id: table.id }).from(table).where(eq(table.name, name)))[0]?.id;
  // Somebody changes one track and one playlist, and signs in to no account.
  const hail = await idOf(tracks, 'Hail');
  const { record } = (await (await site.open(viewer).request(`/admin/tracks/${hail}`)).json()) as {
    record: object;
  };
  await site.change(viewer, 'PUT', `/admin/tracks/${hail}`, {
    ...record,
    name: 'Hail, louder',
    version: undefined,
  });
  const evening = await idOf(playlists, 'Evening');
  await site.change(viewer, 'PUT', `/admin/playlists/${evening}`, {
    name: 'Evening, longer',
    description: null,
    public: true,
    collaborative: false,
  });

  const undo = async () => {
    const { job_id } = v.parse(
      AdminJobStarted,
      await site.change(viewer, 'POST', `/admin/bulk/${job?.id}/undo`, undefined, 202),
    );
    return v.parse(AdminBulkResult, (await drain(job_id))?.result);
  };
  const left = async () => ({
    users: (await site.db.select({ name: users.name }).from(users).orderBy(users.id)).map(({ name }) => name),
    artists: (await site.db.select({ name: artists.name }).from(artists)).map(({ name }) => name),
    albums: (await site.db.select({ name: albums.name }).from(albums)).map(({ name }) => name),
    tracks: (await site.db.select({ name: tracks.name }).from(tracks).orderBy(tracks.id)).map(
      ({ name }) => name,
    ),
    playlists: (await site.db.select({ name: playlists.name }).from(playlists)).map(({ name }) => name),
  });
  const done = await undo();
  // What they belong to stays with them.
  expect(await left()).toEqual({
    users: ['Vera', 'Zoe'],
    artists: ['Quay'],
    albums: ['Rain'],
    tracks: ['Drizzle', 'Hail, louder'],
    playlists: ['Evening, longer'],
  });
  expect(done).toMatchObject({ count: 6, refused_count: 6 });
  expect(done.refused).toContainEqual({
    id: hail,
    resource: 'tracks',
    message: 'Somebody has changed or used this since.',
  });
  // The next import adds what is gone, with its links and plays, and nothing else.
  const again = v.parse(ImportReport, (await run(viewer, input))?.result);
  expect(again.kinds).toMatchObject({
    users: { added: 1, known: 1 },
    artists: { added: 2, known: 1 },
    albums: { added: 1, known: 1 },
    tracks: { added: 1, known: 2 },
    playlists: { added: 1, known: 1 },
    playlist_tracks: { added: 1, known: 1 },
    plays: { added: 1, known: 1 },
  });
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
