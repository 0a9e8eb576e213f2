import { AlbumList, ArtistResponse, ArtistList, TrackList } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readAll, times, openTestCatalogue } from '../testing/testCatalogue.ts';
import { artists, artistSimilar } from './table.ts';

const catalogue = openTestCatalogue();

describe('an artist', () => {
  test('has all fields that its page shows, with the most similar artists first', async () => {
    const { sample, db } = catalogue;
    const genre = await sample.genre('Dub');
    const image_key = await sample.image('demo-artist-1');
    const background_image_key = await sample.image('demo-background-1');
    const { id } = await sample.artist('Nadia Voss', {
      genre: genre.id,
      image_key,
      background_image_key,
      country: 'NO',
      verified: true,
      bio: '<p>Plays the harp.</p>',
      links: [{ label: 'Website', url: 'https://voss.example' }],
    });
    const [near, far, hidden] = await times(3, (index) => sample.artist(`Other ${index}`));
    await db.update(artists).set({ status: 'hidden' }).where(eq(artists.id, hidden!.id));
    await db.insert(artistSimilar).values([
      { artist_id: id, similar_id: far!.id, order: 2 },
      { artist_id: id, similar_id: hidden!.id, order: 1 },
      { artist_id: id, similar_id: near!.id, order: 0 },
    ]);
    const { artist } = await catalogue.get(`/artists/${id}`, ArtistResponse);
    expect(artist.similar.map((other) => other.id)).toEqual([near!.id, far!.id]);
    expect(artist).toMatchObject({
      slug: 'nadia-voss',
      image: { src: '/media/images/demo-artist-1' },
      background_image: { src: '/media/images/demo-background-1' },
      country: 'NO',
      verified: true,
      genres: [{ name: 'dub', display_name: 'Dub' }],
      links: [{ label: 'Website', url: 'https://voss.example' }],
    });
  });

  test('has its tracks by plays and its albums by release date, in every role', async () => {
    const { sample } = catalogue;
    const [artist, other] = await times(2, (index) => sample.artist(`Artist ${index}`));
    await sample.track('Less', { artists: [artist!.id], plays_count: 1 });
    await sample.track('More', { artists: [other!.id, artist!.id], plays_count: 2 });
    await sample.track('Not theirs', { artists: [other!.id] });
    await sample.album('Old', { artists: [artist!.id], release_date: '2001-01-01' });
    await sample.album('New', { artists: [artist!.id], release_date: '2025-01-01' });
    await sample.album('Hidden', { artists: [artist!.id], status: 'hidden' });
    const tracks = await readAll((cursor) =>
      catalogue.get(`/artists/${artist!.id}/tracks?perPage=1${cursor}`, TrackList),
    );
    expect(tracks.map(({ name }) => name)).toEqual(['More', 'Less']);
    const albums = await readAll((cursor) =>
      catalogue.get(`/artists/${artist!.id}/albums?perPage=1${cursor}`, AlbumList),
    );
    expect(albums.map(({ name }) => name)).toEqual(['New', 'Old']);
  });

  test('that is hidden gives 404, and so do its lists', async () => {
    const { id } = await catalogue.sample.artist('Nadia Voss', { status: 'hidden' });
    for (const path of ['', '/tracks', '/albums']) {
      expect(await catalogue.send(`/artists/${id}${path}`)).toEqual({
        status: 404,
        body: { code: 'not_found', message: 'This artist does not exist, or is not public.' },
      });
    }
  });
});

describe('lists of artists', () => {
  test.each(['popular', 'newest', 'name'])('in the order %s can be read to the last page', async (order) => {
    await times(7, (index) => catalogue.sample.artist(`Artist ${index % 2}`, { plays_count: index % 3 }));
    // All artists are created in the same millisecond.
    await catalogue.db.update(artists).set({ created_at: new Date('2025-06-01T10:00:00.123Z') });
    const listed = await readAll((cursor) =>
      catalogue.get(`/artists?order=${order}&perPage=2${cursor}`, ArtistList),
    );
    expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('in the order newest sort by the millisecond across pages', async () => {
    await times(6, (index) =>
      catalogue.sample.artist('Artist', { created_at: new Date(1_700_000_000_000 + index) }),
    );
    const listed = await readAll((cursor) =>
      catalogue.get(`/artists?order=newest&perPage=1${cursor}`, ArtistList),
    );
    expect(listed.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('can be filtered by genre', async () => {
    const { sample } = catalogue;
    const genre = await sample.genre('Dub');
    await sample.artist('In', { genre: genre.id });
    await sample.artist('Out');
    const { pagination } = await catalogue.get('/artists?genre=dub', ArtistList);
    expect(pagination.data.map(({ name }) => name)).toEqual(['In']);
  });

  test('take the same number of queries for 50 artists as for 2', async () => {
    await times(50, (index) => catalogue.sample.artist(`Artist ${index}`));
    const few = await catalogue.countQueries('/artists?perPage=2');
    expect(await catalogue.countQueries('/artists?perPage=50')).toBe(few);
  });
});
