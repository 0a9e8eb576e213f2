import { sql } from 'drizzle-orm';
import { named } from '../src/records/named.ts';
import type { Database } from '../src/db/Database.ts';
import { createDice, type Dice } from '@segno/demo';

const first =
  'Midnight Golden Silent Electric Broken Velvet Crimson Hollow Paper Silver Distant Burning Frozen Wild Lonely Sacred Neon Faded Gentle Endless Shallow Northern Restless Painted Open Quiet Second Secret Blue Black White Red Green Young Old Last First Lost Little Long Slow Sudden Bitter Sweet Heavy Holy Empty Modern Foreign Perfect'.split(
    ' ',
  );
const second =
  'Love Night Heart Rain River Harbour Moon Fire Summer Dream Road City Light Shadow Sky Ocean Garden Mirror Train Window Morning Winter Storm Echo Ember Tide Valley Mountain Star Street Letter Island Dance Song Memory Bridge Sister Brother Machine Signal Station Desert Forest Satellite Carnival Cathedral Diamond Engine Feather Glass Horizon Kingdom Lantern Meadow Needle Orchard Parade Question Ribbon Season Thunder Umbrella Voyage Whisper Yesterday Zenith Anthem Balcony Comet Daydream'.split(
    ' ',
  );
const verbs =
  'Leave Take Hold Call Find Follow Wait Remember Forget Believe Break Carry Chase Dance Drive Fall Fly Give Keep Run Stay Turn Wake Walk'.split(
    ' ',
  );
const endings = [
  'Me',
  'You',
  'Again',
  'Tonight',
  'Alone',
  'Away',
  'Forever',
  'Home',
  'Slowly',
  'Without You',
];
const versions = ['Live', 'Remastered', 'Acoustic', 'Radio Edit', 'Demo', 'Instrumental', 'Extended Mix'];
const syllables =
  'ka lo mi ra ven sol ta ri dun bel os ar en vi tor ma la shi no ber quin del fa yu zan hel dor wyn pre sta gro ne lia'.split(
    ' ',
  );
const surnames =
  'Hartley Okafor Lindqvist Moreau Castellano Nakamura Petrov Abernathy Silva Kowalski Brennan Ferreira Haddad Ivanova Jensen Keller Larsen Mendes Novak Oliveira Park Quigley Rossi Schäfer Tanaka Ueda Vance Whitlock Yilmaz Zhou'.split(
    ' ',
  );

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const made = (dice: Dice, low = 2, high = 3) =>
  capital(Array.from({ length: dice.whole(low, high) }, () => dice.pick(syllables)).join(''));

/** Picks an item with a skewed distribution: items near the start of the list are more frequent. */
const common = <T>(dice: Dice, items: readonly T[]): T => {
  const item = items[Math.floor(items.length * dice.next() ** 2)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const artistName = (dice: Dice) =>
  dice.pick([
    () => `${made(dice)} ${dice.pick(surnames)}`,
    () => made(dice, 2, 4),
    () => `The ${common(dice, first)} ${common(dice, second)}s`,
    () => `${made(dice)} & The ${common(dice, second)}s`,
    () => `DJ ${made(dice)}`,
  ])();

const title = (dice: Dice): string => {
  const name = dice.pick([
    () => `${common(dice, first)} ${common(dice, second)}`,
    () => `${common(dice, second)} in the ${common(dice, second)}`,
    () => `${common(dice, verbs)} ${common(dice, endings)}`,
    () => `${common(dice, second)} of ${made(dice)}`,
    () => `${common(dice, verbs)} the ${common(dice, second)}`,
    () => `${made(dice)} ${common(dice, second)}`,
    () => common(dice, second),
    () => `${common(dice, first)} ${common(dice, second)} ${dice.whole(2, 99)}`,
  ])();
  return dice.chance(0.12) ? `${name} (${dice.pick(versions)})` : name;
};

/** A play count with a long-tailed distribution: a few high counts, and many low ones. */
const plays = (dice: Dice) => Math.floor(10 ** (dice.next() * 6.5));

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Adds generated records to the demo catalogue until it has the given number of tracks, with ten tracks an album. The
 * result is deterministic. Triggers are disabled meanwhile, so this function updates the columns that they derive.
 */
export async function addLargeCatalogue(
  db: Database,
  tracks: number,
  { albumsPerArtist = 4 } = {},
): Promise<void> {
  const dice = createDice('large catalogue');
  const all = async <T>(query: string) =>
    (await db.execute<{ value: T }>(sql.raw(query))).rows.map((row) => row.value);
  const top = async (table: string) => (await all<number>(`select max(id) as value from ${table}`))[0] ?? 0;
  const artistPictures = await all<string>(
    `select key as value from images where kind = 'artist' order by key`,
  );
  const albumPictures = await all<string>(
    `select key as value from images where kind = 'album' order by key`,
  );
  const sounds = await all<string>('select key as value from recordings order by key');
  const genres = await all<number>('select id as value from genres order by id');
  const tags = await all<number>('select id as value from tags order by id');
  const owners = await all<number>('select id as value from users order by id');
  const from = { artist: await top('artists'), album: await top('albums'), track: await top('tracks') };
  const fromPlaylist = await top('playlists');
  const albumCount = Math.ceil((tracks - from.track) / 10);

  const artists = numbers(Math.ceil(albumCount / albumsPerArtist)).map((index) => ({
    id: from.artist + index + 1,
    ...named(artistName(dice)),
    image_key: dice.pick(artistPictures),
    plays_count: plays(dice) * 10,
    followers_count: plays(dice),
    genre: common(dice, genres),
  }));
  const albums = numbers(albumCount).map((index) => {
    const name = named(title(dice));
    const artist = dice.pick(artists);
    return {
      id: from.album + index + 1,
      ...name,
      search_text: `${name.search_name} ${artist.search_name}`,
      image_key: dice.pick(albumPictures),
      release_date: new Date(Date.UTC(1970, 0, dice.whole(1, 20_400))).toISOString().slice(0, 10),
      plays_count: plays(dice) * 5,
      likes_count: plays(dice),
      artist,
      genre: common(dice, genres),
      tag: common(dice, tags),
    };
  });
  const songs = numbers(tracks - from.track).map((index) => {
    const name = named(title(dice));
    const album = albums[Math.floor(index / 10)];
    if (!album) throw new Error('There are too few albums.');
    const guest = dice.chance(0.15) ? dice.pick(artists) : null;
    const credits = guest && guest !== album.artist ? [album.artist, guest] : [album.artist];
    return {
      id: from.track + index + 1,
      ...name,
      search_text: [name, ...credits].map((credit) => credit.search_name).join(' '),
      recording_key: dice.pick(sounds),
      duration: dice.whole(120_000, 360_000),
      album_id: album.id,
      number: (index % 10) + 1,
      release_date: album.release_date,
      plays_count: plays(dice),
      likes_count: plays(dice),
      credits: credits.map(({ id }) => id),
      genre: album.genre,
      tag: album.tag,
    };
  });
  const playlists = numbers(1000).map((index) => ({
    id: fromPlaylist + index + 1,
    ...named(title(dice)),
    owner_id: dice.pick(owners),
    public: dice.chance(0.8),
    plays_count: plays(dice),
    followers_count: plays(dice),
    tracks: numbers(30).map(() => dice.pick(songs).id),
  }));

  /** Inserts rows of a table, of which the types are the columns in `shape`. */
  const insert = async (table: string, shape: string, rows: readonly object[]) => {
    const columns = shape.replaceAll(/ \w+(?=,|$)/g, '');
    const keys = shape.split(', ').map((column) => column.replaceAll('"', '').split(' ')[0] ?? '');
    for (let at = 0; at < rows.length; at += 5000) {
      const part = rows
        .slice(at, at + 5000)
        .map((row) => Object.fromEntries(keys.map((key) => [key, Reflect.get(row, key) as unknown])));
      await db.execute(sql`insert into ${sql.raw(table)} (${sql.raw(columns)}) overriding system value
        select ${sql.raw(columns)} from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r (${sql.raw(shape)})`);
    }
  };
  const names = 'id int, name text, slug text, search_name text';
  // Creating the indexes afterwards is faster than updating them for each row.
  const indexes = await all<{ name: string; made: string }>(
    `select json_build_object('name', indexname, 'made', indexdef) as value from pg_indexes
      where schemaname = 'public' and indexdef like '%gin_trgm_ops%'`,
  );
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  await db.execute(sql`set session_replication_role = replica`);
  await insert('artists', `${names}, image_key text, plays_count int, followers_count int`, artists);
  await insert(
    'albums',
    `${names}, search_text text, image_key text, release_date date, plays_count int, likes_count int`,
    albums,
  );
  await insert(
    'tracks',
    `${names}, search_text text, recording_key text, duration int, album_id int, number int, release_date date, plays_count int, likes_count int`,
    songs,
  );
  await insert(
    'playlists',
    `${names}, owner_id int, public bool, plays_count int, followers_count int`,
    playlists,
  );
  await insert(
    'artist_genres',
    'artist_id int, genre_id int',
    link(artists, 'artist_id', 'genre_id', (a) => [a.genre]),
  );
  await insert(
    'album_artists',
    'album_id int, artist_id int',
    link(albums, 'album_id', 'artist_id', (a) => [a.artist.id]),
  );
  await insert(
    'album_genres',
    'album_id int, genre_id int',
    link(albums, 'album_id', 'genre_id', (a) => [a.genre]),
  );
  await insert(
    'album_tags',
    'album_id int, tag_id int',
    link(albums, 'album_id', 'tag_id', (a) => [a.tag]),
  );
  await insert(
    'track_artists',
    'track_id int, artist_id int, "order" int',
    link(songs, 'track_id', 'artist_id', (t) => t.credits),
  );
  await insert(
    'track_genres',
    'track_id int, genre_id int',
    link(songs, 'track_id', 'genre_id', (t) => [t.genre]),
  );
  await insert(
    'track_tags',
    'track_id int, tag_id int',
    link(songs, 'track_id', 'tag_id', (t) => [t.tag]),
  );
  await insert(
    'playlist_tracks',
    'id int, playlist_id int, track_id int, position int',
    playlists.flatMap(({ id, tracks: list }, index) =>
      list.map((track_id, position) => ({
        id: 1_000_000 + index * 30 + position,
        playlist_id: id,
        track_id,
        position,
      })),
    ),
  );
  for (const kind of ['artists', 'albums', 'playlists', 'genres', 'tags']) {
    await db.execute(sql.raw(`select recount_${kind}(array(select id from ${kind}))`));
  }
  for (const table of ['artists', 'albums', 'tracks', 'playlists', 'playlist_tracks']) {
    await db.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    );
  }
  await db.execute(sql`set session_replication_role = origin`);
  for (const { made: definition } of indexes) await db.execute(sql.raw(definition));
  await db.execute(sql`vacuum analyze`);
}

/** One row for each linked id of a record, with its position. */
const link = <T extends { id: number }>(
  records: readonly T[],
  own: string,
  other: string,
  idsOf: (record: T) => readonly number[],
) =>
  records.flatMap((record) => idsOf(record).map((id, order) => ({ [own]: record.id, [other]: id, order })));
