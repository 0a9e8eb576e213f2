import { AlbumList, TagResponse, TagList, TrackList } from '@segno/data/contract';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { readAll, openTestCatalogue } from '../testing/testCatalogue.ts';

const catalogue = openTestCatalogue();

test('a tag has its tracks and albums by plays', async () => {
  const { sample } = catalogue;
  const tag = await sample.tag('Late night');
  await sample.tag('Focus', 'custom');
  await sample.track('Less', { tag: tag.id, plays_count: 1 });
  await sample.track('More', { tag: tag.id, plays_count: 2 });
  await sample.track('Hidden', { tag: tag.id, status: 'hidden' });
  await sample.track('Other');
  await sample.album('Harbour', { tag: tag.id });
  const answer = await catalogue.get('/tags/Late%20Night', TagResponse);
  expect(answer.tag).toMatchObject({ name: 'late-night', type: 'mood', tracks_count: 2, albums_count: 1 });
  const tracks = await readAll((cursor) =>
    catalogue.get(`/tags/late-night/tracks?perPage=1${cursor}`, TrackList),
  );
  expect(tracks.map(({ name }) => name)).toEqual(['More', 'Less']);
  const albums = await catalogue.get('/tags/late-night/albums', AlbumList);
  expect(albums.pagination.data.map(({ name }) => name)).toEqual(['Harbour']);
  const { pagination } = await catalogue.get('/tags', TagList);
  expect(pagination.data.map(({ name }) => name)).toEqual(['focus', 'late-night']);
});

test('lists of an unknown tag give 404 without a query for the list', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const path of ['', '/tracks', '/albums']) {
    expect(await catalogue.send(`/tags/nothing${path}`)).toEqual({
      status: 404,
      body: { code: 'not_found', message: 'There is no such tag.' },
    });
  }
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement)).join('\n');
  query.mockRestore();
  expect(statements).toContain('tags');
  expect(statements).not.toMatch(/from \\"(?:tracks|albums)/);
});
