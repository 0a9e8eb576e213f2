import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import { customPages } from '../customPages/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { labels } from '../labels/table.ts';
import { named } from '../records/named.ts';
import { writeSettings } from '../settings/store.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { asAdmin, asGuest, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { crawlerRoutes } from './routes.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterAll(() => database.close());

const baseUrl = 'https://segno.example';
const ask = async (path: string, viewer: Viewer = asGuest) => {
  const answer = await new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewer))
    .route(
      '/',
      crawlerRoutes({
        db: database.db,
        baseUrl,
        site: () => Promise.resolve({ name: 'Low & Tide', language: 'en' }),
      }),
    )
    .request(path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const locations = (text: string) =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(baseUrl, ''));

test('SITE-2 the sitemap lists what everybody sees, also to an admin, in files of a limited size', async () => {
  const sample = sampleCatalogue(database.db);
  const artist = await sample.artist('Marlow & Quay');
  for (const name of ['Slow Tide', 'Harbour', 'Low Sun']) await sample.album(name, { artists: [artist.id] });
  await sample.album('Draft', { artists: [artist.id], status: 'draft' });
  await database.db.insert(customPages).values([
    { title: 'About', slug: 'about', body: '', published: true },
    { title: 'Plans', slug: 'plans', body: '' },
    { title: 'Members', slug: 'members', body: '', published: true, readers: 'signedIn' },
  ]);
  const index = await sitemapIndex(database.db, baseUrl, { hasMusic: true, limit: 2 });
  expect(locations(index)).toEqual(
    ['site-1', 'artists-1', 'albums-1', 'albums-2', 'pages-1'].map((file) => `/sitemaps/${file}.xml`),
  );
  const second = await sitemapFile(database.db, baseUrl, { kind: 'albums', number: 2, limit: 2 });
  expect(locations(second ?? '')).toEqual(['/album/3/marlow-quay/low-sun']);
  for (const viewer of [asGuest, asAdmin(1)]) {
    expect(locations((await ask('/sitemaps/albums-1.xml', viewer)).text)).toHaveLength(3);
    expect(locations((await ask('/sitemaps/pages-1.xml', viewer)).text)).toEqual(['/pages/about']);
  }
  expect((await ask('/sitemaps/albums-2.xml')).status).toBe(404);
  expect((await ask('/sitemaps/users-1.xml')).status).toBe(404);
});

test('SITE-2 the pages of genres are listed as long as there is the channel that shows them', async () => {
  await sampleCatalogue(database.db).genre('Deep house');
  const own = async () => (await ask('/sitemaps/genres-1.xml')).text;
  expect(locations(await own())).toEqual([]);
  await insertDefaultChannels(database.db);
  expect(locations(await own())).toEqual(['/genre/deep-house']);
  expect(locations((await ask('/sitemap.xml')).text)).toContain('/sitemaps/genres-1.xml');
});

test('SITE-2 where guests hear nothing, search engines find the pages only', async () => {
  const sample = sampleCatalogue(database.db);
  await sample.artist('Marlow');
  const closed: Viewer = { ...asGuest, guest_role: { ...asGuest.guest_role, permissions: [] } };
  expect(locations((await ask('/sitemap.xml', closed)).text)).toEqual(['/sitemaps/site-1.xml']);
  expect((await ask('/sitemaps/artists-1.xml', closed)).status).toBe(404);
  expect((await ask('/artist/1/feed.atom', closed)).status).toBe(404);
});

test('SITE-2 the prices are listed where plans are sold', async () => {
  const own = async () => locations((await ask('/sitemaps/site-1.xml')).text);
  expect(await own()).toEqual(['/', '/contact']);
  await writeSettings(database.db, { 'billing.enable': true });
  expect(await own()).toEqual(['/', '/contact', '/pricing']);
});

test('SITE-2 robots.txt and llms.txt name the sitemap', async () => {
  await database.db
    .insert(customPages)
    .values({ title: 'About [us]', slug: 'about', body: '', published: true });
  expect((await ask('/robots.txt')).text).toMatch(
    /^User-agent: \*\n[^]*Disallow: \/search\/\n[^]*Sitemap: https:\/\/segno\.example\/sitemap\.xml\n$/,
  );
  const { text } = await ask('/llms.txt');
  expect(text).toMatch(/^# Low & Tide\n\n> /);
  expect(text).toContain('- [About us](https://segno.example/pages/about)');
});

test('SITE-3 the feeds of an artist and a label have their releases, newest first, as well-formed XML', async () => {
  const sample = sampleCatalogue(database.db);
  const artist = await sample.artist('Marlow <b>');
  const [label] = await database.db.insert(labels).values(named('North Pier')).returning({ id: labels.id });
  const made = { artists: [artist.id], label_id: label?.id ?? 0 };
  await sample.album('Older', { ...made, release_date: '2024-01-30' });
  await sample.album('Newer & louder', { ...made, release_date: '2025-03-01' });
  await sample.album('Draft', { ...made, status: 'draft' });
  for (const path of [`/artist/${artist.id}/feed.atom`, `/label/${label?.id}/feed.atom`]) {
    const { type, text } = await ask(path);
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect([...text.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'Newer &amp; louder',
      'Older',
    ]);
    expect(text).toContain('<updated>2025-03-01T00:00:00Z</updated>');
    expect(text).not.toContain('<b>');
  }
  expect((await ask('/artist/999/feed.atom')).status).toBe(404);
});
