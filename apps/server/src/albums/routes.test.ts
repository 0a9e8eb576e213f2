import { AlbumResponse, AlbumList, albumsAtOnce, AlbumTracks } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { named } from '../records/named.ts';
import { readAll, times, openTestCatalogue } from '../testing/testCatalogue.ts';
import { labels } from '../labels/table.ts';
import { tracks } from '../tracks/table.ts';
import { albums } from './table.ts';

const catalogue = openTestCatalogue();

describe('an album', () => {
  test('has all fields that its page shows, with its tracks in disc and track order', async () => {
    const { sample, db } = catalogue;
    const genre = await sample.genre('Jazz');
    const tag = await sample.tag('Rainy day');
    const artist = await sample.artist('Nadia Voss');
    const [label] = await db.insert(labels).values(named('Quay Records')).returning();
    const { id } = await sample.album('Harbour', {
      artists: [artist.id],
      genre: genre.id,
      tag: tag.id,
      type: 'ep',
      label_id: label!.id,
      description: '<p>Recorded by the sea.</p>',
    });
    await sample.track('Second disc', { album_id: id, disc: 2, number: 1, duration: 3000 });
    await sample.track('Without number', { album_id: id, duration: 500 });
    await sample.track('Two', { album_id: id, disc: 1, number: 2, duration: 2000 });
    await sample.track('One', { album_id: id, number: 1, duration: 1000 });
    await sample.track('Hidden', { album_id: id, number: 3, status: 'hidden' });
    const { album } = await catalogue.get(`/albums/${id}`, AlbumResponse);
    expect(album.tracks.map(({ name }) => name)).toEqual(['One', 'Two', 'Without number', 'Second disc']);
    expect(album).toMatchObject({
      type: 'ep',
      tracks_count: 4,
      duration: 6500,
      artists: [{ id: artist.id, name: 'Nadia Voss' }],
      genres: [{ name: 'jazz' }],
      tags: [{ name: 'rainy-day' }],
      label: { id: label!.id, name: 'Quay Records' },
      description: '<p>Recorded by the sea.</p>',
    });
  });

  test('SELECT-5 the tracks of several albums are read at once, in the order of the albums', async () => {
    const { sample } = catalogue;
    const [one, two, hidden] = [
      await sample.album('Harbour'),
      await sample.album('Quay'),
      await sample.album('Draft', { status: 'hidden' }),
    ];
    await sample.track('Second', { album_id: one.id, number: 2 });
    await sample.track('First', { album_id: one.id, number: 1 });
    await sample.track('Hidden', { album_id: one.id, number: 3, status: 'hidden' });
    await sample.track('Other', { album_id: two.id, number: 1 });
    await sample.track('Of a hidden album', { album_id: hidden.id });
    const ids = [two.id, hidden.id, one.id];
    const { tracks: found } = await catalogue.get(`/albums/tracks?ids=${ids.join()}`, AlbumTracks);
    expect(found.map(({ name }) => name)).toEqual(['Other', 'First', 'Second']);
    const tooMany = Array.from({ length: albumsAtOnce + 1 }, (_, index) => index + 1);
    expect((await catalogue.send(`/albums/tracks?ids=${tooMany.join()}`)).status).toBe(422);
  });

  test.each(['draft', 'scheduled', 'hidden'] as const)('with the status %s gives 404', async (status) => {
    const { id } = await catalogue.sample.album('Harbour', { status });
    expect(await catalogue.send(`/albums/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const { pagination } = await catalogue.get('/albums', AlbumList);
    expect(pagination.data).toEqual([]);
  });

  test('takes the same number of queries with 50 tracks as with 2', async () => {
    const { sample, db } = catalogue;
    const artist = await sample.artist('Nadia Voss');
    const { id } = await sample.album('Harbour');
    await times(2, () => sample.track('Tide', { album_id: id, artists: [artist.id] }));
    const few = await catalogue.countQueries(`/albums/${id}`);
    await times(48, () => sample.track('Tide', { album_id: id, artists: [artist.id] }));
    expect(await catalogue.countQueries(`/albums/${id}`)).toBe(few);
    expect(few).toBeLessThanOrEqual(2);
    expect(await db.$count(tracks)).toBe(50);
  });
});

describe('lists of albums', () => {
  test('can be filtered by genre and type together', async () => {
    const { sample } = catalogue;
    const genre = await sample.genre('Jazz');
    await sample.album('Jazz album', { genre: genre.id });
    await sample.album('Jazz single', { genre: genre.id, type: 'single' });
    await sample.album('Other single', { type: 'single' });
    const { pagination } = await catalogue.get('/albums?genre=jazz&type=single', AlbumList);
    expect(pagination.data.map(({ name }) => name)).toEqual(['Jazz single']);
    expect(await catalogue.send('/albums?type=tape')).toMatchObject({ status: 422 });
  });

  test.each(['popular', 'newest', 'name'])('in the order %s can be read to the last page', async (order) => {
    const { sample, db } = catalogue;
    await times(11, (index) => sample.album(`Album ${index % 4}`, { release_date: '2025-05-05' }));
    await db.update(albums).set({ plays_count: 3 }).where(eq(albums.name, 'Album 1'));
    const listed = await readAll((cursor) =>
      catalogue.get(`/albums?order=${order}&perPage=2${cursor}`, AlbumList),
    );
    expect(new Set(listed.map(({ id }) => id)).size).toBe(11);
    expect(listed).toHaveLength(11);
  });

  test('take the same number of queries for 50 albums as for 2', async () => {
    const { sample } = catalogue;
    const artist = await sample.artist('Nadia Voss');
    await times(50, (index) => sample.album(`Album ${index}`, { artists: [artist.id] }));
    const few = await catalogue.countQueries('/albums?perPage=2');
    expect(await catalogue.countQueries('/albums?perPage=50')).toBe(few);
  });
});
