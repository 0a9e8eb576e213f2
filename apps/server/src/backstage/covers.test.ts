import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { FileEntry } from '@segno/data/contract';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import { artistManagers } from '../artists/table.ts';
import { auditEntries } from '../audit/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { createUploads, type Uploads } from '../media/images/createUploads.ts';
import { images, recordings } from '../media/table.ts';
import { expireRecordings } from '../recordings/expireRecordings.ts';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import {
  albumInput as album,
  artistInput as artist,
  insertRecording,
  trackInput as track,
} from '../testing/testReleases.ts';
import { viewedBy } from '../testing/testViewers.ts';
import { backstageRoutes } from './routes.ts';
import { toHono } from '../http/router.ts';

const files = openTestFiles();
const [nora, ben] = [asUploader(1), asUploader(2)];
let folder: string;
let uploads: Uploads;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-covers-'));
  uploads = createUploads(folder);
});
afterAll(async () => {
  uploads.close();
  await rm(folder, { recursive: true, force: true });
});

const send = async (method: string, path: string, body: unknown, viewer = nora) => {
  const response = await new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewer))
    .route('/', toHono(backstageRoutes(files.db, { storages: files.files.storages, uploads })))
    .request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const upload = async (bytes: Uint8Array, name: string) =>
  (await files.upload(nora, bytes, name)).body.fileEntry as unknown as FileEntry;

/** A PNG whose header states a size; there are no pixels in it. */
function pngHeader(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

test('BACKSTAGE-6 a picture of 50,000 × 50,000 pixels is refused at its field and changes nothing', async () => {
  await sampleCatalogue(files.db).artist('Nora Lind');
  await files.db.insert(artistManagers).values({ artist_id: 1, user_id: 1, role: 'artist' });
  const { id } = await upload(pngHeader(50_000, 50_000), 'bomb.png');
  const answer = await send('POST', '/albums', { ...album, cover_entry_id: id });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: { cover_entry_id: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.' },
    },
  });
  expect(await files.db.$count(albums)).toBe(0);
  expect(await files.db.$count(images)).toBe(0);
});

test('BACKSTAGE-6 an uploaded picture becomes the cover with what it shows; files of others and sounds do not', async () => {
  await actingForArtist();
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const { id } = await upload(new Uint8Array(picture), 'cover.png');
  const cover = { cover_entry_id: id, cover_alt: 'A harbour at night' };
  expect((await send('POST', '/albums', { ...album, ...cover }, ben)).status).toBe(404);
  const made = await send('POST', '/albums', { ...album, ...cover });
  expect(made).toMatchObject({ status: 201, body: { record: { image: { alt: 'A harbour at night' } } } });
  expect(await files.db.select().from(images)).toMatchObject([{ width: 1200, height: 800, kind: 'album' }]);
  expect((await send('PUT', '/albums/1', { ...album, cover_entry_id: null })).body).toMatchObject({
    record: { image: null },
  });
});

test('LOAD-4 a picture of a release costs what an upload costs, and one of a person is decoded at a time', async () => {
  await actingForArtist();
  const id = await coverOf('#336699');
  const costs: number[] = [];
  let decoding = 0;
  let most = 0;
  const counted: Uploads = {
    ...uploads,
    async store(file) {
      most = Math.max(most, (decoding += 1));
      return uploads.store(file).finally(() => (decoding -= 1));
    },
  };
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(nora), (c, next) => (c.set('charge', (cost) => void costs.push(cost)), next()))
    .route('/', toHono(backstageRoutes(files.db, { storages: files.files.storages, uploads: counted })));
  const headers = { 'content-type': 'application/json' };
  const create = async (input: object) =>
    app.request('/albums', { method: 'POST', headers, body: JSON.stringify({ ...album, ...input }) });
  expect((await create({})).status).toBe(201);
  expect(costs).toEqual([]);
  const made = await Promise.all([1, 2, 3].map(() => create({ cover_entry_id: id })));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([costs, most]).toEqual([[45, 45, 45], 1]);
});

/** Nora, who acts for one artist, and Ben who acts for it too. */
async function actingForArtist() {
  await sampleCatalogue(files.db).artist('Nora Lind');
  await files.db.insert(artistManagers).values([
    { artist_id: 1, user_id: 1, role: 'artist' },
    { artist_id: 1, user_id: 2, role: 'manager' },
  ]);
}
const coverOf = async (background: string) => {
  const bytes = await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
  return (await upload(new Uint8Array(bytes), 'cover.png')).id;
};
type Saved = { id: number; name: string; updated_at: string; image: { src: string; alt: string | null } };
const saved = ({ body }: Awaited<ReturnType<typeof send>>) => body.record as Saved;
const stored = async (path: string) => saved(await send('GET', path, undefined));

test.each([
  ['albums', album],
  ['artists', artist],
])('BACKSTAGE-19 the undo of an edit of %s gives back the cover with what it shows', async (kind, values) => {
  await actingForArtist();
  if (kind === 'albums') await send('POST', '/albums', album);
  const put = (input: object) => send('PUT', `/${kind}/1`, { ...values, ...input });
  const undo = (version: string, viewer = nora) =>
    send('POST', `/backstage/${kind}/1/undo`, { version }, viewer);
  const first = saved(await put({ cover_entry_id: await coverOf('#336699'), cover_alt: 'A harbour' }));
  const second = saved(
    await put({ name: 'Other', cover_entry_id: await coverOf('#993366'), cover_alt: 'A pier' }),
  );
  expect(second.image).not.toEqual(first.image);
  // Nobody undoes what somebody else has done.
  expect((await undo(second.updated_at, ben)).status).toBe(404);
  expect((await undo(second.updated_at)).status).toBe(200);
  expect(await stored(`/backstage/${kind}/1`)).toMatchObject({ name: values.name, image: first.image });
  // It is undone once, and a removed cover comes back too.
  expect((await undo(second.updated_at)).status).toBe(409);
  const removed = saved(await put({ cover_entry_id: null }));
  expect(removed.image).toBeNull();
  await undo(removed.updated_at);
  expect((await stored(`/backstage/${kind}/1`)).image).toEqual(first.image);
});

test('BACKSTAGE-19 an edit is not undone when somebody has changed the record since, or may not change it', async () => {
  await actingForArtist();
  await send('POST', '/albums', album);
  const edited = saved(await send('PUT', '/albums/1', { ...album, name: 'Edited' }));
  await send('PUT', '/albums/1', { ...album, name: 'Edited by Ben' }, ben);
  const undo = () => send('POST', '/backstage/albums/1/undo', { version: edited.updated_at });
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect(await stored('/backstage/albums/1')).toMatchObject({ name: 'Edited by Ben' });
  await files.db.delete(artistManagers).where(eq(artistManagers.user_id, 1));
  await files.db.update(albums).set({ owner_id: 2 });
  expect((await undo()).status).toBe(404);
});

test('BACKSTAGE-19 the undo of an edit gives back the sound, which is kept until then', async () => {
  await actingForArtist();
  const recorded = (duration: number) =>
    insertRecording(files.db, {
      ownerId: 1,
      duration,
      // Longer than a recording without a track is kept.
      createdAt: new Date(Date.now() - 90 * 86_400_000),
    });
  await send('POST', '/tracks', track);
  const put = async (entry_id: number) =>
    (await send('PUT', '/tracks/1', { ...track, status: 'published', entry_id })).body.record as {
      updated_at: string;
      duration: number;
      sound_url: string;
    };
  const before = await put(await recorded(2000));
  const after = await put(await recorded(3000));
  expect([before.duration, after.duration]).toEqual([2000, 3000]);
  const expire = () => expireRecordings.run({ db: files.db } as never, {});
  await expire();
  expect(await files.db.$count(recordings)).toBe(2);
  const undo = () => send('POST', '/backstage/tracks/1/undo', { version: after.updated_at });
  expect((await undo()).status).toBe(200);
  expect(await stored('/backstage/tracks/1')).toMatchObject({
    status: 'published',
    duration: 2000,
    sound_url: before.sound_url,
  });
  // The log keeps it for 30 days, as long as a removal.
  await files.db.update(auditEntries).set({ created_at: sql`now() - interval '31 days'` });
  await expire();
  expect(await files.db.select({ duration: recordings.duration }).from(recordings)).toEqual([
    { duration: 2000 },
  ]);
});

test('BACKSTAGE-19 an edit whose former files are not kept any more says so', async () => {
  await actingForArtist();
  await send('POST', '/albums', album);
  const edited = saved(
    await send('PUT', '/albums/1', { ...album, cover_entry_id: await coverOf('#336699') }),
  );
  const again = saved(await send('PUT', '/albums/1', { ...album, cover_entry_id: await coverOf('#993366') }));
  const isFirst = and(eq(auditEntries.action, 'update'), sql`before ->> 'image_key' is not null`);
  await files.db
    .update(auditEntries)
    .set({ before: sql`before || '{"image_key": "upload-gone"}'::jsonb` })
    .where(isFirst);
  expect(await send('POST', '/backstage/albums/1/undo', { version: again.updated_at })).toMatchObject({
    status: 409,
    body: { code: 'cannot_undo' },
  });
  expect((await stored('/backstage/albums/1')).image).not.toEqual(edited.image);
});
