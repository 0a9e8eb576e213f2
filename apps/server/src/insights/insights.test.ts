import { InsightRows, Insights } from '@segno/data/contract';
import { beforeEach, expect, test } from 'vitest';
import { artistManagers } from '../artists/table.ts';
import { comments } from '../comments/table.ts';
import { artistFollows, trackLikes } from '../likes/table.ts';
import { pendingPlays } from '../plays/table.ts';
import { rollUpPlays } from '../plays/rollUpPlays.ts';
import { asListener, asPermitted } from '../testing/testViewers.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { insightRoutes } from './routes.ts';
import { insightDays } from './table.ts';
import { createRouter } from '../http/router.ts';

const catalogue = openTestCatalogue((db) => createRouter().route('/insights', insightRoutes(db)));
const asEditor = asPermitted(99, 'music.update');
let artist: number;
let album: number;
let track: number;
let manager: Viewer;
beforeEach(async () => {
  const { sample } = catalogue;
  artist = (await sample.artist('Nadia Voss')).id;
  album = (await sample.album('Harbour', { artists: [artist] })).id;
  track = (await sample.track('Tide', { artists: [artist], album_id: album, duration: 200_000 })).id;
  const user = (await sample.user('Nora')).id;
  await catalogue.db.insert(artistManagers).values({ artist_id: artist, user_id: user, role: 'manager' });
  manager = asListener(user);
});

type Play = Partial<typeof pendingPlays.$inferInsert>;
const play = async (...plays: Play[]) => {
  await catalogue.db.insert(pendingPlays).values(
    plays.map((each) => ({
      track_id: track,
      heard: 100_000,
      played_at: new Date(),
      listener: 'u7',
      device: 'mobile' as const,
      browser: 'Firefox',
      country: 'PL',
      source_type: 'album' as const,
      ...each,
    })),
  );
  while ((await rollUpPlays(catalogue.db)) > 0);
};
const read = (path: string) => catalogue.get(path, Insights, manager);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('INSIGHT-2 plays are counted for the track, its album and its artist, by day and beside the period before', async () => {
  const other = (await catalogue.sample.track('Ebb', { artists: [artist], duration: 200_000 })).id;
  await play({}, { listener: 'u8', country: 'DE' }, { track_id: other }, { played_at: daysAgo(9) });
  const week = await read(`/insights/artists/${artist}?range=week`);
  expect(week).toMatchObject({
    name: 'Nadia Voss',
    totals: { plays: 3, listeners: 2, heard: 300_000 },
    before: { plays: 1, listeners: 1 },
    listeners_error: 0,
    countries: [
      { value: 'PL', plays: 2 },
      { value: 'DE', plays: 1 },
    ],
    devices: [{ value: 'mobile', plays: 3 }],
    browsers: [{ value: 'Firefox', plays: 3 }],
    sources: [{ value: 'album', plays: 3 }],
    tracks: [
      { name: 'Tide', plays: 2 },
      { name: 'Ebb', plays: 1 },
    ],
  });
  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)).toMatchObject({ plays: 3, listeners: 2 });
  expect(await read(`/insights/tracks/${track}?range=month`)).toMatchObject({
    totals: { plays: 3 },
    tracks: [],
  });
  expect(await read(`/insights/albums/${album}?range=week`)).toMatchObject({ totals: { plays: 2 } });
});

test('INSIGHT-2 days are those of the time zone of the artist', async () => {
  await catalogue.change(manager, 'PUT', `/insights/artists/${artist}/time-zone`, {
    time_zone: 'Pacific/Auckland',
  });
  await play({ played_at: new Date('2026-07-01T13:00:00Z') });
  const { time_zone, days } = await read(`/insights/artists/${artist}?from=2026-07-01&to=2026-07-02`);
  expect([time_zone, days.map(({ plays }) => plays)]).toEqual(['Pacific/Auckland', [0, 1]]);
  await catalogue.change(
    manager,
    'PUT',
    `/insights/artists/${artist}/time-zone`,
    { time_zone: 'Moon/Tycho' },
    422,
  );
});

test('INSIGHT-2 a roll-up reads only new plays, and parallel ones count each once', async () => {
  await play({}, {});
  await catalogue.db.insert(pendingPlays).values({
    track_id: track,
    heard: 60_000,
    played_at: new Date(),
    is_counted: true,
  });
  await Promise.all([rollUpPlays(catalogue.db), rollUpPlays(catalogue.db)]);
  const { totals } = await read(`/insights/tracks/${track}`);
  expect(totals).toMatchObject({ plays: 3, listeners: 1 });
  const counted = await catalogue.db.select().from(insightDays);
  expect(counted.map(({ kind }) => kind).sort()).toEqual(['album', 'artist', 'site', 'track']);
});

test('INSIGHT-1 only those who act for the artist, and those who may change the catalogue, see insights', async () => {
  const stranger = asListener((await catalogue.sample.user('Ben')).id);
  for (const path of [`tracks/${track}`, `albums/${album}`, `artists/${artist}`]) {
    expect((await catalogue.send(`/insights/${path}`, stranger)).status).toBe(404);
    expect((await catalogue.send(`/insights/${path}/export`, stranger)).status).toBe(404);
    expect((await catalogue.send(`/insights/${path}`)).status).toBe(401);
    expect((await catalogue.send(`/insights/${path}`, asEditor)).status).toBe(200);
  }
  await catalogue.db.delete(artistManagers);
  expect((await catalogue.send(`/insights/tracks/${track}`, manager)).status).toBe(404);
});

test('INSIGHT-4 how far a track is heard is shown from ten people on', async () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      listener: `u${index}`,
      heard: index % 2 ? 200_000 : 100_000,
    }));
  await play(...people(9));
  expect((await read(`/insights/tracks/${track}`)).completion).toBeNull();
  await play(...people(10));
  const { completion } = await read(`/insights/tracks/${track}`);
  expect(completion?.find(({ percent }) => percent === 50)?.share).toBe(1);
  expect(completion?.find(({ percent }) => percent === 100)?.share).toBeCloseTo(9 / 19, 2);
});

test('INSIGHT-5 likes, reposts, comments and followers of the period are counted', async () => {
  const user_id = (await catalogue.sample.user('Mira')).id;
  await catalogue.db.insert(trackLikes).values({ user_id, record_id: track });
  await catalogue.db.insert(artistFollows).values({ user_id, record_id: artist, created_at: daysAgo(40) });
  await catalogue.db.insert(comments).values({ user_id, track_id: track, text: 'Fine' });
  const { totals, before } = await read(`/insights/artists/${artist}?range=month`);
  expect(totals).toMatchObject({ likes: 1, comments: 1, reposts: 0, followers: 0 });
  expect(before).toMatchObject({ likes: 0, followers: 1 });
});

test('INSIGHT-6 each table is exported as CSV', async () => {
  await play({});
  const response = await catalogue
    .open(manager)
    .request(`/insights/artists/${artist}/export?table=tracks&range=week`);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(await response.text()).toContain(`id,name,plays\r\n${track},Tide,1\r\n`);
  expect(InsightRows.type).toBe('array');
});

test.each([
  ['from=2026-07-02&to=2026-07-01', 'to'],
  ['from=2026-07-02', 'to'],
  ['from=2020-01-01&to=2026-07-01', 'to'],
  ['range=decade', 'range'],
])('INSIGHT-2 the period %s is refused', async (query, field) => {
  const { status, body } = await catalogue.send(`/insights/tracks/${track}?${query}`, manager);
  expect([status, body]).toMatchObject([422, { errors: { [field]: expect.any(String) } }]);
});

test('INSIGHT-2 a year of many tracks takes as many queries as a day of one', async () => {
  await play({});
  const { db } = catalogue;
  const one = await catalogue.countQueries(`/insights/artists/${artist}?range=week`, asEditor);
  for (let at = 0; at < 5; at += 1) {
    const id = (await catalogue.sample.track(`Other ${at}`, { artists: [artist] })).id;
    await db
      .insert(pendingPlays)
      .values({ track_id: id, heard: 1, played_at: daysAgo(at * 20), listener: `u${at}` });
  }
  while ((await rollUpPlays(db)) > 0);
  expect(await catalogue.countQueries(`/insights/artists/${artist}?range=year`, asEditor)).toBe(one);
});
