import { PlaylistList, PlaylistTrackList } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCatalogue, readAll, times } from '../testing/testCatalogue.ts';
import { playlistFollows } from '../likes/table.ts';
import { asGuest, asListener } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { playlistTracks } from './table.ts';

const catalogue = openTestCatalogue();

describe('LIST-1 the playlists of a person', () => {
  let owner: Viewer;

  beforeEach(async () => {
    const { sample, db } = catalogue;
    owner = asListener((await sample.user('Nora')).id);
    const other = (await sample.user('Ben')).id;
    const trackIds = (await times(3, (index) => sample.track(`Track ${index}`))).map(({ id }) => id);
    const at = (day: number) => ({ updated_at: new Date(Date.UTC(2026, 0, day)) });
    await sample.playlist('Rain', 1, trackIds.slice(0, 1), { ...at(3), public: false });
    await sample.playlist('Évening rain', 1, trackIds, { ...at(2), collaborative: true });
    await sample.playlist('Dawn', 1, [], at(4));
    const { id } = await sample.playlist('Noon', other, trackIds.slice(0, 2), at(1));
    await sample.playlist('Not followed', other, trackIds);
    await db.insert(playlistFollows).values({ user_id: 1, record_id: id });
  });

  const read = async (query: string, viewer = owner) =>
    (await catalogue.get(`/me/playlists?${query}`, PlaylistList, viewer)).pagination;
  const names = async (query: string) => (await read(query)).data.map(({ name }) => name);

  test.each([
    ['', ['Dawn', 'Rain', 'Évening rain', 'Noon']],
    ['direction=asc', ['Noon', 'Évening rain', 'Rain', 'Dawn']],
    ['order=name', ['Dawn', 'Évening rain', 'Noon', 'Rain']],
    ['order=name&direction=desc', ['Rain', 'Noon', 'Évening rain', 'Dawn']],
    ['order=tracks', ['Évening rain', 'Noon', 'Rain', 'Dawn']],
    ['query=rain', ['Rain', 'Évening rain']],
    ['query=RAIN+evening', ['Évening rain']],
    ['query=%25', []],
    ['visibility=private', ['Rain']],
    ['visibility=collaborative', ['Évening rain']],
    ['visibility.not=private&owner=me', ['Dawn', 'Évening rain']],
    ['owner=others', ['Noon']],
    ['tracks_count.min=2', ['Évening rain', 'Noon']],
    ['tracks_count.min=1&tracks_count.max=1', ['Rain']],
    ['tracks_count=0', ['Dawn']],
  ])('with “%s” are %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each(['order=name', 'order=name&direction=desc', 'order=tracks&direction=asc'])(
    'with “%s” are read to the last page by cursors',
    async (query) => {
      const listed = await readAll((cursor) =>
        catalogue.get(`/me/playlists?${query}&perPage=1${cursor}`, PlaylistList, owner),
      );
      expect(listed.map(({ name }) => name)).toEqual(await names(query));
    },
  );

  test('a page by its number has the total of what the filters keep', async () => {
    const { data, total, next_cursor } = await read('order=name&owner=me&page=2&perPage=2');
    expect(data.map(({ name }) => name)).toEqual(['Rain']);
    expect({ total, next_cursor }).toEqual({ total: 3, next_cursor: null });
    expect(await read('page=9')).toMatchObject({ data: [], total: 4 });
    expect((await read('')).total).toBeNull();
  });

  test('a cursor of the other direction is refused', async () => {
    const { next_cursor } = await read('order=name&perPage=1');
    const path = `/me/playlists?order=name&direction=desc&cursor=${next_cursor}`;
    expect(await catalogue.send(path, owner)).toMatchObject({
      status: 400,
      body: { code: 'invalid_cursor' },
    });
  });

  test.each([
    'order=owner',
    'direction=up',
    'visibility=secret',
    'tracks_count.min=few',
    'page=0',
    'page=1001',
  ])('“%s” is answered 422', async (query) => {
    expect((await catalogue.send(`/me/playlists?${query}`, owner)).status).toBe(422);
  });
});

describe('LIST-2 the tracks of a playlist', () => {
  let id: number;

  beforeEach(async () => {
    const { sample, db } = catalogue;
    const owner = await sample.user('Nora');
    const artist = await sample.artist('Nadia Voss');
    const album = await sample.album('Harbour');
    const tracks = [
      await sample.track('Tide', { album_id: album.id, duration: 90_000, plays_count: 5 }),
      await sample.track('Ash', { duration: 30_000, plays_count: 7, artists: [artist.id] }),
      await sample.track('Mist', { duration: 60_000, plays_count: 1 }),
    ];
    ({ id } = await sample.playlist(
      'Evening',
      owner.id,
      tracks.map((track) => track.id),
    ));
    await db
      .update(playlistTracks)
      .set({ added_at: sql`timestamptz '2026-03-01 23:30:00+00' + position * interval '1 day'` });
  });

  const read = (query: string) =>
    catalogue.get(`/playlists/${id}/tracks?${query}`, PlaylistTrackList, asGuest);

  test.each([
    ['', 'Tide Ash Mist'],
    ['direction=desc', 'Mist Ash Tide'],
    ['order=title', 'Ash Mist Tide'],
    ['order=title&direction=desc', 'Tide Mist Ash'],
    ['order=album', 'Ash Mist Tide'],
    ['order=added', 'Mist Ash Tide'],
    ['order=plays', 'Ash Tide Mist'],
    ['order=duration', 'Ash Mist Tide'],
    ['query=voss', 'Ash'],
    ['query=i', 'Tide Ash Mist'],
    ['order=title&query=t', 'Mist Tide'],
    ['added_at.min=2026-03-02', 'Ash Mist'],
    ['added_at.max=2026-03-02', 'Tide Ash'],
  ])('with “%s” are %s', async (query, expected) => {
    const listed = await readAll((cursor) => read(`${query}&perPage=2${cursor}`));
    expect(listed.map(({ track }) => track.name).join(' ')).toBe(expected);
  });

  test('an order or a filter adds no statement', async () => {
    const plain = await catalogue.countQueries(`/playlists/${id}/tracks`);
    expect(await catalogue.countQueries(`/playlists/${id}/tracks?order=title&query=i`)).toBe(plain);
  });
});
