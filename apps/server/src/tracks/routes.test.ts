import { TrackResponse, TrackList } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { readAll, times, openTestCatalogue } from '../testing/testCatalogue.ts';
import { trackArtists, tracks } from './table.ts';

const catalogue = openTestCatalogue();

describe('a track', () => {
  test('has all fields that its page shows', async () => {
    const { sample } = catalogue;
    const genre = await sample.genre('Deep house');
    const tag = await sample.tag('Late night');
    const artist = await sample.artist('Nadia Voss');
    const image_key = await sample.image('demo-album-1');
    const album = await sample.album('Harbour', { image_key });
    const { id } = await sample.track('Tide & Ebb', {
      artists: [artist.id],
      album_id: album.id,
      genre: genre.id,
      tag: tag.id,
      number: 3,
      release_date: '2024-02-29',
      plays_count: 5_000_000_000,
    });
    const { track } = await catalogue.get(`/tracks/${id}`, TrackResponse);
    expect(track).toMatchObject({
      name: 'Tide & Ebb',
      slug: 'tide-ebb',
      number: 3,
      image: { src: '/media/images/demo-album-1', color: '#336699', alt: null },
      album: { id: album.id, name: 'Harbour', slug: 'harbour' },
      artists: [{ id: artist.id, name: 'Nadia Voss', slug: 'nadia-voss', role: 'primary', order: 0 }],
      source: { type: 'file', url: '/media/audio/sample.mp3' },
      genres: [{ id: genre.id, name: 'deep-house', display_name: 'Deep house' }],
      tags: [{ id: tag.id, name: 'late-night', display_name: 'Late night' }],
      peaks: [0, 128, 255],
      release_date: '2024-02-29',
      plays_count: 5_000_000_000,
    });
  });

  test('has its public artists in order', async () => {
    const { sample, db } = catalogue;
    const [a, b, c] = await times(3, (index) => sample.artist(`Artist ${index}`));
    const { id } = await sample.track('Tide', { artists: [c!.id, a!.id, b!.id] });
    await db.update(artists).set({ status: 'hidden' }).where(eq(artists.id, a!.id));
    await db.insert(trackArtists).values({ track_id: id, artist_id: b!.id, role: 'producer', order: 9 });
    const { track } = await catalogue.get(`/tracks/${id}`, TrackResponse);
    expect(track.artists.map(({ id: artist, role }) => [artist, role])).toEqual([
      [c!.id, 'primary'],
      [b!.id, 'primary'],
      [b!.id, 'producer'],
    ]);
  });

  test('of a hidden album does not expose the album', async () => {
    const { sample, db } = catalogue;
    const image_key = await sample.image('demo-album-1');
    const album = await sample.album('Secret', { image_key });
    const { id } = await sample.track('Tide', { album_id: album.id });
    await db.update(albums).set({ status: 'draft' });
    const { track } = await catalogue.get(`/tracks/${id}`, TrackResponse);
    expect(track).toMatchObject({ album: null, image: null });
  });

  test('can be a stream', async () => {
    const stream_url = 'https://radio.example/stream';
    const { id } = await catalogue.sample.track('Live', { recording_key: null, stream_url });
    const { track } = await catalogue.get(`/tracks/${id}`, TrackResponse);
    expect(track).toMatchObject({ source: { type: 'stream', url: stream_url }, peaks: null });
  });

  test.each(['draft', 'scheduled', 'hidden'] as const)('with the status %s gives 404', async (status) => {
    const { id } = await catalogue.sample.track('Tide', { status });
    expect(await catalogue.send(`/tracks/${id}`)).toEqual({
      status: 404,
      body: { code: 'not_found', message: 'This track does not exist, or is not public.' },
    });
  });

  test.each(['999', '0', '-1', '1.5', 'x', '99999999999', '2147483648', '1%00'])(
    '%s is not found',
    async (id) => {
      expect(await catalogue.send(`/tracks/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    },
  );
});

describe('lists', () => {
  test('have the first 30 published tracks by plays', async () => {
    const { sample, db } = catalogue;
    await times(40, (index) => sample.track(`Track ${index}`, { plays_count: index }));
    await db.update(tracks).set({ status: 'hidden' }).where(eq(tracks.plays_count, 39));
    const { pagination } = await catalogue.get('/tracks', TrackList);
    expect(pagination.data.map((track) => track.plays_count)).toEqual(
      Array.from({ length: 30 }, (_, index) => 38 - index),
    );
    expect(pagination).toMatchObject({ per_page: 30, total: null });
  });

  test.each(['popular', 'newest', 'name'])(
    'in the order %s list every track once, also when sort values are equal',
    async (order) => {
      const { sample } = catalogue;
      const made = await times(25, (index) =>
        sample.track(`Same "${'x'.repeat(40)}`, {
          plays_count: index % 2,
          release_date: index % 3 ? null : `2024-01-0${(index % 2) + 1}`,
        }),
      );
      const listed = await readAll((cursor) =>
        catalogue.get(`/tracks?order=${order}&perPage=4${cursor}`, TrackList),
      );
      expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(made.map(({ id }) => id));
      const atOnce = await catalogue.get(`/tracks?order=${order}&perPage=100`, TrackList);
      expect(listed).toEqual(atOnce.pagination.data);
      expect(atOnce.pagination.next_cursor).toBeNull();
    },
  );

  test('neither skip nor repeat when a track is added between two pages', async () => {
    const { sample } = catalogue;
    await times(6, (index) => sample.track(`Track ${index}`, { plays_count: 5 }));
    const first = await catalogue.get('/tracks?perPage=3', TrackList);
    await sample.track('New and popular', { plays_count: 9 });
    const second = await catalogue.get(`/tracks?perPage=3&cursor=${first.pagination.next_cursor}`, TrackList);
    expect([...first.pagination.data, ...second.pagination.data].map(({ id }) => id)).toEqual([
      6, 5, 4, 3, 2, 1,
    ]);
  });

  test('in the order name ignore case and accents', async () => {
    const { sample } = catalogue;
    for (const name of ['zebra', 'Éclair', 'apple', 'Eclipse', 'Øre']) await sample.track(name);
    const { pagination } = await catalogue.get('/tracks?order=name', TrackList);
    expect(pagination.data.map(({ name }) => name)).toEqual(['apple', 'Éclair', 'Eclipse', 'Øre', 'zebra']);
  });

  test('in the order newest have tracks without a date last', async () => {
    const { sample } = catalogue;
    await sample.track('Undated');
    await sample.track('Old', { release_date: '1969-12-31' });
    await sample.track('New', { release_date: '2026-01-01' });
    const { pagination } = await catalogue.get('/tracks?order=newest', TrackList);
    expect(pagination.data.map(({ name }) => name)).toEqual(['New', 'Old', 'Undated']);
  });

  test('can be filtered by genre; an unknown genre gives 404', async () => {
    const { sample } = catalogue;
    const genre = await sample.genre('Jazz');
    await sample.track('In', { genre: genre.id });
    await sample.track('Out');
    const names = async (path: string) =>
      (await catalogue.get(path, TrackList)).pagination.data.map(({ name }) => name);
    expect(await names('/tracks?genre=jazz')).toEqual(['In']);
    for (const name of ['polka', "jazz' or '1'='1\0"]) {
      const { status } = await catalogue.send(`/tracks?genre=${encodeURIComponent(name)}`);
      expect([name, status]).toEqual([name, 404]);
    }
  });

  test('have a short cursor for names of any length', async () => {
    const { sample } = catalogue;
    await times(2, () => sample.track('𠀋'.repeat(60)));
    const { pagination } = await catalogue.get('/tracks?order=name&perPage=1', TrackList);
    expect(pagination.next_cursor?.length).toBeLessThanOrEqual(200);
    const next = await catalogue.get(
      `/tracks?order=name&perPage=1&cursor=${pagination.next_cursor}`,
      TrackList,
    );
    expect(next.pagination.data).toHaveLength(1);
  });

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  test.each([
    ['nonsense', 'popular', 'nonsense'],
    ['no list', 'popular', Buffer.from('{"a":1}').toString('base64url')],
    ['null', 'popular', Buffer.from('null').toString('base64url')],
    ['that of another order', 'popular', cursor('name', 'a', 1)],
    ['without a number', 'popular', cursor('popular', 'a', 1)],
    ['with SQL for a number', 'popular', cursor('popular', '1; drop table tracks', 1)],
    ['with a wrong id', 'popular', cursor('popular', '1', 0)],
    ['with a fraction for an id', 'popular', cursor('popular', '1', 1.5)],
    ['with a huge id', 'popular', cursor('popular', '1', 2 ** 40)],
    ['with a day that is none', 'newest', cursor('newest', '2024-02-31', 1)],
    ['with a month that is none', 'newest', cursor('newest', '2024-13-01', 1)],
    ['with a zero byte', 'name', cursor('name', '\0', 1)],
    ['too many parts', 'name', cursor('name', 'a', 1, 2)],
  ])('reject a cursor that is %s', async (_, order, bad) => {
    expect(await catalogue.send(`/tracks?order=${order}&cursor=${bad}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_cursor', errors: { cursor: expect.any(String) } },
    });
  });

  test.each([
    'perPage=0',
    'perPage=101',
    'perPage=x',
    'perPage=1.5',
    'order=random',
    `cursor=${'x'.repeat(201)}`,
  ])('reject %s', async (query) => {
    expect(await catalogue.send(`/tracks?${query}`)).toMatchObject({
      status: 422,
      body: { errors: { [query.split('=')[0]!]: expect.any(String) } },
    });
  });

  test('take the same number of queries for 50 tracks as for 2', async () => {
    const { sample } = catalogue;
    const artist = await sample.artist('Nadia Voss');
    const album = await sample.album('Harbour', { artists: [artist.id] });
    await times(50, (index) => sample.track(`Track ${index}`, { artists: [artist.id], album_id: album.id }));
    const few = await catalogue.countQueries('/tracks?perPage=2');
    expect(await catalogue.countQueries('/tracks?perPage=50')).toBe(few);
    expect(few).toBeLessThanOrEqual(2);
  });
});
