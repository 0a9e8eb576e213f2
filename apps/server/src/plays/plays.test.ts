import { HistoryDays, HistoryList, TrackResponse } from '@segno/data/contract';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { toHono } from '../http/router.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asGuest, asListener, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { describeClient } from './describeClient.ts';
import { playRoutes } from './routes.ts';
import { rollUpPlays } from './rollUpPlays.ts';
import { plays, trackPlayDays, userTrackPlays } from './table.ts';

const catalogue = openTestCatalogue();
let nora: Viewer;
let track: number;
beforeEach(async () => {
  nora = asListener((await catalogue.sample.user('Nora')).id);
  track = (await catalogue.sample.track('Tide', { duration: 180_000 })).id;
});

let keys = 0;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const listening = (given: object = {}) => ({
  key: `listening-${(keys += 1)}`,
  track_id: track,
  heard: 60_000,
  played_at: minutesAgo(1),
  ...given,
});
const report = async (viewer: Viewer, listenings: object[], session?: string) =>
  (await catalogue.change(viewer, 'POST', '/plays', { plays: listenings, ...(session && { session }) }))
    .counted;
const count = async (id = track) => {
  while ((await rollUpPlays(catalogue.db)) > 0);
  return (await catalogue.get(`/tracks/${id}`, TrackResponse)).track.plays_count;
};

test('PLAY-1 a listening counts after 30 seconds, or half of a short track', async () => {
  const short = (await catalogue.sample.track('Short', { duration: 20_000 })).id;
  expect(await report(nora, [listening({ heard: 29_999 })])).toBe(0);
  expect(await report(nora, [listening({ heard: 30_000 })])).toBe(1);
  expect(await report(nora, [listening({ track_id: short, heard: 9999 })])).toBe(0);
  expect(await report(nora, [listening({ track_id: short, heard: 10_000 })])).toBe(1);
  expect([await count(), await count(short)]).toEqual([1, 1]);
});

test('PLAY-2 a listening that is reported again, also in parallel or within one report, counts once', async () => {
  const one = listening();
  const counted = await Promise.all(Array.from({ length: 6 }, () => report(nora, [one, one])));
  expect(counted.reduce((sum: number, each) => sum + Number(each), 0)).toBe(1);
  expect(await count()).toBe(1);
});

test('PLAY-2 two tabs with the same track count once, and a later listening counts again', async () => {
  expect(await report(nora, [listening({ played_at: minutesAgo(10) })])).toBe(1);
  expect(await report(nora, [listening({ played_at: minutesAgo(10) })])).toBe(0);
  expect(await report(nora, [listening({ played_at: minutesAgo(5) })])).toBe(1);
});

test('PLAY-3 a listening is accepted for 24 hours, with its own time', async () => {
  expect(await report(nora, [listening({ played_at: minutesAgo(24 * 60 + 1) })])).toBe(0);
  expect(await report(nora, [listening({ played_at: minutesAgo(23 * 60) })])).toBe(1);
  const [play] = await catalogue.db.select().from(plays);
  expect(Date.now() - (play?.created_at.getTime() ?? 0)).toBeGreaterThan(22 * 3_600_000);
});

test('PLAY-4 nobody hears more than two hours in one hour', async () => {
  const many = Array.from({ length: 50 }, (_, index) =>
    listening({ played_at: new Date(Date.now() - index * 30_000).toISOString() }),
  );
  const ids: number[] = [];
  for (let at = 0; at < 6; at += 1)
    ids.push((await catalogue.sample.track(`Other ${at}`, { duration: 180_000 })).id);
  let counted = 0;
  for (const id of ids)
    counted += Number(
      await report(
        nora,
        many.map((each, index) => ({ ...each, key: `automatic-${id}-${index}`, track_id: id })),
      ),
    );
  expect(counted).toBe(240);
});

test('PLAY-5 a guest counts by the id of the tab, without which a report is refused', async () => {
  await catalogue.change(asGuest, 'POST', '/plays', { plays: [listening()] }, 422);
  expect(await report(asGuest, [listening()], 'a-random-id-of-a-tab')).toBe(1);
  expect(await report(asGuest, [listening()], 'a-random-id-of-a-tab')).toBe(0);
  expect(await report(asGuest, [listening()], 'another-id-of-a-tab')).toBe(1);
  expect(await catalogue.db.select().from(userTrackPlays)).toEqual([]);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  ['curl/8.5.0', 0],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 1],
  ['Mozilla/5.0 (Linux; Android 15; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 1],
])('PLAY-5 of a guest with the client “%s” %s plays count', async (userAgent, counted) => {
  const app = new Hono<AppEnv>().use(viewedBy(asGuest)).route('/', toHono(playRoutes(catalogue.db)));
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ plays: [listening()], session: 'a-random-id-of-a-tab' }),
  });
  expect(await answer.json()).toEqual({ counted });
});

test('PLAY-5 guests of one network add 20 plays to a track, whatever ids of tabs they name', async () => {
  const app = new Hono<AppEnv>()
    .use(viewedBy(asGuest))
    .use((c, next) => {
      c.set('client', c.req.header('x-network') ?? '');
      return next();
    })
    .route('/', toHono(playRoutes(catalogue.db)));
  const listen = async (network: string, session: string) => {
    const answer = await app.request('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-network': network },
      body: JSON.stringify({ plays: [listening()], session }),
    });
    return ((await answer.json()) as { counted: number }).counted;
  };
  const counted: number[] = [];
  for (let tab = 0; tab < 25; tab += 1) counted.push(await listen('one', `an-invented-tab-${tab}`));
  expect(counted.reduce((sum, one) => sum + one)).toBe(20);
  expect(await listen('another', 'a-tab-of-another-network')).toBe(1);
});

test('PLAY-6 counts of days and people are added up once for each play', async () => {
  await report(nora, [listening({ played_at: minutesAgo(10) }), listening({ played_at: minutesAgo(5) })]);
  await Promise.all([rollUpPlays(catalogue.db), rollUpPlays(catalogue.db)]);
  expect(await count()).toBe(2);
  const days = await catalogue.db.select().from(trackPlayDays);
  expect(days.reduce((sum, day) => sum + day.plays, 0)).toBe(2);
  expect((await catalogue.db.select().from(userTrackPlays))[0]).toMatchObject({ plays: 2 });
});

test('PLAY-7 the history has the own plays, newest first, and can be deleted', async () => {
  const other = (await catalogue.sample.track('Ebb')).id;
  await report(nora, [
    listening({ played_at: minutesAgo(9) }),
    listening({ track_id: other, played_at: minutesAgo(3) }),
  ]);
  await report(asListener((await catalogue.sample.user('Ben')).id), [listening()]);
  const history = await catalogue.get('/me/history', HistoryList, nora);
  expect(history.pagination.data.map((entry) => entry.track.name)).toEqual(['Ebb', 'Tide']);
  const { days } = await catalogue.get('/me/history/days', HistoryDays, nora);
  expect(days.reduce((sum, { count: plays }) => sum + plays, 0)).toBe(2);
  await catalogue.change(nora, 'DELETE', '/me/history');
  expect((await catalogue.get('/me/history', HistoryList, nora)).pagination.data).toEqual([]);
  expect(await count()).toBe(2);
});

test('PLAY-7 the days of a history, and what was played on one of them, are those of the person’s time zone', async () => {
  const listener = `u${nora.user?.id}`;
  const row = { track_id: track, user_id: nora.user?.id ?? null, listener, heard: 40_000 };
  // In Tokyo the second one is on the next day.
  for (const at of ['2026-01-04T10:00:00Z', '2026-01-04T16:00:00Z', '2026-01-04T17:00:00Z'])
    await catalogue.db.insert(plays).values({ ...row, created_at: new Date(at) });
  const tokyo: Viewer = { ...nora, user: nora.user && { ...nora.user, timezone: 'Asia/Tokyo' } };
  expect((await catalogue.get('/me/history/days', HistoryDays, tokyo)).days).toEqual([
    { day: '2026-01-05', count: 2 },
    { day: '2026-01-04', count: 1 },
  ]);
  const timesOf = async (day: string, viewer: Viewer) =>
    (await catalogue.get(`/me/history?day=${day}&outline=1`, HistoryList, viewer)).pagination.data.map(
      ({ played_at }) => played_at.slice(0, 13),
    );
  expect(await timesOf('2026-01-05', tokyo)).toEqual(['2026-01-04T17', '2026-01-04T16']);
  expect(await timesOf('2026-01-04', tokyo)).toEqual(['2026-01-04T10']);
  expect(await timesOf('2026-01-05', nora)).toEqual([]);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'desktop', 'Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'desktop', 'Edge'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'mobile', 'Safari'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140.0 Safari/537.36', 'tablet', 'Chrome'],
  ['', 'desktop', null],
])('%s is a %s with %s', (agent, device, browser) => {
  expect(describeClient(agent)).toEqual({ device, browser, country: null });
});
