import { expect, test } from 'vitest';
import { mergeValues } from './mergeValues.ts';

const before = {
  name: 'Harbour',
  copyright: '',
  genre_ids: [1],
  artist_ids: [4],
  artist_roles: ['primary'],
};

test('BACKSTAGE-4 what only one has changed needs no choice; what both have changed alike neither', () => {
  expect(
    mergeValues({
      before,
      typed: { ...before, name: 'Harbour at night', genre_ids: [1, 2] },
      theirs: { ...before, copyright: '℗ 2026', genre_ids: [1, 2] },
    }),
  ).toEqual({ own: ['name'], both: [] });
});

test('BACKSTAGE-4 a field that both have changed to other values is chosen, together with its companions', () => {
  expect(
    mergeValues({
      before,
      typed: { ...before, artist_roles: ['producer'] },
      theirs: { ...before, artist_ids: [4, 5], artist_roles: ['primary', 'featured'] },
    }),
  ).toEqual({ own: ['artist_ids', 'artist_roles'], both: ['artist_ids'] });
});
