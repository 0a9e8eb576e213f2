import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileEntry } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../audit/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { toHono } from '../http/router.ts';
import { labels } from '../labels/table.ts';
import { createUploads, type Uploads } from '../media/images/createUploads.ts';
import { images } from '../media/table.ts';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import { asAdmin, asPermitted, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { adminRoutes } from './routes.ts';

const files = openTestFiles();
const nora = asAdmin(1);
let folder: string;
let uploads: Uploads;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-pictures-'));
  uploads = createUploads(folder);
});
afterAll(async () => {
  uploads.close();
  await rm(folder, { recursive: true, force: true });
});

type Saved = {
  id: number;
  updated_at: string;
  image: { src: string } | null;
  owner: { id: number; name: string } | null;
};
const send = async (method: string, path: string, body?: object, viewer: Viewer = nora) => {
  const pictures = { storages: files.files.storages, uploads };
  const response = await new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewer))
    .route('/admin', toHono(adminRoutes(files.db, { pictures })))
    .request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const answer = (await response.json()) as { record: Saved; errors?: Record<string, string> };
  return { status: response.status, ...answer };
};
const upload = async (bytes: Uint8Array | string, name: string) =>
  (await files.upload(asUploader(1), bytes, name)).body.fileEntry as unknown as FileEntry;
const pictureOf = async (background: string) => {
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return (await upload(new Uint8Array(bytes), 'picture.png')).id;
};
const undoLast = async () => {
  const entries = await files.db.select({ id: auditEntries.id }).from(auditEntries).orderBy(auditEntries.id);
  return send('POST', `/admin/audit/${entries.at(-1)?.id}/undo`);
};

test.each([
  ['labels', 'label', { name: 'North Pier', description: '', website: '', country: '' }],
  ['genres', 'genre', { display_name: 'Jazz' }],
  ['playlists', 'playlist', { name: 'Night shift', description: null, public: true, collaborative: false }],
] as const)(
  'ADMIN-26 the form of %s sets, replaces and removes a picture, which the undo gives back',
  async (path, kind, values) => {
    const made = await send('POST', `/admin/${path}`, {
      ...values,
      picture_entry_id: await pictureOf('#336699'),
    });
    expect(made.status).toBe(201);
    expect(await files.db.select({ kind: images.kind }).from(images)).toEqual([{ kind }]);
    const { id, image: first } = made.record;
    expect(first).not.toBeNull();
    const put = (input: object) => send('PUT', `/admin/${path}/${id}`, { ...values, ...input });
    const stored = async () => (await send('GET', `/admin/${path}/${id}`)).record.image;
    // A form in which no picture was chosen leaves it as it is.
    expect((await put({})).record.image).toEqual(first);
    const replaced = await put({ picture_entry_id: await pictureOf('#993366') });
    expect(replaced.record.image?.src).not.toBe(first?.src);
    expect((await undoLast()).status).toBe(200);
    expect(await stored()).toEqual(first);
    expect((await put({ picture_entry_id: null })).record.image).toBeNull();
    expect((await undoLast()).status).toBe(200);
    expect(await stored()).toEqual(first);
  },
);

test('ADMIN-26 a file that is no picture, or that somebody else has uploaded, is refused and changes nothing', async () => {
  const body = { display_name: 'Jazz' };
  const text = await upload('words', 'notes.txt');
  const refused = await send('POST', '/admin/genres', { ...body, picture_entry_id: text.id });
  expect(refused).toMatchObject({
    status: 422,
    errors: { picture_entry_id: expect.stringContaining('JPEG') },
  });
  const picture_entry_id = await pictureOf('#336699');
  const ben = asPermitted(2, 'admin.access', 'music.update');
  expect((await send('POST', '/admin/genres', { ...body, picture_entry_id }, ben)).status).toBe(404);
  expect(await files.db.$count(images)).toBe(0);
  // A name that another genre has: the stored picture goes with the refusal.
  await send('POST', '/admin/genres', body);
  expect(await send('POST', '/admin/genres', { ...body, picture_entry_id })).toMatchObject({
    status: 422,
    errors: { display_name: expect.any(String) as string },
  });
  expect(await files.db.$count(images)).toBe(0);
});

test('ADMIN-26 a label has an owner, who exists', async () => {
  const body = { name: 'North Pier', description: '', website: '', country: '' };
  expect(await send('POST', '/admin/labels', { ...body, owner_id: 999 })).toMatchObject({
    status: 422,
    errors: { owner_id: expect.any(String) as string },
  });
  const { record } = await send('POST', '/admin/labels', { ...body, owner_id: 2 });
  expect(record.owner).toEqual({ id: 2, name: 'Ben' });
  const path = `/admin/labels/${record.id}`;
  expect((await send('PUT', path, body)).record.owner).toEqual({ id: 2, name: 'Ben' });
  expect((await send('PUT', path, { ...body, owner_id: null })).record.owner).toBeNull();
  await undoLast();
  expect(
    await files.db.select({ owner: labels.owner_id }).from(labels).where(eq(labels.id, record.id)),
  ).toEqual([{ owner: 2 }]);
});
