import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileEntry } from '@segno/data/contract';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
