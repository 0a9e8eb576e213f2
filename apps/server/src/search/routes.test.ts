import { SearchResults } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { albumsByIds } from '../albums/store.ts';
import { artistsByIds } from '../artists/store.ts';
import { playlistsByIds } from '../playlists/store.ts';
import { tracksByIds } from '../tracks/store.ts';
import { labels } from '../labels/table.ts';
import { named } from '../records/named.ts';
import { users } from '../users/table.ts';
import { openTestCatalogue, times } from '../testing/testCatalogue.ts';
import { asGuest } from '../testing/testViewers.ts';

const catalogue = openTestCatalogue();

const search = async (query: string, more = '') =>
  (await catalogue.get(`/search?query=${encodeURIComponent(query)}${more}`, SearchResults)).results;
const trackNames = async (query: string) => (await search(query)).tracks.map(({ name }) => name);

test('a search finds records of every kind by name', async () => {
  const { sample } = catalogue;
  const genre = await sample.genre('Velvet jazz');
  const owner = await sample.user();
  await sample.tag('Velvet');
  const artist = await sample.artist('Velvet Harbour', { genre: genre.id });
  const album = await sample.album('Velvet Tide', { artists: [artist.id] });
  const track = await sample.track('Velvet Echo', { artists: [artist.id], album_id: album.id });
  await sample.playlist('Velvet evening', owner.id, [track.id]);
  await sample.playlist('Velvet secret', owner.id, [], { public: false });
  await sample.track('Velvet draft', { status: 'draft' });
  await sample.album('Velvet draft', { status: 'hidden' });
  await sample.artist('Velvet draft', { status: 'scheduled' });
  const answer = await catalogue.get('/search?query=%20velvet%20', SearchResults);
  expect(answer.query).toBe('velvet');
  const names = Object.entries(answer.results).map(([type, found]) => [
    type,
    found.map((record) => ('display_name' in record ? record.display_name : record.name)),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    tracks: ['Velvet Echo'],
    albums: ['Velvet Tide'],
    artists: ['Velvet Harbour'],
    playlists: ['Velvet evening'],
    genres: ['Velvet jazz'],
    tags: ['Velvet'],
    labels: [],
    users: [],
  });
});

test('SEARCH-12 one or two characters of Chinese, Japanese and Korean names find their records', async () => {
  const { sample, db } = catalogue;
  await sample.track('夜のドライブ');
  await sample.track('音楽');
  await sample.artist('한국의 밤');
  await db.insert(labels).values(named('Éclair 音 Records'));
  const person = await sample.user();
  await db.update(users).set({ name: 'Zoë Quill', email: null }).where(eq(users.id, person.id));
  expect(await trackNames('夜')).toEqual(['夜のドライブ']);
  expect(await trackNames('ドライ')).toEqual(['夜のドライブ']);
  expect(await trackNames('楽')).toEqual(['音楽']);
  expect((await search('국')).artists.map(({ name }) => name)).toEqual(['한국의 밤']);
  expect((await search('eclair')).labels.map(({ name }) => name)).toEqual(['Éclair 音 Records']);
  expect((await search('zoe')).users.map(({ name }) => name)).toEqual(['Zoë Quill']);
});

test('SEARCH-13 a label without a picture has the cover of its newest public album', async () => {
  const { sample, db } = catalogue;
  for (const key of ['own', 'old', 'new', 'draft']) await sample.image(key);
  const [plain, own, bare] = await db
    .insert(labels)
    .values([named('Quay Records'), { ...named('Quay Sounds'), image_key: 'own' }, named('Quay Tapes')])
    .returning();
  for (const label_id of [plain?.id, own?.id]) {
    const given = { label_id: label_id ?? 0 };
    await sample.album('Early', { ...given, image_key: 'old', release_date: '2001-02-03' });
    await sample.album('Late', { ...given, image_key: 'new', release_date: '2020-02-03' });
    await sample.album('Latest, without a cover', { ...given, release_date: '2021-02-03' });
    await sample.album('Draft', {
      ...given,
      image_key: 'draft',
      status: 'draft',
      release_date: '2022-02-03',
    });
  }
  const pictures = (await search('quay')).labels.map(({ id, image }) => [id, image?.src]);
  expect(Object.fromEntries(pictures)).toEqual({
    [plain?.id ?? 0]: expect.stringContaining('new'),
    [own?.id ?? 0]: expect.stringContaining('own'),
    [bare?.id ?? 0]: undefined,
  });
});

test('SEARCH-4 an artist’s name finds the artist’s own tracks and albums, most played first, before remixes by others', async () => {
  const { sample } = catalogue;
  const artist = await sample.artist('Nadia Voss');
  const other = await sample.artist('Corner Laundry');
  await sample.track('Tide (Nadia Voss remix)', { artists: [other.id], plays_count: 900 });
  await sample.track('Nadia Voss forever', { artists: [other.id], plays_count: 800 });
  await sample.track('Nadia Voss', { artists: [other.id], plays_count: 1 });
  await sample.track('Harbour', { artists: [artist.id], plays_count: 20 });
  await sample.track('Low water', { artists: [artist.id], plays_count: 30 });
  await sample.track('Secret', { artists: [artist.id], plays_count: 40, status: 'draft' });
  await sample.album('For Nadia Voss', { artists: [other.id], plays_count: 900 });
  await sample.album('Slack tide', { artists: [artist.id], plays_count: 5 });
  const { tracks, albums } = await search('nadia voss');
  expect(tracks.map(({ name }) => name)).toEqual([
    'Nadia Voss',
    'Low water',
    'Harbour',
    'Nadia Voss forever',
    'Tide (Nadia Voss remix)',
  ]);
  expect(albums.map(({ name }) => name)).toEqual(['Slack tide', 'For Nadia Voss']);
  expect((await trackNames('nadia')).slice(0, 2)).toEqual(['Low water', 'Harbour']);
});

describe('SEARCH-5 records that guests may not see do not displace other matches', () => {
  // Each query matches in another way: the whole name, a word, a prefix, swapped letters, and a misspelling.
  test.each(['secret harbour', 'harbour', 'ha', 'hrabour', 'harbur'])('of "%s"', async (query) => {
    const { sample } = catalogue;
    const owner = await sample.user();
    for (const status of ['draft', 'scheduled', 'hidden'] as const) {
      const given = { status, plays_count: 900 };
      await sample.artist('Secret Harbour', given);
      await sample.album('Secret Harbour', given);
      await sample.track('Secret Harbour', given);
      await sample.playlist('Secret Harbour', owner.id, [], { public: false, plays_count: 900 });
    }
    const open = 'Secret Harbour open';
    await sample.artist(open);
    await sample.album(open);
    await sample.track(open);
    await sample.playlist(open, owner.id);
    const found = await search(query, '&perPage=1&types=tracks,albums,artists,playlists');
    expect(
      Object.values(found).map((records) => records.map((record) => 'name' in record && record.name)),
    ).toEqual([[open], [open], [open], [open], [], [], [], []]);
  });

  test('and records that are hidden after they were found are omitted', async () => {
    const { db, sample } = catalogue;
    const owner = await sample.user();
    const { id: artist } = await sample.artist('Harbour', { status: 'hidden' });
    const { id: album } = await sample.album('Harbour', { status: 'draft' });
    const { id: track } = await sample.track('Harbour', { status: 'scheduled' });
    const { id: playlist } = await sample.playlist('Harbour', owner.id, [], { public: false });
    expect(await artistsByIds(db, asGuest, [artist])).toEqual([]);
    expect(await albumsByIds(db, asGuest, [album])).toEqual([]);
    expect(await tracksByIds(db, asGuest, [track])).toEqual([]);
    expect(await playlistsByIds(db, asGuest, [playlist])).toEqual([]);
  });
});

describe('the order of the results', () => {
  test('SEARCH-4 is: whole name, start of the name, start of a word, middle of a word, artist’s name', async () => {
    const { sample } = catalogue;
    const artist = await sample.artist('Nadia Echo');
    await sample.track('By an artist', { artists: [artist.id], plays_count: 900 });
    await sample.track('Reechoing', { plays_count: 800 });
    await sample.track('The echo', { plays_count: 700 });
    await sample.track('Echoes', { plays_count: 600 });
    await sample.track('Echo', { plays_count: 1 });
    expect(await trackNames('echo')).toEqual(['Echo', 'Echoes', 'The echo', 'Reechoing', 'By an artist']);
  });

  test('SEARCH-4 is by plays among equal matches', async () => {
    const { sample } = catalogue;
    await sample.track('Echo one', { plays_count: 1 });
    await sample.track('Echo three', { plays_count: 3 });
    await sample.track('Echo two', { plays_count: 2 });
    expect(await trackNames('ec')).toEqual(['Echo three', 'Echo two', 'Echo one']);
  });
});

test.each([
  'e',
  'É',
  'ec',
  'ECLAIR',
  'Éclair',
  'clai',
  'nuit',
  'd’or',
  'eclair dor',
  'dor eclair',
  'eclair voss',
  'vöss dor',
])('the query %j finds "Éclair d’or" by "Voß-Vøss"', async (query) => {
  const { sample } = catalogue;
  const artist = await sample.artist('Vøss');
  await sample.track('Éclair d’or (nuit)', { artists: [artist.id] });
  await sample.track('Something else');
  expect((await trackNames(query))[0]).toBe('Éclair d’or (nuit)');
});

test.each([
  ['midnigth', 'Midnight Harbour'],
  ['midnihgt harbor', 'Midnight Harbour'],
  ['midnite harbour', 'Midnight Harbour'],
  ['mdnight', 'Midnight Harbour'],
  ['xidnight', 'Midnight Harbour'],
  ['harbur', 'Midnight Harbour'],
  ['jzaz', 'Jazz'],
  ['jaz', 'Jazz'],
  ['rcok', 'Rock'],
  ['synthvawe', 'Synthwave'],
  ['sinthwave', 'Synthwave'],
])('SEARCH-3 the misspelt query %j finds %j first', async (query, name) => {
  for (const other of ['Midnight Harbour', 'Jazz', 'Rock', 'Synthwave', 'Ember', 'Paper Moon', 'Slow Bus']) {
    await catalogue.sample.track(other);
  }
  expect((await trackNames(query))[0]).toBe(name);
});

test('SEARCH-4 an exact match precedes a misspelt one, however popular', async () => {
  await catalogue.sample.track('Harbinger', { plays_count: 900 });
  await catalogue.sample.track('Harbour', { plays_count: 1 });
  expect((await trackNames('harbour'))[0]).toBe('Harbour');
});

test('a query without similar names finds nothing', async () => {
  await catalogue.sample.track('Midnight Harbour');
  expect(await trackNames('qqqqqq')).toEqual([]);
});

test.each([
  '%',
  '_',
  '\\',
  "'",
  "' or 1=1 --",
  '"; drop table tracks; --',
  '%%%',
  'a%',
  '\u0000',
  '\u0000a',
  '$1',
  '( )',
])('the query %j is matched as text, not as a wildcard', async (query) => {
  await catalogue.sample.track('Midnight Harbour');
  expect(await trackNames(query)).toEqual([]);
  await catalogue.sample.track('100% _under_ \\ score');
  expect(await catalogue.send(`/search?query=${encodeURIComponent(query)}`)).toMatchObject({ status: 200 });
});

test('a long name in any script is found by the whole name', async () => {
  const name = `a${'𠀋'.repeat(40)} long`;
  await catalogue.sample.track(name);
  expect(await trackNames(name)).toEqual([name]);
});

test('a name that consists of punctuation is found', async () => {
  await catalogue.sample.track('!!!');
  await catalogue.sample.track('%');
  expect(await trackNames('!!!')).toEqual(['!!!']);
  expect(await trackNames('%')).toEqual(['%']);
});

test('SEARCH-2 only the requested kinds are searched, with 8 results each by default', async () => {
  const { sample } = catalogue;
  await times(12, (index) => sample.track(`Echo ${index}`));
  await sample.artist('Echo');
  expect((await search('echo')).tracks).toHaveLength(8);
  expect((await search('echo', '&perPage=10')).tracks).toHaveLength(10);
  expect(await search('echo', '&types=artists,genres')).toMatchObject({
    tracks: [],
    artists: [{ name: 'Echo' }],
  });
});

test.each([
  '',
  'query=',
  'query=%20',
  `query=${'x'.repeat(101)}`,
  'query=a&types=people',
  'query=a&perPage=101',
])('"%s" is rejected', async (query) => {
  expect(await catalogue.send(`/search?${query}`)).toMatchObject({ status: 422 });
});

test('many matches take the same number of queries as few', async () => {
  const { sample } = catalogue;
  const owner = await sample.user();
  const add = async (index: number) => {
    const artist = await sample.artist(`Echo ${index}`);
    await sample.album(`Echo ${index}`, { artists: [artist.id] });
    const { id } = await sample.track(`Echo ${index}`, { artists: [artist.id] });
    await sample.playlist(`Echo ${index}`, owner.id, [id]);
    await sample.genre(`Echo ${index}`);
    await sample.tag(`Echo ${index}`);
  };
  await times(2, add);
  const few = await catalogue.countQueries('/search?query=echo&perPage=50');
  await times(30, (index) => add(index + 2));
  expect(await catalogue.countQueries('/search?query=echo&perPage=50')).toBe(few);
  // One of them reads the settings, at most every five seconds.
  expect(few).toBeLessThanOrEqual(8);
});

describe('an expensive query', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  test.each([
    ['a ligature of 18 letters, 100 times', 'ﷺ'.repeat(100)],
    ['26 words of one letter', letters.join(' ')],
    ['long words', `${'ab'.repeat(24)} ${'ba'.repeat(24)}`],
    ['wildcards', '%_'.repeat(50)],
    ['letters outside the basic plane', '𠀋'.repeat(50)],
    ['punctuation', '!?'.repeat(50)],
  ])('%s: takes few statements with few patterns', async (_, query) => {
    await catalogue.sample.track('Midnight Harbour');
    const statement = vi.spyOn(pg.Client.prototype, 'query');
    try {
      expect(await catalogue.send(`/search?query=${encodeURIComponent(query)}`)).toMatchObject({
        status: 200,
      });
      const calls = statement.mock.calls as unknown as [{ text: string }, unknown[]][];
      expect(calls.length).toBeLessThanOrEqual(4);
      const values = calls.find(([{ text }]) => text.includes('search_records'))?.[1] ?? [];
      const patterns = values.filter(Array.isArray);
      expect(patterns.length).toBeGreaterThan(2);
      for (const list of patterns) expect(list.length).toBeLessThanOrEqual(8);
      // Punctuation has no trigrams, and would be compared with every name.
      if (query.startsWith('!')) expect(values).toContain('');
      for (const text of values.flat()) expect(String(text).length).toBeLessThanOrEqual(2 * 100 + 2);
    } finally {
      statement.mockRestore();
    }
  });

  test('SEARCH-6 sent many times concurrently is answered or refused at once, and lists are still served', async () => {
    await times(20, (index) => catalogue.sample.track(`Midnight Harbour ${index}`));
    const app = catalogue.open();
    const searches = Promise.all(
      Array.from({ length: 100 }, async () => (await app.request('/search?query=harbour')).status),
    );
    expect((await app.request('/tracks')).status).toBe(200);
    const statuses = await searches;
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(3);
    expect((await app.request('/search?query=harbour')).status).toBe(200);
  });
});
