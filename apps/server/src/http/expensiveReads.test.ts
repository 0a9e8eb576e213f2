import type { SmartRules } from '@segno/data/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { adminRoutes } from '../admin/routes.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { crawlerRoutes } from '../crawlers/routes.ts';
import { embedRoutes } from '../embeds/routes.ts';
import { insightRoutes } from '../insights/routes.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin, viewedBy } from '../testing/testViewers.ts';
import { artists } from '../artists/table.ts';
import { quickRows } from '../admin/readTable.ts';
import { artistFollows } from '../likes/table.ts';
import { named } from '../records/named.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { AppEnv, AppRequest } from './AppEnv.ts';
import { handleError } from './handleError.ts';
import { takeTurn } from './heavyWork.ts';

const baseUrl = 'https://segno.example';
const catalogue = openTestCatalogue((db) =>
  catalogueRoutes(db).route('/admin', adminRoutes(db)).route('/insights', insightRoutes(db)),
);

/** The application with the routes outside of the API, for one client. */
const openSite = (viewer: Viewer) => {
  const { db } = catalogue;
  return new Hono<AppEnv>()
    .onError(handleError)
    .use((c, next) => (c.set('client', 'reader'), next()))
    .route('/', catalogue.open(viewer))
    .use(viewedBy(viewer))
    .route('/', embedRoutes({ db, baseUrl, siteName: async () => 'Segno' }))
    .route('/', crawlerRoutes({ db, baseUrl, site: async () => ({ name: 'Segno', language: 'en' }) }));
};

const rules: SmartRules = {
  match: 'all',
  rules: [{ field: 'title', operator: 'contains', value: 'tide' }],
  order: 'title',
  limit: { by: 'tracks', value: 10 },
};

/** Takes all turns that a client may have. Returns a function that gives them back. */
function takeAllTurns(viewer: Viewer) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  // One runs and four wait.
  const before = Array.from({ length: 5 }, () =>
    takeTurn({ var: { client: 'reader', viewer } } as unknown as AppRequest, catalogue.db, () => promise),
  );
  return async () => {
    resolve(undefined);
    await Promise.all(before);
  };
}

const insertArtists = (count: number) =>
  catalogue.db
    .insert(artists)
    .values(Array.from({ length: count }, (_, index) => named(`Artist ${index}`)))
    .returning({ id: artists.id });

test('LOAD-2 reads that go through all tracks take turns with other expensive requests', async () => {
  const { sample, db } = catalogue;
  const genre = (await sample.genre('Jazz')).id;
  const track = (await sample.track('Tide', { genre })).id;
  const { id: userId } = await sample.user('Vera');
  const viewer = asAdmin(userId);
  const app = openSite(viewer);
  const send = async (path: string, body?: object) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await app.request(path, body && init)).status;
  };
  expect(await send('/playlists', { name: 'Tides', public: true, rules })).toBe(201);
  // More than 500 followed artists are sorted.
  const followed = await insertArtists(501);
  await db.insert(artistFollows).values(followed.map(({ id }) => ({ user_id: userId, record_id: id })));
  const requests: [string, object?][] = [
    ['/me/library/artists?order=name&page=1'],
    ['/playlists/1'],
    ['/playlists/1/tracks'],
    ['/playlists/smart-preview', { rules }],
    ['/playlist/1/tides/embed'],
    [`/oembed?url=${baseUrl}/playlist/1/tides`],
    ['/sitemaps/tracks-1.xml'],
    [`/radio/track/${track}`],
    [`/radio/track/${track}/tracks`],
    ['/search?query=tide'],
  ];
  const all = async () => {
    const statuses: number[] = [];
    for (const request of requests) statuses.push(await send(...request));
    return statuses;
  };
  expect(await all()).toEqual(requests.map(() => 200));
  const giveBack = takeAllTurns(viewer);
  expect(await all()).toEqual(requests.map(() => 429));
  await giveBack();
});

test('LOAD-2 insights, the report, the dashboard and long tables of the administration take turns, short ones do not', async () => {
  const { sample } = catalogue;
  await insertArtists(quickRows + 1);
  const track = (await sample.track('Tide')).id;
  await sample.tag('Calm');
  const viewer = asAdmin((await sample.user('Vera')).id);
  const app = openSite(viewer);
  const statusesOf = async (paths: string[]) => {
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await app.request(path)).status);
    return statuses;
  };
  const long = [
    `/insights/tracks/${track}`,
    `/insights/tracks/${track}/export?table=days`,
    '/admin/report',
    '/admin/dashboard',
    '/admin/health',
    '/admin/artists',
    '/admin/artists/export',
    '/admin/options/artists?query=artist',
  ];
  const short = ['/admin/tags', '/admin/options/tags?query=calm', '/admin/tags/1'];
  expect(await statusesOf([...long, ...short])).toEqual([...long, ...short].map(() => 200));
  const giveBack = takeAllTurns(viewer);
  expect(await statusesOf(long)).toEqual(long.map(() => 429));
  expect(await statusesOf(short)).toEqual(short.map(() => 200));
  await giveBack();
});
