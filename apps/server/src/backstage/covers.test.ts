import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { FileEntry } from '@segno/data/contract';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { artistManagers } from '../artists/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { createUploads, type Uploads } from '../media/images/createUploads.ts';
import { images } from '../media/table.ts';
import { asUploader, openTestFiles } from '../testing/openTestFiles.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
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

const album = {
  name: 'Harbour',
  type: 'album',
  status: 'draft',
  release_date: null,
  artist_ids: [1],
  label_id: null,
  genre_ids: [],
  tag_ids: [],
  description: null,
};
const send = async (method: string, path: string, body: unknown, viewer = nora) => {
  const response = await new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewer))
    .route('/', toHono(backstageRoutes(files.db, { storages: files.files.storages, uploads })))
    .request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
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
  await sampleCatalogue(files.db).artist('Nora Lind');
  await files.db.insert(artistManagers).values([
    { artist_id: 1, user_id: 1, role: 'artist' },
    { artist_id: 1, user_id: 2, role: 'manager' },
  ]);
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
