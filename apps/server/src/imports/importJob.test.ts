import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import {
  adminAudit,
  AdminBulkResult,
  AdminJobStarted,
  AdminUndone,
  ImportFileResponse,
  ImportReport,
  JobResponse,
} from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminJobs } from '../admin/bulkJobs.ts';
import { adminRoutes } from '../admin/routes.ts';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { auditEntries } from '../audit/table.ts';
import { genres } from '../genres/table.ts';
import { createRouter } from '../http/router.ts';
import { JobWorker } from '../jobs/JobWorker.ts';
import { jobRoutes } from '../jobs/routes.ts';
import { jobs } from '../jobs/table.ts';
import { runImport } from '../operator/importCommand.ts';
import { playlists } from '../playlists/table.ts';
import { createDiskStorage } from '../storage/createDiskStorage.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { operatorOn } from '../testing/testOperator.ts';
import { asAdmin, asPermitted } from '../testing/testViewers.ts';
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
  createRouter()
    .route('/jobs', jobRoutes(db))
    .route(
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
/** An admin whose jobs run, because the account has the permissions. */
const veraWithRights = async () => {
  const viewer = await vera();
  await site.db
    .update(users)
    .set({ permissions: [{ name: 'admin', restrictions: [] }] })
    .where(eq(users.id, viewer.user?.id ?? 0));
  return viewer;
};
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
  const viewer = await veraWithRights();
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
    name: 'Hail, louder',
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

/** The log of changes, the first entry first. */
const entries = async (viewer: Awaited<ReturnType<typeof vera>>) => {
  const { body } = await site.send('/admin/audit', viewer);
  return v.parse(adminAudit.list, body).pagination.data.toReversed();
};

test('ADMIN-27 the undo of an entry counts the records that went and names those that stay', async () => {
  const viewer = await veraWithRights();
  const files = [
    await send(viewer, 'artists.csv', 'id,name\n1,Tide\n'),
    await send(viewer, 'tracks.csv', 'id,name,artists\n1,Low water,1\n2,Hail,1\n'),
  ];
  await run(viewer, { name: 'Old service', dry_run: false, files });
  const [hail] = await site.db.select({ id: tracks.id }).from(tracks).where(eq(tracks.name, 'Hail'));
  await site.db.update(tracks).set({ updated_at: new Date() }).where(eq(tracks.name, 'Hail'));
  const [whole, artistsAdded, tracksAdded] = await entries(viewer);
  const undo = (id: number | undefined, by = viewer, status = 200) =>
    site.change(by, 'POST', `/admin/audit/${id}/undo`, undefined, status);

  // An artist of tracks that stay stays, and can be undone later.
  const inUse = v.parse(AdminUndone, await undo(artistsAdded?.id));
  expect(inUse).toMatchObject({ count: 0, refused: [{ name: 'Tide' }], refused_count: 1 });
  expect((await entries(viewer)).map(({ can_undo }) => can_undo)).toEqual([true, true, true]);
  const inPolish = { ...viewer, user: { ...viewer.user, language: 'pl' } } as typeof viewer;
  expect(v.parse(AdminUndone, await undo(tracksAdded?.id, inPolish))).toEqual({
    count: 1,
    refused: [{ id: hail?.id, name: 'Hail', message: 'Ktoś to od tego czasu zmienił lub wykorzystał.' }],
    refused_count: 1,
  });
  expect((await entries(viewer)).at(-1)).toMatchObject({ action: 'undo', after: { count: 1 } });
  await undo(tracksAdded?.id, viewer, 409);

  // The whole import is undone by its entry, by those who may import.
  await site.db.delete(tracks);
  await undo(whole?.id, asPermitted(viewer.user?.id ?? 0, 'admin.access', 'music.update'), 403);
  const { job_id } = v.parse(AdminJobStarted, await undo(whole?.id));
  expect((await drain(job_id))?.result).toMatchObject({ count: 1, refused_count: 0 });
  expect(await site.db.$count(artists)).toBe(0);
  expect((await entries(viewer))[0]?.undone_at).not.toBeNull();
});

test('ADMIN-19 ADMIN-27 an import of the terminal is in the log of changes and is undone there, with its genres', async () => {
  const viewer = await veraWithRights();
  await writeFile(join(folder, 'artists.csv'), 'id,name\n1,Tide\n');
  await writeFile(
    join(folder, 'tracks.csv'),
    'id,name,artists,genres\n1,Low water,1,Dub;Jazz\n2,Hail,1,Dub;Noise\n',
  );
  await site.sample.genre('Jazz');
  const printed = await runImport(operatorOn(site.db), [folder]);
  const [whole, ...added] = await entries(viewer);
  expect(whole).toMatchObject({ action: 'import', user_name: 'npm run import', can_undo: true });
  expect(added.map(({ resource, label }) => [resource, label])).toEqual([
    ['artists', 'Tide'],
    ['genres', 'Dub, Noise'],
    ['tracks', 'Low water, Hail'],
  ]);
  // The report is on the page of the import.
  const [job] = await site.db.select().from(jobs);
  expect(printed).toContain(`/admin/import?job=${job?.id}`);
  expect(v.parse(ImportReport, job?.result).kinds.tracks).toMatchObject({ added: 2 });
  expect(job).toMatchObject({ kind: 'imports.run', state: 'done' });

  // Somebody uses one of the genres.
  const [dub] = await site.db.select({ id: genres.id }).from(genres).where(eq(genres.name, 'dub'));
  await site.sample.track('Echo', { genre: dub?.id });
  const byReport = asPermitted(viewer.user?.id ?? 0, 'admin.access', 'music.update');
  await site.change(byReport, 'POST', `/admin/bulk/${job?.id}/undo`, undefined, 404);
  const { job_id } = v.parse(
    AdminJobStarted,
    await site.change(viewer, 'POST', `/admin/audit/${whole?.id}/undo`),
  );
  await drain(job_id);
  expect((await site.db.select({ name: tracks.name }).from(tracks)).map(({ name }) => name)).toEqual([
    'Echo',
  ]);
  expect(await site.db.$count(artists)).toBe(0);
  const left = await site.db.select({ name: genres.name }).from(genres).orderBy(genres.name);
  expect(left.map(({ name }) => name)).toEqual(['dub', 'jazz']);
  const inPolish = { ...viewer, user: { ...viewer.user, language: 'pl' } } as typeof viewer;
  const { body } = await site.send(`/jobs/${job_id}`, inPolish);
  expect(v.parse(JobResponse, body).job.result).toMatchObject({
    count: 4,
    refused: [{ name: 'Dub', message: 'Ktoś to od tego czasu zmienił lub wykorzystał.' }],
  });
  // Nothing of a dry run is recorded.
  const before = await site.db.$count(auditEntries);
  await runImport(operatorOn(site.db), [folder, '--dry-run']);
  expect(await site.db.$count(auditEntries)).toBe(before);
});

test('ADMIN-19 the database of another service is sent as one file', async () => {
  const viewer = await vera();
  const path = join(folder, 'navidrome.db');
  writeNavidrome(path, { users: 2, tracks: 10 });
  const file = await send(viewer, 'navidrome.db', Uint8Array.from(await readFile(path)));
  const job = await run(viewer, { name: 'Navidrome', dry_run: false, files: [file] });
  expect(v.parse(ImportReport, job?.result).kinds.tracks).toMatchObject({ added: 10 });
});

test('ADMIN-19 a database whose tables are views, which could compute for ever, is refused', async () => {
  const viewer = await vera();
  const path = join(folder, 'views.db');
  writeNavidrome(path, { users: 2, tracks: 10 });
  const database = new DatabaseSync(path);
  database.exec(`alter table artist rename to other;
    create view Artist as with recursive numbers (id) as (select 1 union all select id + 1 from numbers limit 100)
      select id, 'Artist ' || id as name from numbers`);
  database.close();
  const file = await send(viewer, 'navidrome.db', Uint8Array.from(await readFile(path)));
  const job = await run(viewer, { name: 'Navidrome', dry_run: true, files: [file] });
  expect(job).toMatchObject({ state: 'failed', attempts: 1 });
  expect(job?.error).toMatch(/^This database has views/);
});

test('ADMIN-19 an import of a file that cannot be read fails once, with the reason', async () => {
  const viewer = await vera();
  const file = await send(viewer, 'tracks.csv', 'foo,bar\n1,2\n');
  const job = await run(viewer, { name: 'Old', dry_run: true, files: [file] });
  expect(job).toMatchObject({ state: 'failed', attempts: 1 });
  expect(job?.error).toMatch(/^tracks\.csv has none of the columns/);
  // Every kind of file names itself and what is wrong with it.
  for (const [name, bytes, reason] of [
    ['tracks.ndjson', '{"id":1,"name":"Tide"}\n{"id":2\n', /^tracks\.ndjson cannot be read: Line 2 is not/],
    ['tracks.json', '[{"id":1', /^tracks\.json cannot be read: /],
    ['tracks.csv', 'id,name\n1,Tide,Extra\n', /^tracks\.csv cannot be read: .*line 2/],
    ['tracks.csv', Uint8Array.from([0x69, 0x64, 0x0a, 0xff]), /^tracks\.csv cannot be read: /],
    ['navidrome.db', 'no database', /^The database cannot be read: file is not a database/],
  ] as const) {
    const broken = await send(viewer, name, bytes);
    const failed = await run(viewer, { name: 'Old', dry_run: true, files: [broken] });
    expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
    expect(failed?.error).toMatch(reason);
  }
  await expect(send(viewer, 'song.mp3', '')).rejects.toThrow('422');
  // A path of another file of the site is refused.
  const foreign = { name: 'tracks.csv', path: file.path.replace('imports/', '') };
  await site.change(viewer, 'POST', '/admin/imports', { name: 'Old', dry_run: true, files: [foreign] }, 422);
});
