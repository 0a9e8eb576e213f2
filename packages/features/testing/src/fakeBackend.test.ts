import { albumQuery, artistTracksQuery, ApiError, genresQuery } from '@segno/data';
import { sampleAlbum, sampleTracks } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { answer, answerAll, answerPages, fakeQueryClient, type ScreenState } from './fakeBackend.ts';

const answers = [
  answer(albumQuery(11), sampleAlbum, { empty: { ...sampleAlbum, tracks: [] } }),
  answerPages(artistTracksQuery(4), sampleTracks.slice(0, 3)),
];
const album = (state: ScreenState = 'ready') => fakeQueryClient(answers, () => state).query(albumQuery(11));
const tracks = async (state: ScreenState = 'ready') =>
  (await fakeQueryClient(answers, () => state).infiniteQuery(artistTracksQuery(4))).pages.flatMap(
    ({ pagination }) => pagination.data,
  );

test('a query gets the answer for its options', async () => {
  expect(await album()).toBe(sampleAlbum);
  expect(await tracks()).toEqual(sampleTracks.slice(0, 3));
});

test('an answer for a whole resource matches each of its queries, but no others', async () => {
  const client = fakeQueryClient([answerAll(albumQuery(11), sampleAlbum)]);
  expect(await client.query(albumQuery(12))).toBe(sampleAlbum);
  await expect(client.query(genresQuery())).rejects.toThrow('["genres","list"]');
});

test('the state "empty" returns records without content and empty pages', async () => {
  expect((await album('empty')).tracks).toEqual([]);
  expect(await tracks('empty')).toEqual([]);
});

test.each([
  ['error', 500],
  ['forbidden', 403],
] as const)('the state "%s" fails with %i', async (state, status) => {
  await expect(album(state)).rejects.toSatisfy(
    (error: unknown) => error instanceof ApiError && error.status === status,
  );
});

test('the state "loading" never answers', async () => {
  const settled = album('loading').then(() => 'answered');
  expect(await Promise.race([settled, new Promise((done) => setImmediate(done, 'waiting'))])).toBe('waiting');
});

test('a query without an answer fails with an error that names its key', async () => {
  await expect(fakeQueryClient(answers).query(albumQuery(12))).rejects.toThrow('["albums",12]');
});
