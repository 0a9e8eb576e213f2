import { mkdtemp, readFile, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorBody, PlaylistList, PlaylistResponse, playlistCoverLimit } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestCatalogue, times } from '../testing/testCatalogue.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { createDiskOriginals } from '../media/images/createDiskOriginals.ts';
import { createImageStore } from '../media/images/createImageStore.ts';
import { createUploads } from '../media/images/createUploads.ts';
import { createMosaicOriginals } from '../media/images/mosaics.ts';
import { findKnownKeys, findOriginal } from '../media/images/originalStore.ts';
import { imageRoutes } from '../media/images/routes.ts';
import { images } from '../media/table.ts';
import { tracks } from '../tracks/table.ts';
import { asAdmin, asGuest, asListener, joinedTo, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { playlistCoverRoutes } from './coverRoutes.ts';
import { mosaicCovers, publicCover } from './store.ts';
import { toHono } from '../http/router.ts';

const catalogue = openTestCatalogue();
let folder: string;
let owner: Viewer;
let other: Viewer;
/** Five tracks with covers of their own, red, green, blue, white and red again. */
let trackIds: number[];
const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-covers-'));
  const { sample, db } = catalogue;
  owner = asListener((await sample.user('Nora')).id);
  other = asListener((await sample.user('Ben')).id);
  const uploads = createUploads(folder);
  const keys = await Promise.all(
    colors.map(async (background) => {
      const stored = await uploads.store(await picture({ background }));
      await db.insert(images).values({ ...stored, kind: 'album' });
      return stored.key;
    }),
  );
  trackIds = (await times(5, (index) => sample.track(`Track ${index}`, { image_key: keys[index % 4] }))).map(
    ({ id }) => id,
  );
});
afterEach(() => rm(folder, { recursive: true }));

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

const picture = ({ background = '#336699', width = 80, height = 80, format = 'jpeg' as Format } = {}) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Nora' } })
    .toFormat(format)
    .toBuffer();

const coversAs = (viewer: Viewer) =>
  new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewer))
    .route('/playlists', toHono(playlistCoverRoutes(catalogue.db, createUploads(folder))));

async function upload(id: number, file: Uint8Array<ArrayBuffer> | string | null, viewer = owner) {
  const body = new FormData();
  if (typeof file === 'string') body.set('file', file);
  else if (file) body.set('file', new File([file], 'cover.txt', { type: 'text/plain' }));
  return coversAs(viewer).request(`/playlists/${id}/image`, { method: 'POST', body });
}

const imageOf = async (id: number, viewer = owner) => {
  const { playlist } = await catalogue.get(`/playlists/${id}`, PlaylistResponse, viewer);
  return { src: playlist.image?.src, isOwn: playlist.has_own_image };
};

/** Requests a picture as a browser does, and returns the colours of its quarters. */
async function quartersOf(src: string | undefined): Promise<string[] | string | number> {
  const stored = createDiskOriginals({
    folder,
    findRecord: (key) => findOriginal(catalogue.db, key),
    log: { warn: vi.fn() },
  });
  const mosaics = createMosaicOriginals({
    findCovers: (id) => mosaicCovers(catalogue.db, id),
    findPublicCover: (id) => publicCover(catalogue.db, id),
    originals: [stored],
  });
  const store = createImageStore({
    folder: join(folder, 'sizes'),
    originals: [mosaics, stored],
    log: { warn: vi.fn() },
  });
  const app = new Hono<AppEnv>().onError(handleError).route('/media/images', imageRoutes(store));
  const answer = await app.request(`${src}/64`, { headers: { accept: 'image/webp' } });
  const moved = answer.headers.get('location');
  if (moved !== null) return new URL(moved, `http://localhost${src}/64`).pathname;
  if (answer.status !== 200) return answer.status;
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    `#${Array.from({ length: 3 }, (_, channel) =>
      (data[(y * info.width + x) * info.channels + channel] ?? 0) > 127 ? 'ff' : '00',
    ).join('')}`;
  const [near, far] = [16, 48];
  return [at(near, near), at(far, near), at(near, far), at(far, far)];
}

const create = async (tracks: number[], given = {}) =>
  (await catalogue.sample.playlist('Evening', 1, tracks, { public: false, ...given })).id;

describe('COVER-1 a playlist without its own cover', () => {
  test('shows a mosaic of the first four different covers, in the order of its tracks', async () => {
    const id = await create([4, 0, 3, 2, 1].map((index) => trackIds[index]!));
    const { src, isOwn } = await imageOf(id);
    expect(isOwn).toBe(false);
    expect(await quartersOf(src)).toEqual(['#ff0000', '#ffffff', '#0000ff', '#00ff00']);
  });

  test('shows the first cover while it has fewer than four, and none while it has no covers', async () => {
    const id = await create(trackIds.slice(2, 4));
    expect(await quartersOf((await imageOf(id)).src)).toEqual(Array(4).fill('#0000ff'));
    expect((await imageOf(await create([]))).src).toBeUndefined();
  });

  test('shows a mosaic of the tracks that its rules find, also in lists, and follows them', async () => {
    const id = await create([], {
      rules: {
        match: 'all',
        rules: [{ field: 'title', operator: 'contains', value: 'track' }],
        order: 'title',
        limit: { by: 'tracks', value: 50 },
      },
    });
    const { src, isOwn } = await imageOf(id);
    expect(isOwn).toBe(false);
    expect(await quartersOf(src)).toEqual(['#ff0000', '#00ff00', '#0000ff', '#ffffff']);
    const { pagination } = await catalogue.get('/me/playlists', PlaylistList, owner);
    expect(pagination.data.map(({ image }) => image?.src)).toEqual([src]);
    await catalogue.db.update(tracks).set({ status: 'hidden' }).where(eq(tracks.id, trackIds[0]!));
    // Track 4 has the cover of the hidden one, and is the last.
    expect(await quartersOf((await imageOf(id)).src)).toEqual(['#00ff00', '#0000ff', '#ffffff', '#ff0000']);
  });

  test('gets another mosaic with the order of its tracks; the former one cannot be drawn any more', async () => {
    const id = await create(trackIds);
    const before = (await imageOf(id)).src;
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/move`, { ids: [5], before: 1 });
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/move`, { ids: [4], before: 5 });
    const after = (await imageOf(id)).src;
    expect(after).not.toBe(before);
    expect(await quartersOf(after)).toEqual(['#ffffff', '#ff0000', '#00ff00', '#0000ff']);
    // The address of a private playlist must not lead to its covers.
    expect(await quartersOf(before)).toBe(404);
    await catalogue.change(owner, 'PUT', `/playlists/${id}`, { public: true });
    expect(await quartersOf(before)).toBe(`${after}/64`);
  });

  test('has no other mosaic than its own', async () => {
    const { src = '' } = await imageOf(await create(trackIds));
    expect(await quartersOf(src.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(404);
    expect(await quartersOf(src.replace('mosaic-1-', 'mosaic-2-'))).toBe(404);
  });
});

describe('COVER-2 an uploaded cover', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'is taken as %s, whatever its name and type say',
    async (format) => {
      const id = await create(trackIds);
      const answer = await upload(id, new Uint8Array(await picture({ format })));
      const { playlist } = v.parse(PlaylistResponse, await answer.json());
      expect(playlist).toMatchObject({ has_own_image: true, image: { color: '#386898' } });
      expect(await quartersOf(playlist.image?.src)).toEqual(Array(4).fill('#0000ff'));
    },
  );

  test('is stored again: upright, at most 2048 pixels wide, without metadata', async () => {
    const id = await create([]);
    const photo = await sharp(await picture({ width: 3000, height: 1000 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await upload(id, new Uint8Array(photo));
    const key = (await imageOf(id)).src?.split('/').at(-1) ?? '';
    const stored = await sharp(await readFile(join(folder, key))).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 683, height: 2048 });
    expect(stored.exif).toBeUndefined();
  });

  test('replaces the former one, whose file and record are removed', async () => {
    const id = await create([]);
    const known = await readdir(folder);
    await upload(id, new Uint8Array(await picture()));
    const first = (await imageOf(id)).src;
    await upload(id, new Uint8Array(await picture({ background: '#993366' })));
    expect(await quartersOf(first)).toBe(404);
    expect(await readdir(folder)).toHaveLength(known.length + 1);
    expect(await catalogue.db.$count(images)).toBe(known.length + 1);
  });

  test('leaves no file behind when the process was killed before or after its record', async () => {
    const id = await create([]);
    await upload(id, new Uint8Array(await picture()));
    const known = await readdir(folder);
    const uploads = createUploads(folder);
    const { key } = await uploads.store(await picture());
    const removeUnused = () => uploads.removeUnused((keys) => findKnownKeys(catalogue.db, keys));
    // The request that stores it may still run.
    expect(await removeUnused()).toBe(0);
    const past = new Date(Date.now() - 2 * 3_600_000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), past, past);
    expect(await removeUnused()).toBe(1);
    expect(await readdir(folder)).toEqual(known.filter((name) => name !== key));
  });

  test('is removed: the mosaic returns. A second removal changes nothing', async () => {
    const id = await create(trackIds);
    const mosaic = await imageOf(id);
    const known = await readdir(folder);
    await upload(id, new Uint8Array(await picture()));
    for (const _ of ['first', 'second']) {
      const answer = await coversAs(owner).request(`/playlists/${id}/image`, { method: 'DELETE' });
      expect(answer.status).toBe(200);
      expect(await imageOf(id)).toEqual(mosaic);
    }
    expect(await readdir(folder)).toEqual(known);
  });

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string | null>]>([
    ['a GIF', async () => new Uint8Array(await picture({ format: 'gif' }))],
    [
      'an SVG',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a text', async () => new TextEncoder().encode('no picture')],
    ['a truncated JPEG', async () => new Uint8Array((await picture({ width: 800 })).subarray(0, 400))],
    ['an empty file', async () => new Uint8Array(0)],
    ['no file', async () => 'text'],
    ['an empty form', async () => null],
  ])('is not %s: 422 with a message for the field, and nothing is stored', async (_, file) => {
    const id = await create([]);
    const known = await readdir(folder);
    const answer = await upload(id, await file());
    expect(answer.status).toBe(422);
    expect(v.parse(ErrorBody, await answer.json()).errors).toHaveProperty('file');
    expect(await readdir(folder)).toEqual(known);
  });

  test('has at most 5 MB: 413 with the limit', async () => {
    const id = await create([]);
    for (const size of [playlistCoverLimit + 1, playlistCoverLimit + 100_000]) {
      const answer = await upload(id, new Uint8Array(size));
      expect(answer.status).toBe(413);
      expect(v.parse(ErrorBody, await answer.json()).message).toMatch(/5 MB/);
    }
  });

  test.each<[string, (id: number) => Viewer, number, number, { collaborative?: boolean }?]>([
    ['a guest', () => asGuest, 401, 401],
    ['another person', () => other, 404, 404],
    ['somebody who may edit its tracks', (id) => joinedTo(other, id), 403, 403, { collaborative: true }],
    ['an admin', () => asAdmin(2), 200, 200],
  ])('of %s: %#', async (_, viewer, put, removed, given = {}) => {
    const id = await create([], given);
    const file = new Uint8Array(await picture());
    const known = await readdir(folder);
    expect((await upload(id, file, viewer(id))).status).toBe(put);
    const answer = await coversAs(viewer(id)).request(`/playlists/${id}/image`, { method: 'DELETE' });
    expect(answer.status).toBe(removed);
    expect(await readdir(folder)).toEqual(known);
  });
});
