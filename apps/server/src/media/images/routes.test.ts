import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoOriginals } from '../../demo/covers/demoOriginals.ts';
import type { AppEnv } from '../../http/AppEnv.ts';
import { handleError } from '../../http/handleError.ts';
import { createDiskOriginals } from './createDiskOriginals.ts';
import { createImageStore, type ImageStore } from './createImageStore.ts';
import type { ImageOriginals } from './ImageOriginals.ts';
import { imageRoutes } from './routes.ts';
import { warmImages } from './warmImages.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const warnings: string[] = [];
const log = {
  info: () => undefined,
  warn: (_: unknown, message?: string) => void warnings.push(message ?? ''),
};

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
  serve([createDiskOriginals(join(folder, 'originals')), demoOriginals]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const get = async (path: string, accept = chrome, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers: { accept, ...headers } });

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a picture', () => {
  test.each([
    [chrome, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('asked for as %s arrives as %s', async (accept, type, format) => {
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

  test('that the browser has is not sent again', async () => {
    const first = await get('/demo-artist-1/64');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{16}-64-avif"$/);
    const again = await get('/demo-artist-1/64', chrome, { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await bytesOf(again)).toHaveLength(0);
    expect((await get('/demo-artist-1/64', '*/*', { 'if-none-match': etag })).status).toBe(200);
  });

  test('asked for with HEAD says all about itself and sends nothing', async () => {
    const answer = await get('/demo-genre-jazz/64', chrome, {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(await bytesOf(answer)).toHaveLength(0);
  });

  test('is kept whole under one name once made, and read from there', async () => {
    const made = await bytesOf(await get('/demo-playlist-1/64'));
    const [file = '', ...others] = await readdir(join(folder, 'images'));
    expect(others).toEqual([]);
    expect(file).toMatch(/^demo-playlist-1\.64\.[0-9a-f]{16}\.avif$/);
    await writeFile(join(folder, 'images', file), 'kept');
    expect((await bytesOf(await get('/demo-playlist-1/64'))).toString()).toBe('kept');
    await writeFile(join(folder, 'images', file), '');
    expect(await bytesOf(await get('/demo-playlist-1/64'))).toEqual(made);
  });

  test('that was uploaded is made from its file, turned upright and never enlarged', async () => {
    await mkdir(join(folder, 'originals'));
    const photo = sharp({ create: { width: 200, height: 300, channels: 4, background: '#00ff0080' } });
    await photo
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toFile(join(folder, 'originals', 'upload-1'));
    const small = await sharp(await bytesOf(await get('/upload-1/64'))).metadata();
    expect(small).toMatchObject({ width: 64, height: 43 });
    const large = await sharp(await bytesOf(await get('/upload-1/1024', '*/*'))).metadata();
    expect(large).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  });
});

describe('what is not there', () => {
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
  ])('%s is a problem 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    if (answer.headers.get('content-type')?.includes('json')) {
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('the store', () => {
  const square = (size: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`,
    );

  test('makes a picture once for all who ask at the same time', async () => {
    let reads = 0;
    serve([{ find: () => Promise.resolve({ version: 'v1', read: (width) => (reads++, square(width)) }) }]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/one/64')));
    expect(new Set((await Promise.all(answers.map(bytesOf))).map(String)).size).toBe(1);
    expect(reads).toBe(1);
    expect(store.busy).toBe(0);
  });

  test('sends what it cannot keep, as on a full disk, and says so', async () => {
    await writeFile(join(folder, 'file'), '');
    serve([demoOriginals], join(folder, 'file', 'images'));
    expect((await get('/demo-album-2/64')).status).toBe(200);
    expect(warnings).toEqual(['A picture could not be kept.']);
  });

  test('goes on after an original that cannot be read', async () => {
    await mkdir(join(folder, 'originals'));
    await writeFile(join(folder, 'originals', 'broken'), 'not a picture');
    const answers = await Promise.all([64, 128, 192].map((width) => get(`/broken/${width}`)));
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect((await get('/demo-album-1/64')).status).toBe(200);
  });

  test('is warmed picture by picture until told to stop', async () => {
    const keys = ['demo-album-1', 'demo-album-2', 'nothing'];
    await warmImages({ store, keys, widths: [64], log, signal: new AbortController().signal });
    expect(await readdir(join(folder, 'images'))).toHaveLength(2);
    await warmImages({ store, keys, widths: [128], log, signal: AbortSignal.abort() });
    expect(await readdir(join(folder, 'images'))).toHaveLength(2);
  });
});
