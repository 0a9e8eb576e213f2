import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminAlbums, adminAudit, ProviderResponse, ProviderOffers } from '@segno/data/contract';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminRoutes } from '../admin/routes.ts';
import { createSettingTests, runSettingTest } from '../admin/settingTests.ts';
import { artists } from '../artists/table.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { lyrics } from '../lyrics/table.ts';
import { writeSettings } from '../settings/store.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin } from '../testing/testViewers.ts';
import { tracks } from '../tracks/table.ts';
import { isSignedIn } from '../viewer/Viewer.ts';
import { lookUpArtist, type ProviderDeps } from './lookUp.ts';

const site = openTestCatalogue((db) => catalogueRoutes(db).route('/admin', adminRoutes(db)));

/** Answers like the outside sources, on this machine. */
let server: Server;
let address: string;
const asked: { path: string; agent: string | undefined; authorization: string | undefined }[] = [];
const bodies = (): Record<string, unknown> => ({
  '/w/rest.php/v1/search/page': {
    pages: [
      { key: 'Nadia', title: 'Nadia' },
      { key: 'Nadia_Voss_(singer)', title: 'Nadia Voss (singer)' },
    ],
  },
  '/api/rest_v1/page/summary/Nadia_Voss_(singer)': {
    type: 'standard',
    extract: 'Nadia Voss sings <loudly>.',
    originalimage: { source: `${address}/large.png` },
    thumbnail: { source: `${address}/small.png` },
    content_urls: { desktop: { page: `${address}/wiki/Nadia_Voss` } },
  },
  '/ws/2/artist': { artists: [{ id: 'mb1', name: 'Nadia Voss', score: 100 }] },
  '/ws/2/release-group': {
    'release-groups': [
      { title: 'Later', 'first-release-date': '2021', 'primary-type': 'EP' },
      { title: 'Harbour', 'first-release-date': '2019-03-01', 'primary-type': 'Album' },
      { title: 'First Light', 'first-release-date': '2018-05', 'primary-type': 'Single' },
      { title: 'A talk', 'first-release-date': '2018', 'primary-type': 'Other' },
    ],
  },
  '/api/get': {
    plainLyrics: 'Low tide\nHigh tide',
    syncedLyrics: '[00:01.00] Low tide\n[00:05.50] High tide',
  },
});
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', address);
    const { 'user-agent': agent, authorization } = request.headers;
    asked.push({ path: url.pathname + url.search, agent, authorization });
    const body = bodies()[decodeURIComponent(url.pathname)];
    response.writeHead(body ? 200 : url.pathname === '/broken/api/get' ? 503 : 404, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => new Promise((closed) => server.close(closed)));

const switchOn = (more: Parameters<typeof writeSettings>[1] = {}) =>
  writeSettings(site.db, {
    'providers.contact': 'office@segno.example',
    'providers.musicbrainz.enable': true,
    'providers.musicbrainz.address': address,
    'providers.wikipedia.enable': true,
    'providers.wikipedia.address': address,
    'providers.lrclib.enable': true,
    'providers.lrclib.address': address,
    ...more,
  });
const nadia = async () => {
  const { id } = await site.sample.artist('Nadia Voss');
  await site.db.update(artists).set({ image_key: null, bio: null }).where(eq(artists.id, id));
  return id;
};
const vera = async () => {
  const viewer = asAdmin((await site.sample.user('Vera')).id);
  if (!isSignedIn(viewer)) throw new Error('The viewer is a guest.');
  return viewer;
};

test('SETTING-13 outside sources are off at first, and nothing is asked of them', async () => {
  const id = await nadia();
  const viewer = await vera();
  expect(await site.get('/admin/providers', ProviderOffers, viewer)).toEqual({ artists: [], tracks: [] });
  await site.change(viewer, 'POST', `/admin/providers/artists/${id}`, { parts: ['biography'] }, 422);
  expect(asked).toEqual([]);
  await switchOn({ 'providers.musicbrainz.enable': false });
  expect(await site.get('/admin/providers', ProviderOffers, viewer)).toEqual({
    artists: ['biography'],
    tracks: ['lyrics'],
  });
});

test('SETTING-13 a biography and a picture fill in what is missing, and replace only what the settings name', async () => {
  const id = await nadia();
  const viewer = await vera();
  await switchOn();
  const stored: string[] = [];
  const deps: ProviderDeps = {
    db: site.db,
    // The large picture cannot be read.
    fetchPicture: (from) =>
      from.endsWith('large.png')
        ? Promise.reject(new Error('too large'))
        : Promise.resolve(new Uint8Array([1])),
    uploads: {
      store: () => {
        const key = `found-${stored.length}`;
        stored.push(key);
        return Promise.resolve({ key, color: '#336699', hash: key });
      },
      remove: () => Promise.resolve(),
    } as unknown as NonNullable<ProviderDeps['uploads']>,
  };
  const lookUp = async () =>
    (await lookUpArtist(deps, viewer, id, ['biography', 'picture'])).map((each) => each.outcome);
  expect(await lookUp()).toEqual(['stored', 'stored']);
  const read = async () => (await site.db.select().from(artists).where(eq(artists.id, id)))[0];
  expect(await read()).toMatchObject({ image_key: 'found-0' });
  expect((await read())?.bio).toMatch(/Nadia Voss sings &lt;loudly&gt;\..*\/wiki\/Nadia_Voss.*CC BY-SA/);
  expect(asked[0]?.agent).toBe('Segno/1.0 (office@segno.example)');
  const { pagination } = await site.get('/admin/audit', adminAudit.list, viewer);
  expect(pagination.data.map(({ action }) => action)).toEqual(['picture', 'update']);

  expect(await lookUp()).toEqual(['kept', 'kept']);
  await writeSettings(site.db, { 'providers.overwrite': ['picture'] });
  expect(await lookUp()).toEqual(['kept', 'stored']);
  expect(await read()).toMatchObject({ image_key: 'found-1' });
});

test('SETTING-13 providers.wikipedia.token: Wikipedia is asked with the token of the settings', async () => {
  const id = await nadia();
  const viewer = await vera();
  await switchOn();
  const vault = { seal: (text: string) => text, open: (text: string) => text } as never;
  const authorizations = async () => {
    asked.splice(0);
    await lookUpArtist({ db: site.db, vault }, viewer, id, ['biography']);
    return new Set(asked.map(({ authorization }) => authorization));
  };
  expect(await authorizations()).toEqual(new Set([undefined]));
  await writeSettings(site.db, { 'providers.wikipedia.token': 'wiki-token' }, { vault });
  await site.db.update(artists).set({ bio: '' });
  expect(await authorizations()).toEqual(new Set(['Bearer wiki-token']));
});

test('SETTING-13 releases that are missing become drafts', async () => {
  const id = await nadia();
  const viewer = await vera();
  await switchOn();
  await site.sample.album('Harbour', { artists: [id] });
  const deps: ProviderDeps = { db: site.db, wait: () => Promise.resolve() };
  expect(await lookUpArtist(deps, viewer, id, ['releases'])).toMatchObject([{ outcome: 'stored', count: 2 }]);
  const { pagination } = await site.get(
    '/admin/albums?status=draft&order=released',
    adminAlbums.list,
    viewer,
  );
  expect(pagination.data).toMatchObject([
    { name: 'Later', type: 'ep', release_date: '2021-01-01' },
    { name: 'First Light', type: 'single', release_date: '2018-05-01', artist_ids: [id] },
  ]);
  expect(await lookUpArtist(deps, viewer, id, ['releases'])).toMatchObject([{ outcome: 'kept' }]);
});

test('SETTING-13 lyrics are stored with their times, and trouble outside is named', async () => {
  const viewer = await vera();
  const { id } = await site.sample.track('Tide', { artists: [await nadia()] });
  await switchOn();
  const lookUp = async () =>
    v.parse(
      ProviderResponse,
      await site.change(viewer, 'POST', `/admin/providers/tracks/${id}`, { parts: ['lyrics'] }),
    ).outcomes[0];
  expect(await lookUp()).toMatchObject({ outcome: 'stored' });
  expect(asked.at(-1)?.path).toMatch(/^\/api\/get\?track_name=Tide&artist_name=Nadia(\+|%20)Voss/);
  expect(await site.db.select().from(lyrics)).toMatchObject([
    { kind: 'synced', source: 'LRCLIB', lines: [{ start: 1000, text: 'Low tide' }, { start: 5500 }] },
  ]);
  expect((await site.db.select().from(tracks).orderBy(asc(tracks.id)))[0]).toMatchObject({
    has_lyrics: true,
  });
  expect(await lookUp()).toMatchObject({ outcome: 'kept' });
  await switchOn({ 'providers.overwrite': ['lyrics'], 'providers.lrclib.address': 'http://127.0.0.1:1' });
  expect(await lookUp()).toMatchObject({ outcome: 'failed', detail: '127.0.0.1:1: not reached' });
});

test('SETTING-13 the test of the sources asks those that are on, with the token', async () => {
  const vault = { seal: (text: string) => text, open: (text: string) => text } as never;
  const tests = createSettingTests({
    db: site.db,
    storages: {} as never,
    payments: { all: [], offered: [] },
    vault,
    checkMail: () => Promise.resolve(),
  });
  expect(await runSettingTest(tests, 'providers')).toEqual({
    is_working: true,
    detail: 'No source is switched on.',
  });
  await switchOn();
  await writeSettings(site.db, { 'providers.wikipedia.token': 'wiki-token' }, { vault });
  expect(await runSettingTest(tests, 'providers')).toEqual({
    is_working: true,
    detail: 'MusicBrainz, Wikipedia, LRCLIB',
  });
  expect(asked.find(({ path }) => path.startsWith('/w/'))?.authorization).toBe('Bearer wiki-token');
  await switchOn({ 'providers.musicbrainz.address': 'http://127.0.0.1:1' });
  expect(await runSettingTest(tests, 'providers')).toEqual({
    is_working: false,
    detail: '127.0.0.1:1: not reached',
  });
});
