import { GenreResponse, GenreList } from '@segno/data/contract';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { readAll, times, openTestCatalogue } from '../testing/testCatalogue.ts';

const catalogue = openTestCatalogue();

test('genres are listed by name, with their counts', async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  await sample.genre('Ambient');
  await sample.genre('Drum and bass');
  await sample.track('Tide', { genre: jazz.id });
  const listed = await readAll((cursor) => catalogue.get(`/genres?perPage=2${cursor}`, GenreList));
  expect(listed.map(({ name, tracks_count }) => [name, tracks_count])).toEqual([
    ['ambient', 0],
    ['drum-and-bass', 0],
    ['jazz', 1],
  ]);
});

test('a genre is found by its name, also with capital letters and spaces', async () => {
  await catalogue.sample.genre('Drum and bass');
  for (const name of ['drum-and-bass', 'Drum%20and%20Bass']) {
    const { genre } = await catalogue.get(`/genres/${name}`, GenreResponse);
    expect(genre).toMatchObject({ display_name: 'Drum and bass', slug: 'drum-and-bass' });
  }
  expect(await catalogue.send('/genres/polka%00')).toEqual({
    status: 404,
    body: { code: 'not_found', message: 'There is no such genre.' },
  });
});

test('lists of an unknown genre give 404 without a query for the list', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const path of ['/tracks', '/albums', '/artists']) {
    expect(await catalogue.send(`${path}?genre=nothing`)).toEqual({
      status: 404,
      body: { code: 'not_found', message: 'There is no such genre.' },
    });
  }
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement)).join('\n');
  query.mockRestore();
  expect(statements).toContain('genres');
  expect(statements).not.toMatch(/from \\"(?:tracks|albums|artists)/);
});

test('a list of 50 genres takes as many queries as one of 2', async () => {
  await times(50, (index) => catalogue.sample.genre(`Genre ${index}`));
  const few = await catalogue.countQueries('/genres?perPage=2');
  expect(await catalogue.countQueries('/genres?perPage=50')).toBe(few);
});
