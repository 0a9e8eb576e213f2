import { expect, expectTypeOf, test } from 'vitest';
import { forgotPasswordPath, loginPath, registerPath } from './accountPaths.ts';
import { type PageName, pages, type PathParams, readParams, takenSegments } from './pages.ts';
import {
  albumPath,
  artistPath,
  channelPath,
  libraryPlaylistsPath,
  playlistPath,
  searchPath,
  tagPath,
  trackPath,
} from './paths.ts';

/** Whether a path has the form of a page's. */
const matches = (name: PageName, path: string) => {
  const source = pages[name].replaceAll(/\/:\w+(\?)?/g, (_, optional) => (optional ? '(/[^/]+)?' : '/[^/]+'));
  return new RegExp(`^${source}$`).test(path);
};

const record = { id: 3, name: 'Slow Tide' };

test.each<[PageName, string]>([
  ['artist', artistPath(record)],
  ['album', albumPath(record)],
  ['track', trackPath(record)],
  ['playlist', playlistPath(record)],
  ['tag', tagPath({ name: 'late night' })],
  ['tag', tagPath({ name: 'late night' }, 'albums')],
  ['search', searchPath()],
  ['search', searchPath('tide', 'albums')],
  ['libraryPlaylists', libraryPlaylistsPath()],
  ['login', loginPath()],
  ['register', registerPath()],
  ['forgotPassword', forgotPasswordPath()],
  ['channel', channelPath({ slug: 'genre' }, 'folk')],
  ['channelBelow', channelPath({ slug: 'login' }, 'folk')],
])('ROUTE-1 links to the page %s have its path: %s', (name, path) => {
  expect(matches(name, path)).toBe(true);
});

test('ROUTE-1 a channel with the first segment of any other page keeps an address', () => {
  const firsts = Object.values(pages).flatMap((path) => /^\/([\w-]+)/.exec(path)?.[1] ?? []);
  expect(firsts).toContain('library');
  for (const slug of [...firsts, 'api', 'auth', 'media', 'assets', 'health', 'secure']) {
    expect(takenSegments).toContain(slug);
    expect(channelPath({ slug })).toBe(`/channel/${slug}`);
  }
  expect(channelPath({ slug: 'new-releases' })).toBe('/new-releases');
});

test.each([
  [
    { albumId: '11', artistName: 'Iva', albumName: undefined },
    { albumId: 11, artistName: 'Iva' },
  ],
  [{ albumId: '011' }, undefined],
  [
    { tagName: 'late night', tagTab: 'albums' },
    { tagName: 'late night', tagTab: 'albums' },
  ],
  [{ tagName: 'late night', tagTab: 'artists' }, undefined],
  [
    { slugOrId: '7', restriction: '1' },
    { slugOrId: '7', restriction: '1' },
  ],
  // A name that every object has.
  [{ toString: 'x' }, { toString: 'x' }],
])('ROUTE-1 the parameters %j of a path are read as %j', (params, read) => {
  expect(readParams(params)).toEqual(read);
});

test('the parameters of a page are typed by its path', () => {
  expectTypeOf<PathParams<'album'>>().toEqualTypeOf<
    { readonly albumId: number } & { readonly artistName?: string; readonly albumName?: string }
  >();
  expectTypeOf<PathParams<'channel'>['slugOrId']>().toBeString();
  expectTypeOf<PathParams<'tag'>['tagTab']>().toEqualTypeOf<'tracks' | 'albums' | undefined>();
  // @ts-expect-error -- a page has no other parameters
  expectTypeOf<PathParams<'tag'>['albumId']>().toBeString();
});
