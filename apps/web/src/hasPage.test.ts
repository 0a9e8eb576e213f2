import { expect, test } from 'vitest';
import { hasPage } from './hasPage.ts';

test.each([
  ['/', true],
  ['/search', true],
  ['/search/tide/albums', true],
  ['/search/tide/albums/more', false],
  ['/library/playlists?page=2', true],
  ['/library/nothing', false],
  ['/new-releases', true],
  ['/album/5/anna/tide', true],
  ['/album', false],
  ['/api/v1/albums', false],
  ['/assets/x.js', false],
])('%s has a page: %s', (path, isThere) => {
  expect(hasPage(path)).toBe(isThere);
});
