import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { rendered } from '../testing/testWeb.ts';
import type { WebApp } from '../web/WebApp.ts';
import { registration } from '../testing/testAccounts.ts';
import { createTestServer, type TestServerOptions } from '../testing/testServer.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

/** Nora's draft, private playlist and public playlist, beside public records. Each has the id 1 or 2. */
beforeEach(async () => {
  await database.truncate();
  const { db } = database;
  await insertDefaultRoles(db);
  await insertDefaultChannels(db);
  const nora = await TestBrowser.open(createTestServer(database));
  await nora.post('/auth/register', registration);
  const mia = await TestBrowser.open(createTestServer(database));
  await mia.post('/auth/register', mias);
  const sample = sampleCatalogue(db);
  const genre = (await sample.genre('Jazz')).id;
  const tag = (await sample.tag('Late night')).id;
  const artists = [(await sample.artist('Nadia Voss', { genre })).id];
  const given = { artists, genre, tag };
  await sample.album('Harbour', given);
  const draft = await sample.album('Draft', { ...given, status: 'draft', owner_id: 1 });
  const track = await sample.track('Tide', { ...given, album_id: 1 });
  await sample.track('Draft', { ...given, status: 'draft', owner_id: 1, album_id: draft.id });
  // Her draft in an album that is not hers.
  await sample.track('Ebb', { ...given, status: 'draft', owner_id: 1, album_id: 1 });
  await sample.playlist('Evening', 1, [track.id]);
  await sample.playlist('Secret', 1, [track.id], { public: false });
});

/** The addresses of all GET routes but streams, which have no end, each parameter with the values of both a public and a private record. */
const addresses = catalogueRoutes({} as never)
  .routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))
  .flatMap(({ path }) => {
    const named = path
      .replace(':slugOrId', 'home')
      .replace(':name', path.startsWith('/tags') ? 'late%20night' : 'jazz')
      .replace(':seedType', 'album')
      .replace(':seedId', ':id');
    const query = path === '/search' ? '?query=draft' : '';
    const paths = named.includes(':id') ? [1, 2].map((id) => named.replace(':id', `${id}`)) : [named];
    return paths.map((each) => `/api/v1${each}${query}`);
  });

const unique = [...new Set([...addresses, '/api/v1/startup'])];

/** Another person, who owns nothing. */
const mias = { ...registration, email: 'mia@segno.example' };

/** Signs in before: the order in which two visitors ask is what a test is about. */
async function openVisitors(given: TestServerOptions = {}) {
  const app = createTestServer(database, { guestLifetime: 60_000, ...given });
  const nora = await TestBrowser.open(app);
  await nora.post('/auth/login', registration);
  const mia = await TestBrowser.open(app);
  await mia.post('/auth/login', mias);
  return { nora, mia, guest: await TestBrowser.open(app) };
}

const read = async (browser: TestBrowser, path: string) => {
  const { status, body } = await browser.send('GET', path);
  return { status, body };
};

test('SESSION-7 every answer is that of its viewer, whoever asked before', async () => {
  expect(unique.length).toBeGreaterThan(25);
  // Without a lifetime no answer is shared.
  const unshared = await openVisitors({ guestLifetime: 0 });
  const alone = new Map<string, object>();
  const others = new Map<string, object>();
  const owned = new Map<string, object>();
  for (const path of unique) {
    alone.set(path, await read(unshared.guest, path));
    others.set(path, await read(unshared.mia, path));
    owned.set(path, await read(unshared.nora, path));
  }
  const visitors = await openVisitors();
  let different = 0;
  for (const path of unique) {
    const hers = await read(visitors.nora, path);
    expect(hers, `an owner first at ${path}`).toEqual(owned.get(path));
    expect(await read(visitors.guest, path), `a guest after a person at ${path}`).toEqual(alone.get(path));
    expect(await read(visitors.mia, path), `a person after another at ${path}`).toEqual(others.get(path));
    if (JSON.stringify(hers) !== JSON.stringify(alone.get(path))) different += 1;
  }
  const reversed = await openVisitors();
  for (const path of unique) {
    expect(await read(reversed.guest, path), `a guest first at ${path}`).toEqual(alone.get(path));
    expect(await read(reversed.mia, path), `a person after a guest at ${path}`).toEqual(others.get(path));
    expect(await read(reversed.nora, path), `an owner after a person at ${path}`).toEqual(owned.get(path));
  }
  // Her drafts, private playlist, permissions, likes and startup object.
  expect(different).toBeGreaterThanOrEqual(6);
}, 60_000);

/** The calls of the backend that pages make to be rendered. */
const calls = {
  '/playlist/2': ['playlists/2'],
  '/user/1': ['users/1', 'users/1/playlists'],
  '/album/2': ['albums/2'],
  '/library/playlists': ['me/playlists'],
};
const pages = Object.keys(calls);

/** A web app whose pages are the answers of the backend and the address of the signed-in person. */
const web: WebApp = {
  clientFolder: import.meta.dirname,
  scriptSource: '',
  matchPage: (path) => ({ pattern: path, query: [] }),
  renderShell: () => {
    throw new Error('A page failed to render.');
  },
  async render({ request, fetch, startup }) {
    const { origin, pathname } = new URL(request.url);
    const paths = pathname in calls ? calls[pathname as keyof typeof calls] : [];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`${origin}/api/v1/${path}`);
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    return rendered(`${startup.user?.email ?? 'a guest'}: ${answers.join()}`);
  },
};

const readPage = async (browser: TestBrowser, path: string) => {
  const { status, body } = await browser.send('GET', path, undefined, { accept: 'text/html' });
  expect([path, status]).toEqual([path, 200]);
  return v.parse(v.string(), body);
};

test('SESSION-7 a page with drafts, private records or a library is that of its viewer, whoever asked before', async () => {
  /** What only the signed-in person may read of each page. */
  const hers: Record<string, RegExp> = {
    '/playlist/2': /^nora@segno\.example: 200 .*"Secret"/,
    '/user/1': /^nora@segno\.example: 200 /,
    '/album/2': /^nora@segno\.example: 200 .*"Draft"/,
    '/library/playlists': /^nora@segno\.example: 200 .*"Secret"/,
  };
  const isOfGuest = (text: string) => {
    expect(text).toMatch(/^a guest: /);
    expect(text).not.toMatch(/Secret|Draft|segno\.example/);
  };
  for (const isGuestFirst of [false, true]) {
    const { nora, guest } = await openVisitors({ web });
    for (const path of pages) {
      if (isGuestFirst) isOfGuest(await readPage(guest, path));
      expect(await readPage(nora, path), `a person ${isGuestFirst ? 'after a guest' : 'first'}`).toMatch(
        hers[path] ?? /^$/,
      );
      // The second time the guest gets the copy that guests share.
      for (let times = 0; times < 2; times += 1) isOfGuest(await readPage(guest, path));
      expect(await readPage(nora, path), 'a person after the copy for guests').toMatch(hers[path] ?? /^$/);
    }
    await nora.post('/auth/logout');
    for (const path of pages) isOfGuest(await readPage(nora, path));
  }
});

test('BLOCK-1 SESSION-7 a blocked person does not get the records of the other from an answer that people share', async () => {
  const { nora, mia } = await openVisitors();
  const zoe = await TestBrowser.open(createTestServer(database));
  await zoe.post('/auth/register', { ...registration, email: 'zoe@segno.example' });
  const asked = '/api/v1/search?query=evening';
  const found = async (browser: TestBrowser) => JSON.stringify((await browser.send('GET', asked)).body);
  expect(await found(mia)).toContain('Evening');
  await nora.send('PUT', '/api/v1/me/blocks/2');
  expect(await found(zoe)).toContain('Evening');
  expect(await found(mia)).not.toContain('Evening');
  await nora.send('DELETE', '/api/v1/me/blocks/2');
  expect(await found(mia)).toContain('Evening');
});
