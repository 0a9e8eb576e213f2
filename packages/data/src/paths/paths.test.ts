import { expect, test } from 'vitest';
import { imageSrcSet, imageUrl } from '../images/imageUrl.ts';
import { sampleImage } from '../shared/samples.ts';
import {
  albumPath,
  artistPath,
  channelPath,
  genrePath,
  playlistPath,
  searchPath,
  tagPath,
  trackPath,
} from './paths.ts';
import { slugify } from './slugify.ts';

test.each([
  ['Marlow Quay', 'marlow-quay'],
  ["What's Left? (Live!)", 'whats-left-live'],
  ['  Orchard   Road, 4 a.m. ', 'orchard-road-4-am'],
  ['Kestrel & Vale', 'kestrel-vale'],
  ['Théa Moreau', 'théa-moreau'],
  ['夜の海', '夜の海'],
  ['already-a slug', 'already-a-slug'],
  ['a_b', 'a-b'],
  ['The\u0301a', 'théa'],
  ['!?', ''],
])('ROUTE-2 the slug of "%s" is "%s"', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('ROUTE-1 every page has its path', () => {
  expect(artistPath({ id: 1, name: 'Marlow Quay' })).toBe('/artist/1/marlow-quay');
  expect(albumPath({ id: 2, name: 'Slow Tide', artists: [{ name: 'Marlow Quay' }, { name: 'Fen' }] })).toBe(
    '/album/2/marlow-quay/slow-tide',
  );
  expect(albumPath({ id: 2, name: 'Slow Tide' }, [{ name: 'Fen' }])).toBe('/album/2/fen/slow-tide');
  expect(trackPath({ id: 3, name: 'Undertow' })).toBe('/track/3/undertow');
  expect(playlistPath({ id: 4, name: 'Deep Work' })).toBe('/playlist/4/deep-work');
  expect(genrePath({ name: 'drum-and-bass' })).toBe('/genre/drum-and-bass');
  expect(tagPath({ name: 'late night' })).toBe('/tag/late%20night');
  expect(tagPath({ name: 'focus' }, 'albums')).toBe('/tag/focus/albums');
  expect(channelPath({ slug: 'new-releases' })).toBe('/new-releases');
  expect(channelPath({ slug: 'genre' }, 'folk')).toBe('/genre/folk');
  expect(channelPath({ slug: 'radio' })).toBe('/channel/radio');
  expect(searchPath()).toBe('/search');
  expect(searchPath(' salt/water? ')).toBe('/search/salt%2Fwater%3F');
  expect(searchPath('tide', 'albums')).toBe('/search/tide/albums');
});

test('no segment of a path is empty, whatever the name is', () => {
  expect(trackPath({ id: 3, name: '???' })).toBe('/track/3/-');
  expect(albumPath({ id: 2, name: '!', artists: [] })).toBe('/album/2/various-artists/-');
});

test('the slug of a record is used if it has one', () => {
  expect(artistPath({ id: 1, name: 'Théa Moreau', slug: 'thea-moreau' })).toBe('/artist/1/thea-moreau');
});

test('an image has a URL for each width that the server has', () => {
  const image = { src: '/media/images/a', color: '#000000', alt: null };
  expect(imageUrl(image, 256)).toBe('/media/images/a/256');
  expect(imageSrcSet(image, 192)).toBe(
    '/media/images/a/64 64w, /media/images/a/128 128w, /media/images/a/192 192w',
  );
  expect(imageUrl(null, 64)).toBeUndefined();
  expect(imageSrcSet(null)).toBeUndefined();
});

test('an image with a complete URL is used unchanged', () => {
  const image = sampleImage(1);
  expect(imageUrl(image, 64)).toBe(image.src);
  expect(imageSrcSet(image)).toBeUndefined();
});
