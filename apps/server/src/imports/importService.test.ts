import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { trackLikes } from '../likes/table.ts';
import { playlists, playlistTracks } from '../playlists/table.ts';
import { rollUpWaiting } from '../plays/rollUpPlays.ts';
import { plays, userTrackPlays } from '../plays/table.ts';
import { StartupError } from '../StartupError.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { runImport } from '../operator/importCommand.ts';
import { importService } from './importService.ts';
import { openImport } from './readFiles.ts';
import { longestRow } from './readRows.ts';
import { writeKoel, writeNavidrome } from './sampleExports.ts';

const site = openTestCatalogue();
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'segno-import-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Imports a path and returns the rows that were read, added, known and refused, by kind. */
async function run(path: string, options: Parameters<typeof importService>[2] = {}) {
  const source = await openImport(path);
  try {
    const report = await importService(site.db, source, options);
    return {
      ...report,
      kinds: Object.fromEntries(
        Object.entries(report.kinds).map(([kind, counts]) => [kind, Object.values(counts).join(' ')]),
      ),
    };
  } finally {
    source.close();
  }
}

test('ADMIN-19 the database of Navidrome is imported, and again without duplicates', async () => {
  const path = join(folder, 'navidrome.db');
  writeNavidrome(path, { users: 2, tracks: 40 });
  const { id: known } = await site.sample.user('Person 2');
  await site.db.update(users).set({ email: 'person2@old.example' }).where(eq(users.id, known));

  const first = await run(path);
  expect(first.problems).toEqual([]);
  expect(first.kinds).toEqual({
    users: '2 1 1 0',
    artists: '1 1 0 0',
    albums: '4 4 0 0',
    tracks: '40 40 0 0',
    playlists: '2 2 0 0',
    playlist_tracks: '8 8 0 0',
    likes: '8 8 0 0',
    play_counts: '8 8 0 0',
  });
  const [track] = await site.db.select().from(tracks).where(eq(tracks.name, 'Song 2'));
  expect(track).toMatchObject({
    number: 2,
    duration: 183_250,
    isrc: 'GBAYE0000002',
    release_date: '2001-01-01',
    status: 'draft',
    likes_count: 2,
    plays_count: 4,
    search_text: 'song 2 artist 1',
    created_at: new Date('2025-03-04T05:06:07.123Z'),
  });
  const [artist] = await site.db.select().from(artists);
  expect(artist).toMatchObject({ bio: '<p>From <b>here</b></p>', plays_count: 20 });
  const [album] = await site.db.select().from(albums).where(eq(albums.name, 'Album 1'));
  expect(album).toMatchObject({ release_date: '1999-05-01', search_text: 'album 1 artist 1' });
  const [genre] = (
    await site.db.execute<{ genres: string }>(
      sql`select string_agg(g.name, ' ' order by g.name) as genres from genres g`,
    )
  ).rows;
  expect(genre?.genres).toBe('dream-pop dub jazz');
  const entries = await site.db
    .select({ name: tracks.name, owner: playlists.owner_id, is_public: playlists.public })
    .from(playlistTracks)
    .innerJoin(tracks, eq(tracks.id, playlistTracks.track_id))
    .innerJoin(playlists, eq(playlists.id, playlistTracks.playlist_id))
    .where(eq(playlists.name, 'Mix 2'))
    .orderBy(asc(playlistTracks.position));
  expect(entries.map(({ name }) => name)).toEqual(['Song 4', 'Song 3', 'Song 2', 'Song 1']);
  expect(entries[0]).toMatchObject({ owner: known, is_public: false });

  const again = await run(path);
  expect(Object.values(again.kinds).every((counts) => counts.split(' ')[1] === '0')).toBe(true);
  const [{ likes } = { likes: 0 }] = await site.db
    .select({ likes: tracks.likes_count })
    .from(tracks)
    .where(eq(tracks.name, 'Song 2'));
  expect([await site.db.$count(tracks), await site.db.$count(trackLikes), likes]).toEqual([40, 8, 2]);
});

test('ADMIN-19 the database of Koel is imported', async () => {
  const path = join(folder, 'koel.sqlite');
  writeKoel(path);
  const { kinds, problems } = await run(path);
  expect(problems).toEqual([]);
  expect(kinds).toEqual({
    users: '1 1 0 0',
    artists: '2 2 0 0',
    albums: '1 1 0 0',
    tracks: '2 2 0 0',
    playlists: '1 1 0 0',
    playlist_tracks: '2 2 0 0',
    likes: '3 3 0 0',
    play_counts: '1 1 0 0',
  });
  const [track] = await site.db.select().from(tracks).where(eq(tracks.name, 'Tide'));
  expect(track).toMatchObject({ duration: 200_500, plays_count: 7, likes_count: 1 });
  const [mona] = await site.db.select().from(users).where(eq(users.email, 'mona@old.example'));
  expect(mona?.password_hash).toBeNull();
  expect(await site.db.select().from(userTrackPlays)).toMatchObject([
    { plays: 7, last_played_at: new Date('2024-03-02T03:04:05Z') },
  ]);
});

const csv = (name: string, ...lines: string[]) =>
  writeFile(join(folder, `${name}.csv`), `${lines.join('\n')}\n`);

async function writeFiles() {
  await csv('users', 'id,name,email', '1,Mona,mona@old.example', '2,,no-name@old.example');
  await csv('artists', 'id,name', "7,'=Nadia Voss", '8,Ada Lund');
  await csv(
    'tracks',
    'id,name,artists,genres,duration,stream_url',
    't1,Tide,7;8,Jazz;Dub,60000,https://radio.example/tide.mp3',
    't2,Low,8,,,',
  );
  const played = ['2026-01-02T10:00:00Z', '2026-01-03T10:00:00Z', '2026-01-03T10:00:00Z'];
  await writeFile(
    join(folder, 'plays.ndjson'),
    played.map((time) => JSON.stringify({ user: 1, track: 't1', played_at: time })).join('\n'),
  );
  await writeFile(
    join(folder, 'likes.json'),
    JSON.stringify([
      { user: '1', type: 'track', record: 't2' },
      { user: '9', type: 'track', record: 't2' },
    ]),
  );
}

test('ADMIN-19 files are imported after a dry run, whose report names the rows that cannot be', async () => {
  await writeFiles();
  const dry = await run(folder, { isDryRun: true });
  expect(dry.kinds).toEqual({
    users: '2 1 0 1',
    artists: '2 2 0 0',
    tracks: '2 2 0 0',
    likes: '2 1 0 1',
    plays: '3 3 0 0',
  });
  expect(dry.problems).toEqual([
    { kind: 'users', row: 2, message: expect.stringMatching(/^name: /) as string },
    { kind: 'likes', row: 2, message: 'There is no row 9 in users.' },
  ]);
  expect(await site.db.$count(tracks)).toBe(0);

  const { kinds } = await run(folder);
  expect(kinds.plays).toBe('3 2 1 0');
  await rollUpWaiting(site.db);
  const found = await site.db.select().from(tracks).orderBy(asc(tracks.id));
  expect(found).toMatchObject([
    { name: 'Tide', status: 'published', plays_count: 2, search_text: 'tide nadia voss ada lund' },
    { name: 'Low', status: 'draft', plays_count: 0 },
  ]);
  expect((await site.db.select().from(artists).orderBy(asc(artists.id)))[0]?.name).toBe('=Nadia Voss');
  expect((await run(folder)).kinds.plays).toBe('3 0 3 0');
  expect(await site.db.$count(plays)).toBe(2);
});

test('ADMIN-19 an import that was interrupted goes on where it ended', async () => {
  const path = join(folder, 'navidrome.db');
  writeNavidrome(path, { users: 1, tracks: 4500 });
  const stop = new AbortController();
  const interrupted = run(path, {
    signal: stop.signal,
    onProgress: (rows) => (rows > 4000 ? stop.abort() : undefined),
  });
  await expect(interrupted).rejects.toThrow();
  const before = await site.db.$count(tracks);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(4500);
  expect((await run(path)).kinds.tracks).toBe(`4500 ${4500 - before} ${before} 0`);
});

test('ADMIN-19 the command imports, reports, and names what to write instead', async () => {
  await writeFiles();
  const context = { db: site.db } as Parameters<typeof runImport>[0];
  expect(await runImport(context, [folder, '--dry-run'])).toMatch(/nothing was written[\s\S]*likes, row 2/);
  expect(await runImport(context, [folder])).toMatch(/^Imported from /);
  expect(await site.db.$count(tracks)).toBe(2);
  await csv('tracks', 'Titel;Artist', 'Tide;Nadia');
  for (const args of [[], ['--all'], [join(folder, 'none.db')], [folder]])
    await expect(runImport(context, args)).rejects.toThrow(StartupError);
});

const endless = 'x'.repeat(longestRow);

test('ADMIN-19 a row without an end is refused before it fills the memory, in every kind of file', async () => {
  for (const [file, text, message] of [
    [
      'tracks.ndjson',
      `{"id":1,"name":"Tide"}\n{"id":2,"name":"${endless}`,
      /^tracks\.ndjson .*: Line 2 is longer/,
    ],
    [
      'tracks.ndjson',
      `{"id":1,"name":"${endless}"}\n{"id":2,"name":"Tide"}\n`,
      /: Line 1 is longer than 100,000/,
    ],
    [
      'tracks.json',
      `[{"id":1,"name":"Tide"},{"id":2,"name":"${endless}`,
      /^tracks\.json .*: Row 2 is longer/,
    ],
    ['tracks.csv', `id,name\n1,"${endless}\n`, /^tracks\.csv .*: The row at line 2 is longer/],
  ] as const) {
    await writeFile(join(folder, file), text);
    await expect(run(folder, { isDryRun: true })).rejects.toThrow(message);
    await rm(join(folder, file));
  }
});

test('ADMIN-19 a database with a value that fills the memory is refused', async () => {
  const path = join(folder, 'koel.sqlite');
  writeKoel(path);
  const database = new DatabaseSync(path);
  database.exec(`update songs set title = hex(zeroblob(${longestRow}))`);
  database.close();
  await expect(run(path)).rejects.toThrow(/^A row of tracks in the database cannot be read: .*too big/);
});

test('ADMIN-19 a JSON list is read element by element', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    id: index,
    name: `"[${index}],\\ {Tide}"`,
    artists: [],
  }));
  await writeFile(join(folder, 'tracks.json'), `\uFEFF ${JSON.stringify(rows, null, 2)}\n`);
  expect((await run(folder)).kinds.tracks).toBe('3000 3000 0 0');
  const [track] = await site.db.select({ name: tracks.name }).from(tracks).orderBy(desc(tracks.id)).limit(1);
  expect(track?.name).toBe('"[2999],\\ {Tide}"');
  for (const [text, message] of [
    ['[]', null],
    ['{"id":1}', 'It is not a complete list.'],
    ['[{"id":1}', 'It is not a complete list.'],
    ['[] []', 'It is not a complete list.'],
    ['[{"id":1},]', 'Row 2 is not valid JSON.'],
  ] as const) {
    await writeFile(join(folder, 'tracks.json'), text);
    const read = run(folder, { isDryRun: true });
    if (message) await expect(read).rejects.toThrow(`tracks.json cannot be read: ${message}`);
    else expect((await read).kinds).toEqual({});
  }
});
