import { expect, test } from 'vitest';
import { artistViewSearch, readArtistView } from './artistViews.ts';

test('ARTIST-1 a view of an artist, its filter and its order are in the address', () => {
  const search = artistViewSearch('discography', { type: 'single', order: 'name' });
  expect(search).toBe('?view=discography&type=single&order=name');
  expect(readArtistView(search)).toEqual({ view: 'discography', input: { type: 'single', order: 'name' } });
  expect(artistViewSearch('overview')).toBe('');
  expect(readArtistView('?view=x&type=y&order=newest')).toEqual({ view: 'overview', input: {} });
});
