import { demoCatalogue } from '@segno/demo';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { channels } from '../channels/table.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { genres } from '../genres/table.ts';
import { lyrics } from '../lyrics/table.ts';
import { playlists, playlistTracks } from '../playlists/table.ts';
import { settings } from '../settings/table.ts';
import { tracks } from '../tracks/table.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { users } from '../users/table.ts';
import { findByPassword } from '../auth/store.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { createSession, findSession } from '../sessions/store.ts';
import { insertDemoAccounts } from './accounts.ts';
import { seedDemo } from './seed.ts';

let database: TestDatabase;
const quiet = { info: () => undefined };

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.truncate());
afterAll(() => database.close());

const countAll = async () => {
  const rows = [];
  for (const table of [artists, albums, tracks, playlists, playlistTracks, channels, genres]) {
    rows.push((await database.db.select({ count: count() }).from(table))[0]?.count);
  }
  return rows;
};

test('the demo fills an empty database once, with consistent counts, and a second start changes nothing', async () => {
  const demo = demoCatalogue();
  await seedDemo(database.db, quiet);
  const filled = await countAll();
  expect(filled.slice(0, 4)).toEqual([
    demo.artists.length,
    demo.albums.length,
    demo.tracks.length,
    demo.playlists.length,
  ]);
  expect(filled[5]).toBeGreaterThan(5);

  const [artist] = demo.artists;
  const [row] = await database.db
    .select()
    .from(artists)
    .where(eq(artists.name, artist?.name ?? ''));
  expect(row).toMatchObject({ image_key: artist?.imageKey, plays_count: artist?.plays, country: 'SE' });
  expect(row?.albums_count).toBe(demo.albums.filter((album) => album.artist === artist?.number).length);

  const [first] = demo.albums;
  const [album] = await database.db.select().from(albums).where(eq(albums.image_key, 'demo-album-1'));
  const own = demo.tracks.filter((track) => track.album === 1);
  expect(album).toMatchObject({ name: first?.name, tracks_count: own.length });
  expect(album?.duration).toBe(own.reduce((sum, track) => sum + track.duration, 0));

  await seedDemo(database.db, quiet);
  expect(await countAll()).toEqual(filled);
});

test('the demo has lyrics with times of words, of lines with a translation, and plain ones', async () => {
  await seedDemo(database.db, quiet);
  const rows = await database.db
    .select({ kind: lyrics.kind, lines: lyrics.lines, has: tracks.has_lyrics, duration: tracks.duration })
    .from(lyrics)
    .innerJoin(tracks, eq(tracks.id, lyrics.track_id));
  const lines = rows.flatMap((row) => row.lines);
  expect(lines.some(({ words }) => words.length > 0)).toBe(true);
  expect(lines.some(({ translation }) => translation !== null)).toBe(true);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['synced', 'plain']));
  expect(rows.every(({ has }) => has)).toBe(true);
  // Every line is sung before the recording ends.
  for (const row of rows)
    for (const { start } of row.lines) expect(start ?? 0).toBeLessThan(row.duration - 2000);
});

test('a start that fails midway leaves no rows behind, and the next one completes', async () => {
  await database.db.execute(sql`create function die() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await database.db.execute(
    sql`create trigger die before insert on playlist_tracks for each statement execute function die()`,
  );
  try {
    await expect(seedDemo(database.db, quiet)).rejects.toThrow();
  } finally {
    await database.db.execute(sql`drop trigger die on playlist_tracks`);
  }
  expect(await countAll()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  await seedDemo(database.db, quiet);
  expect((await countAll())[0]).toBe(demoCatalogue().artists.length);
});

test('an existing catalogue is not changed', async () => {
  await database.db.insert(artists).values({ name: 'Mine', slug: 'mine', search_name: 'mine' });
  await seedDemo(database.db, quiet);
  expect((await countAll()).slice(0, 3)).toEqual([1, 0, 0]);
  expect(await database.db.select().from(settings)).toEqual([]);
});

test('the demo has an account of each kind, which the first start prints once', async () => {
  const { db } = database;
  await insertDefaultRoles(db);
  const lines: string[] = [];
  const insertAccounts = (password: string | null) =>
    insertDemoAccounts(db, { password }, (line) => void lines.push(line));
  await insertAccounts(null);
  // Without the demo catalogue there are none.
  expect(await db.$count(users)).toBe(0);
  await seedDemo(db, quiet);
  await insertAccounts(null);
  await insertAccounts('another password');
  expect(lines).toHaveLength(4);
  const printed = lines.slice(1).map((line) => line.trim().split(/\s+/));
  expect(printed.map(([email]) => email)).toEqual([
    'listener@demo.segno',
    'artist@demo.segno',
    'admin@demo.segno',
  ]);
  for (const [email = '', password = ''] of printed)
    expect(await findByPassword(db, email, password)).not.toBeNull();
  const [shown] = await db.select().from(settings).where(eq(settings.key, 'demo_account'));
  expect(shown).toMatchObject({ is_public: true, value: { email: 'listener@demo.segno' } });
  const start = (demo: boolean) =>
    fillDatabase(db, { demo, demoPassword: null }, quiet, (line) => void lines.push(line));
  const isShown = async () =>
    (await db.select().from(settings).where(eq(settings.key, 'demo_account')))[0]?.is_public;
  const [listener] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'listener@demo.segno'));
  const { token } = await createSession(db, {
    userId: listener?.id ?? 0,
    remember: true,
    userAgent: '',
    ipAddress: '',
  });
  expect(await findSession(db, token)).not.toBeNull();
  // Nobody signs in, or stays signed in, to the accounts of a server without the demo, which it does not show.
  await start(false);
  expect(await isShown()).toBe(false);
  expect(await findSession(db, token)).toBeNull();
  for (const [email = '', password = ''] of printed)
    expect(await findByPassword(db, email, password)).toBeNull();
  // With it again they have other passwords.
  lines.length = 0;
  await start(true);
  expect(await isShown()).toBe(true);
  expect(lines).toHaveLength(3);
  for (const [email = '', password = ''] of lines.map((line) => line.trim().split(/\s+/)))
    expect(await findByPassword(db, email, password)).not.toBeNull();
  // The public password is the listener's only.
  const passwords = printed.map(([, password]) => password);
  expect(new Set(passwords).size).toBe(3);
  expect(shown?.value).toMatchObject({ password: passwords[0] });
});
