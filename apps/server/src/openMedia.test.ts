import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './testing/testDatabase.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { handleError } from './http/handleError.ts';
import { createLog } from './log.ts';
import { images, recordings } from './media/table.ts';
import { openMedia, type Media } from './openMedia.ts';

let database: TestDatabase;
let dataDir: string;
let media: Media;
let app: Hono<AppEnv>;

const abandoned = ['sizes/a.64.v.avif.0123456789ab.tmp', 'audio/a.mp3.0123456789ab.tmp', 'images/b.tmp'];

const store = async (name: string, bytes: Uint8Array) => {
  const path = join(dataDir, 'media', name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return { size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
};

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'segno-media-'));
  const then = new Date(Date.now() - 3_600_000);
  for (const name of abandoned) {
    await store(name, new Uint8Array(9));
    await utimes(join(dataDir, 'media', name), then, then);
  }
  media = await openMedia({ dataDir, freeSpaceFloor: 0 }, database.db, createLog('silent'));
  app = new Hono<AppEnv>().onError(handleError).route('/', media.routes);
});

afterAll(async () => {
  await media.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('unfinished files are removed at the start', () => {
  expect(abandoned.filter((name) => existsSync(join(dataDir, 'media', name)))).toEqual([]);
});

test('sound and pictures are sent while they match their records in the database', async () => {
  const sound = new Uint8Array(1000).fill(7);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await database.db
    .insert(recordings)
    .values({ key: 'sound', duration: 9, ...(await store('audio/sound.mp3', sound)) });
  await database.db
    .insert(images)
    .values({ key: 'picture', kind: 'album', color: '#ffffff', ...(await store('images/picture', picture)) });
  const statuses = async () => {
    const answers = [await app.request('/audio/sound.mp3'), await app.request('/images/picture/64')];
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200]);
  await store('audio/sound.mp3', sound.fill(8));
  await store('images/picture', picture.subarray(1));
  expect(await statuses()).toEqual([404, 404]);
});

test('a demo recording that the catalogue does not have is not made', async () => {
  expect((await app.request('/audio/demo-folk-01.mp3')).status).toBe(404);
  expect(existsSync(join(dataDir, 'media', 'audio', 'demo-folk-01.mp3'))).toBe(false);
});
