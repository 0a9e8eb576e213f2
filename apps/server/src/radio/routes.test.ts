import { RadioResponse, RadioTracks } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestCatalogue, times } from '../testing/testCatalogue.ts';
import { tracks } from '../tracks/table.ts';

const catalogue = openTestCatalogue();
const names = async (path: string) =>
  (await catalogue.get(path, RadioResponse)).tracks.map(({ name }) => name);

test('a radio has tracks similar to its seed, by similarity and plays, without the seed', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const dub = await sample.genre('Dub');
  const late = await sample.tag('Late night');
  const seed = await sample.track('Seed', { genre: jazz.id, tag: late.id });
  await sample.track('Same genre, rare', { genre: jazz.id, plays_count: 1 });
  await sample.track('Same genre, popular', { genre: jazz.id, plays_count: 9 });
  await sample.track('Same genre and tag', { genre: jazz.id, tag: late.id });
  await sample.track('Same tag', { genre: dub.id, tag: late.id, plays_count: 99 });
  await sample.track('Another genre', { genre: dub.id, plays_count: 99 });
  expect(await names(`/radio/track/${seed.id}`)).toEqual([
    'Same genre and tag',
    'Same genre, popular',
    'Same genre, rare',
    'Same tag',
  ]);
});

test('albums and artists can be seeds, and their own tracks are omitted', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const artist = await sample.artist('Nadia Voss');
  const album = await sample.album('Harbour', { artists: [artist.id] });
  await sample.track('Own', { artists: [artist.id], album_id: album.id, genre: jazz.id });
  await sample.track('Like it', { genre: jazz.id });
  expect(await names(`/radio/album/${album.id}`)).toEqual(['Like it']);
  expect(await names(`/radio/artist/${artist.id}`)).toEqual(['Like it']);
});

test('a radio has at most three tracks of an artist', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const [one, other] = await times(2, (index) => sample.artist(`Artist ${index}`));
  const seed = await sample.track('Seed', { genre: jazz.id });
  await times(5, (index) =>
    sample.track(`Popular ${index}`, { genre: jazz.id, artists: [one!.id], plays_count: 9 }),
  );
  await sample.track('Other', { genre: jazz.id, artists: [other!.id] });
  expect(await names(`/radio/track/${seed.id}`)).toHaveLength(4);
});

test('hidden records are neither seeds nor in a radio; a track without similar tracks has an empty radio', async () => {
  const { sample, db } = catalogue;
  const jazz = await sample.genre('Jazz');
  const seed = await sample.track('Seed', { genre: jazz.id });
  const hidden = await sample.track('Hidden', { genre: jazz.id });
  await db.update(tracks).set({ status: 'hidden' }).where(eq(tracks.id, hidden.id));
  expect(await names(`/radio/track/${seed.id}`)).toEqual([]);
  expect(await catalogue.send(`/radio/track/${hidden.id}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test.each(['track/0', 'track/x', 'track/99999999999', 'user/1'])('%s is not a valid seed', async (seed) => {
  expect((await catalogue.send(`/radio/${seed}`)).status).toBeGreaterThanOrEqual(400);
});

test('a radio takes the same number of queries for many tracks as for few', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const dub = await sample.genre('Dub');
  const few = await sample.track('Few', { genre: dub.id });
  await sample.track('One', { genre: dub.id });
  const many = await sample.track('Many', { genre: jazz.id });
  await times(20, (index) => sample.track(`Track ${index}`, { genre: jazz.id }));
  const count = await catalogue.countQueries(`/radio/track/${few.id}`);
  expect(await catalogue.countQueries(`/radio/track/${many.id}`)).toBe(count);
});

const next = (path: string) => catalogue.get(path, RadioTracks);

test('RADIO-2 a radio of 100 tracks repeats no track, and no artist follows itself', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const artists = await times(12, (index) => sample.artist(`Artist ${index}`));
  await times(130, (index) =>
    sample.track(`Track ${index}`, {
      genre: index % 3 === 0 ? undefined : jazz.id,
      artists: [artists[index % 12]!.id],
      plays_count: index,
    }),
  );
  const played: { id: number; artist: number }[] = [];
  while (played.length < 100) {
    const { tracks: found } = await next(
      `/radio/genre/${jazz.id}/tracks?played=${played.map(({ id }) => id).join(',')}`,
    );
    expect(found).toHaveLength(10);
    played.push(...found.map(({ track }) => ({ id: track.id, artist: track.artists[0]!.id })));
  }
  expect(new Set(played.map(({ id }) => id)).size).toBe(100);
  for (const [index, { artist }] of played.entries()) expect(artist).not.toBe(played[index - 1]?.artist);
});

test('RADIO-3 each track says why it is in the radio, and the radio of a track begins with it', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const dub = await sample.genre('Dub');
  const late = await sample.tag('Late night');
  const seed = await sample.track('Seed', { genre: jazz.id, tag: late.id });
  const wanted = await sample.track('Wanted', { genre: dub.id });
  await sample.track('Same genre', { genre: jazz.id });
  await sample.track('Same tag', { tag: late.id });
  await sample.track('Like wanted', { genre: dub.id });
  await sample.track('Another');
  const { seed: of, tracks: found } = await next(`/radio/track/${seed.id}/tracks?more=${wanted.id}`);
  expect(of).toEqual({ type: 'track', id: seed.id, name: 'Seed', image: null });
  expect(found[0]!.track.name).toBe('Seed');
  expect(Object.fromEntries(found.map(({ track, reason }) => [track.name, reason]))).toEqual({
    Seed: { kind: 'seed', name: 'Seed' },
    'Same genre': { kind: 'genre', name: 'Jazz' },
    'Same tag': { kind: 'tag', name: 'Late night' },
    Wanted: { kind: 'more', name: 'Wanted' },
    'Like wanted': { kind: 'more', name: 'Wanted' },
    Another: { kind: 'popular', name: '' },
  });
});

test('RADIO-4 a track of which less is wanted does not come again', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const unwanted = await sample.track('Unwanted', { genre: jazz.id });
  await sample.track('Other', { genre: jazz.id });
  const { tracks: found } = await next(`/radio/genre/${jazz.id}/tracks?less=${unwanted.id}`);
  expect(found.map(({ track }) => track.name)).toEqual(['Other']);
});

test('RADIO-1 a playlist is a seed for those who see it; wrong lists are refused', async () => {
  const { sample } = catalogue;
  const person = await sample.user();
  const track = await sample.track('Seed');
  const open = await sample.playlist('Open', person.id, [track.id], { public: true });
  const closed = await sample.playlist('Closed', person.id, [track.id], { public: false });
  expect((await next(`/radio/playlist/${open.id}/tracks`)).seed.name).toBe('Open');
  expect((await catalogue.send(`/radio/playlist/${closed.id}/tracks`)).status).toBe(404);
  expect((await catalogue.send(`/radio/playlist/${closed.id}`)).status).toBe(404);
  for (const query of ['played=1,x', `more=${Array.from({ length: 21 }, (_, index) => index + 1).join(',')}`])
    expect((await catalogue.send(`/radio/track/${track.id}/tracks?${query}`)).status).toBe(422);
});
