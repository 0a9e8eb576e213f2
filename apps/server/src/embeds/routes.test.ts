import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { asGuest, asListener, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { writeSettings } from '../settings/store.ts';
import { toHono } from '../http/router.ts';
import { mostOfNetwork } from '../plays/NetworkPlays.ts';
import { playRoutes } from '../plays/routes.ts';
import { plays } from '../plays/table.ts';
import { embedRoutes } from './routes.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterAll(() => database.close());

const baseUrl = 'https://segno.example';
const get = (path: string, viewer: Viewer = asGuest) =>
  new Hono<AppEnv>()
    .onError(handleError)
    .use(securityHeaders({ isHttps: true }), viewedBy(viewer))
    .route('/', embedRoutes({ db: database.db, baseUrl, siteName: () => Promise.resolve('Segno') }))
    .request(path);

async function album() {
  const sample = sampleCatalogue(database.db);
  const artist = await sample.artist('Marlow <b>Quay');
  const made = await sample.album('Slow Tide', { artists: [artist.id] });
  for (const [index, name] of ['Undertow', '</script><script>alert(1)</script>'].entries())
    await sample.track(name, { album_id: made.id, number: index + 1, artists: [artist.id] });
  return made.id;
}

test('EMBED-1 every site may frame the player of an album; it loads files of this site only and sets no cookie', async () => {
  const response = await get(`/album/${await album()}/marlow/slow-tide/embed?theme=dark`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors *');
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('set-cookie')).toBeNull();
  const html = await response.text();
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain('Marlow &lt;b&gt;Quay');
  expect(html).not.toContain('<script>alert(1)');
  expect(html.match(/class="row"/g)).toHaveLength(2);
});

test('EMBED-1 an address chooses the colour, the size and the beginning, and nothing else', async () => {
  const id = await album();
  const shown = async (query: string) => (await get(`/album/${id}/a/b/embed?${query}`)).text();
  const html = await shown('color=FFcc00&size=compact&t=65');
  expect(html).toContain('data-size="compact"');
  expect(html).toContain('"start":65,"color":{"fill":"#ffcc00","text":"#000000"}');
  expect(await shown('color=%23123456')).toContain('"color":{"fill":"#123456","text":"#ffffff"}');
  expect(await shown('color=red;x&size=huge&t=-1')).toContain('"start":0,"color":null');
});

test('EMBED-1 where guests hear previews, the player has those', async () => {
  const id = await album();
  await writeSettings(database.db, { 'player.guests': 'preview' });
  const html = await (await get(`/album/${id}/a/b/embed`)).text();
  expect(html.match(/\?preview"/g)).toHaveLength(2);
  expect(html.match(/"duration":30000/g)).toHaveLength(2);
  const listener = { ...asGuest, ...asListener(1) };
  expect(await (await get(`/album/${id}/a/b/embed`, listener)).text()).not.toContain('?preview');
});

test('EMBED-1 an empty playlist says so, without a button and a script', async () => {
  const sample = sampleCatalogue(database.db);
  const owner = await sample.user();
  const playlist = await sample.playlist('Later', owner.id);
  const html = await (await get(`/playlist/${playlist.id}/later/embed`)).text();
  expect(html).toContain('Nothing to play.');
  expect(html).not.toMatch(/<button|<input|<script/);
});

test('EMBED-1 a draft, an unknown record and a visitor without the permission get no player', async () => {
  const sample = sampleCatalogue(database.db);
  const draft = await sample.track('Undertow', { status: 'draft' });
  expect((await get(`/track/${draft.id}/undertow/embed`)).status).toBe(404);
  expect((await get('/playlist/7/none/embed')).status).toBe(404);
  expect((await get('/track/x/undertow/embed')).status).toBe(404);
  const shown = await album();
  const closed = { ...asGuest, guest_role: { ...asGuest.guest_role, permissions: [] } };
  expect((await get(`/album/${shown}/a/b/embed`, closed)).status).toBe(404);
});

test('EMBED-2 oEmbed describes the player within the wanted size', async () => {
  const id = await album();
  const address = encodeURIComponent(`${baseUrl}/album/${id}/marlow/slow-tide`);
  const response = await get(`/oembed?url=${address}&maxwidth=300&maxheight=200`);
  expect(await response.json()).toMatchObject({
    type: 'rich',
    title: 'Slow Tide',
    width: 300,
    height: 200,
    html: expect.stringContaining('/slow-tide/embed" title="Slow Tide" width="300" height="200"') as string,
  });
  const track = await sampleCatalogue(database.db).track('Nordingrå');
  const named = encodeURIComponent(`${baseUrl}/track/${track.id}/x`);
  expect(await (await get(`/oembed?url=${named}`)).json()).toMatchObject({
    html: expect.stringContaining(`/track/${track.id}/nordingr%C3%A5/embed"`) as string,
  });
  expect((await get(`/oembed?url=${address}&format=xml`)).status).toBe(501);
  expect((await get('/oembed?url=https%3A%2F%2Fother.example%2Falbum%2F1')).status).toBe(404);
  expect((await get('/oembed')).status).toBe(400);
});

test('EMBED-3 an embedded player reports plays without a cookie, and a page of another site cannot', async () => {
  const sample = sampleCatalogue(database.db);
  const track = await sample.track('Undertow', { duration: 60_000 });
  const report = (site?: string) =>
    new Hono<AppEnv>()
      .onError(handleError)
      .use(viewedBy(asGuest))
      .route('/', embedRoutes({ db: database.db, baseUrl, siteName: () => Promise.resolve('Segno') }))
      .request('/embed/plays', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(site && { 'sec-fetch-site': site }) },
        body: JSON.stringify({
          plays: [
            { key: 'listening-1', track_id: track.id, heard: 40_000, played_at: new Date().toISOString() },
          ],
          session: 'abcdefghijklmnopqrstuvwx',
        }),
      });
  expect((await report('cross-site')).status).toBe(404);
  expect(await (await report('same-origin')).json()).toEqual({ counted: 1 });
  expect(await database.db.select({ source: plays.source_type }).from(plays)).toEqual([{ source: 'embed' }]);
});

test('PLAY-5 plays of a guest count in the frame as in the player, and together no more', async () => {
  const track = await sampleCatalogue(database.db).track('Slow train', { duration: 200_000 });
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(asGuest), (c, next) => (c.set('client', 'a network'), next()))
    .route('/', embedRoutes({ db: database.db, baseUrl, siteName: () => Promise.resolve('Segno') }))
    .route('/plays', toHono(playRoutes(database.db)));
  const report = async (path: string, tab: number, userAgent = 'Mozilla/5.0 Firefox/140.0') => {
    const play = { key: `listening-${tab}`, track_id: track.id, heard: 40_000 };
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({
        plays: [{ ...play, played_at: new Date().toISOString() }],
        session: `abcdefghijklmnopqrstuv${String(tab).padStart(2, '0')}`,
      }),
    });
    return ((await answer.json()) as { counted: number }).counted;
  };
  expect(await report('/embed/plays', 0, 'Googlebot/2.1')).toBe(0);
  for (let tab = 1; tab <= mostOfNetwork; tab += 1)
    expect(await report(tab % 2 ? '/embed/plays' : '/plays', tab)).toBe(1);
  expect([await report('/embed/plays', 50), await report('/plays', 51)]).toEqual([0, 0]);
});
