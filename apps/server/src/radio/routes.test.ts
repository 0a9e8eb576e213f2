import { RadioAnswer } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestCatalogue, times } from '../catalogue/testCatalogue.ts';
import { tracks } from '../tracks/table.ts';

const catalogue = openTestCatalogue();
const names = async (path: string) => (await catalogue.get(path, RadioAnswer)).tracks.map(({ name }) => name);

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
