import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoOriginals } from '@segno/demo';
import type { AppEnv } from '../../http/AppEnv.ts';
import { handleError } from '../../http/handleError.ts';
import type { FileRecord } from '../createCheckedFiles.ts';
import { createDiskOriginals } from './createDiskOriginals.ts';
import { createImageStore, type ImageStore } from './createImageStore.ts';
import type { ImageOriginals } from './ImageOriginals.ts';
import { imageRoutes } from './routes.ts';
import { sealBytes } from './sealedBytes.ts';
import { pregenerateImages } from './pregenerateImages.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const warnings: string[] = [];
const log = {
  info: () => undefined,
  warn: (_: unknown, message?: string) => void warnings.push(message ?? ''),
};

/** Replaces the database. */
const records = new Map<string, FileRecord>();

let folder: string;
let store: ImageStore;
let app: Hono<AppEnv>;

const serve = (originals: readonly ImageOriginals[], place = join(folder, 'images')) => {
  store = createImageStore({ folder: place, originals, log });
  app = new Hono<AppEnv>();
  app.onError(handleError).route('/', imageRoutes(store));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-images-'));
  warnings.length = 0;
  records.clear();
  const findRecord = (key: string) => Promise.resolve(records.get(key) ?? null);
  serve([demoOriginals, createDiskOriginals({ folder: join(folder, 'originals'), findRecord, log })]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const get = async (path: string, accept = chrome, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers: { accept, ...headers } });

/** Stores an original with its record, as an upload does. */
const storeOriginal = async (key: string, bytes: Buffer) => {
  await mkdir(join(folder, 'originals'), { recursive: true });
  await writeFile(join(folder, 'originals', key), bytes);
  records.set(key, { size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') });
};

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a picture', () => {
  test.each([
    [chrome, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('requested with Accept: %s is sent as %s', async (accept, type, format) => {
    const answer = await get('/demo-album-3/128', accept);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = await bytesOf(answer);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 128, height: 128 });
  });

  test('of an artist’s background keeps its proportions', async () => {
    const bytes = await bytesOf(await get('/demo-background-2/512'));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 205 });
  });

  test('that the browser has cached is not sent again', async () => {
    const first = await get('/demo-artist-1/64');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{16}-64-avif"$/);
    const again = await get('/demo-artist-1/64', chrome, { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await bytesOf(again)).toHaveLength(0);
    expect((await get('/demo-artist-1/64', '*/*', { 'if-none-match': etag })).status).toBe(200);
    expect((await get('/demo-artist-1/64', chrome, { 'if-match': etag })).status).toBe(200);
    expect((await get('/demo-artist-1/64', '*/*', { 'if-match': etag })).status).toBe(412);
  });

  test('requested with HEAD is sent as headers without a body', async () => {
    const answer = await get('/demo-genre-jazz/64', chrome, {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(await bytesOf(answer)).toHaveLength(0);
  });

  test('is stored under one name when it is made, and read from the file afterwards', async () => {
    const made = await bytesOf(await get('/demo-playlist-1/64'));
    const [file = '', ...others] = await readdir(join(folder, 'images'));
    expect(others).toEqual([]);
    expect(file).toMatch(/^demo-playlist-1\.64\.[0-9a-f]{16}\.avif$/);
    await writeFile(join(folder, 'images', file), sealBytes(Buffer.from('kept')));
    expect((await bytesOf(await get('/demo-playlist-1/64'))).toString()).toBe('kept');
    expect(made.length).toBeGreaterThan(100);
  });

  test.each<[string, (path: string, bytes: Buffer) => Promise<void>]>([
    ['truncated', (path, bytes) => truncate(path, bytes.length - 1)],
    ['with one flipped bit', (path, bytes) => writeFile(path, flipBit(bytes))],
    ['empty', (path) => truncate(path, 0)],
    ['missing', (path) => rm(path)],
    ['another file', (path) => writeFile(path, 'not a picture')],
  ])('whose stored file is %s is made again', async (damage, change) => {
    const made = await bytesOf(await get('/demo-playlist-1/64'));
    const [file = ''] = await readdir(join(folder, 'images'));
    const path = join(folder, 'images', file);
    const kept = await readFile(path);
    await change(path, kept);
    expect(await bytesOf(await get('/demo-playlist-1/64'))).toEqual(made);
    expect(await readFile(path)).toEqual(kept);
    const reported = damage === 'missing' ? [] : ['A kept picture is damaged and is made again.'];
    expect(warnings).toEqual(reported);
  });

  test('that was uploaded is made from its file, rotated upright and never enlarged', async () => {
    const photo = sharp({ create: { width: 200, height: 300, channels: 4, background: '#00ff0080' } });
    await storeOriginal('upload-1', await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    const small = await sharp(await bytesOf(await get('/upload-1/64'))).metadata();
    expect(small).toMatchObject({ width: 64, height: 43 });
    const large = await sharp(await bytesOf(await get('/upload-1/1024', '*/*'))).metadata();
    expect(large).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  });
});

describe('a stored original', () => {
  const damages: [string, (path: string, bytes: Buffer) => Promise<void>][] = [
    ['truncated', (path, bytes) => truncate(path, bytes.length - 1)],
    ['with one flipped bit', (path, bytes) => writeFile(path, flipBit(bytes))],
    ['empty', (path) => truncate(path, 0)],
    ['missing', (path) => rm(path)],
  ];

  test.each(damages)('that is %s gives 404 and a warning in the log', async (_, change) => {
    const square = sharp({ create: { width: 80, height: 80, channels: 3, background: '#123456' } });
    const bytes = await square.png().toBuffer();
    await storeOriginal('upload-2', bytes);
    expect((await get('/upload-2/64')).status).toBe(200);
    await change(join(folder, 'originals', 'upload-2'), bytes);
    const answer = await get('/upload-2/64');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(warnings).toEqual(['A stored file is missing or damaged.']);
    await storeOriginal('upload-2', bytes);
    expect((await get('/upload-2/64')).status).toBe(200);
  });

  test('without a record is not sent', async () => {
    await storeOriginal('upload-3', await bytesOf(await get('/demo-album-1/64')));
    records.clear();
    expect((await get('/upload-3/64')).status).toBe(404);
  });

  test.each([
    ['is no picture', () => Buffer.from('not a picture')],
    ['has more than 40 megapixels', () => blank(8000, 5001)],
  ])('that %s gives 404, and others are still made', async (_, original) => {
    await storeOriginal('broken', original());
    const answers = await Promise.all([64, 128, 192].map((width) => get(`/broken/${width}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(warnings).toEqual(Array(3).fill('A picture cannot be made from its original.'));
    expect(store.busy).toBe(0);
    expect((await get('/demo-album-1/64')).status).toBe(200);
  });
});

describe('an address without a picture', () => {
  test.each([
    '/demo-album-9999/64',
    '/nothing/64',
    '/demo-album-1/65',
    '/demo-album-1/064',
    '/demo-album-1/1e2',
    '/..%2f..%2fpackage.json/64',
    '/%2e%2e/64',
    '/demo-album-1%00/64',
    '/Demo-Album-1/64',
  ])('%s gives the problem 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    if (answer.headers.get('content-type')?.includes('json')) {
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('the image store', () => {
  /** Originals whose bytes are held back until the test releases them. */
  const heldOriginals = () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const read: string[] = [];
    const originals: ImageOriginals = {
      find: (key) =>
        Promise.resolve({
          version: 'v1',
          read: async (width) => {
            read.push(key);
            await released;
            return blank(width, width);
          },
        }),
    };
    return { originals, read, release };
  };

  test('makes a picture once for concurrent requests', async () => {
    const { originals, read, release } = heldOriginals();
    serve([originals]);
    const asked = Array.from({ length: 12 }, () => get('/one/64'));
    await expect.poll(() => read).toEqual(['one']);
    release();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set((await Promise.all(answers.map(bytesOf))).map(String)).size).toBe(1);
    expect(read).toEqual(['one']);
    expect(store.busy).toBe(0);
  });

  test('makes two pictures at a time, and the next when one is done or fails', async () => {
    const { originals, read, release } = heldOriginals();
    serve([originals]);
    const keys = ['one', 'two', 'three', 'four', 'five'];
    const asked = keys.map((key) => get(`/${key}/64`));
    await expect.poll(() => [read.length, store.busy]).toEqual([2, 5]);
    release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(read.toSorted()).toEqual(keys.toSorted());
  });

  test('stores a complete file when two servers make a picture at the same time', async () => {
    const { originals, read, release } = heldOriginals();
    serve([originals]);
    const first = get('/one/64');
    serve([originals]);
    const second = get('/one/64');
    await expect.poll(() => read).toEqual(['one', 'one']);
    release();
    const [one, two] = await Promise.all([first.then(bytesOf), second.then(bytesOf)]);
    expect(one).toEqual(two);
    expect(warnings).toEqual([]);
    const files = await readdir(join(folder, 'images'));
    expect(files).toEqual(['one.64.v1.avif']);
    expect(await readFile(join(folder, 'images', files[0]!))).toEqual(Buffer.from(sealBytes(one)));
  });

  test('sends a picture that it cannot store, as on a full disk, and logs a warning', async () => {
    await writeFile(join(folder, 'file'), '');
    serve([demoOriginals], join(folder, 'file', 'images'));
    expect((await get('/demo-album-2/64')).status).toBe(200);
    expect(warnings).toEqual(['A picture could not be kept.']);
  });

  test('is pregenerated one picture at a time until the signal aborts', async () => {
    const keys = ['demo-album-1', 'demo-album-2', 'nothing'];
    await pregenerateImages({ store, keys, widths: [64], log, signal: new AbortController().signal });
    expect(await readdir(join(folder, 'images'))).toHaveLength(2);
    await pregenerateImages({ store, keys, widths: [128], log, signal: AbortSignal.abort() });
    expect(await readdir(join(folder, 'images'))).toHaveLength(2);
  });
});

const blank = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`,
  );

function flipBit(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed[20]! ^= 1;
  return changed;
}

test('LOAD-5 the oldest pictures that are made from others are removed when there are too many bytes of them', async () => {
  const place = join(folder, 'images');
  await mkdir(place, { recursive: true });
  for (const [index, name] of ['old', 'middle', 'new'].entries()) {
    await writeFile(join(place, name), Buffer.alloc(100));
    const time = new Date(Date.now() - (3 - index) * 60_000);
    await utimes(join(place, name), time, time);
  }
  expect(await store.removeOldest(300)).toBe(0);
  expect(await store.removeOldest(250)).toBe(1);
  expect((await readdir(place)).toSorted()).toEqual(['middle', 'new']);
});
