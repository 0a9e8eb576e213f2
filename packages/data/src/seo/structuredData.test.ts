import { expect, test } from 'vitest';
import { sampleAlbum } from '../albums/samples.ts';
import { sampleArtist } from '../artists/samples.ts';
import { sampleLabel } from '../labels/samples.ts';
import { sampleProducts } from '../payments/samples.ts';
import { samplePlaylists, samplePlaylistTracks } from '../playlists/samples.ts';
import { sampleTrack } from '../tracks/samples.ts';
import {
  albumData,
  artistData,
  labelData,
  planData,
  playlistData,
  profileData,
  siteData,
  trackData,
  webPageData,
} from './structuredData.ts';
import { structuredProblems } from './testSchemas.ts';

const absolute = (path: string) => new URL(path, 'https://segno.example').href;

const [playlist] = samplePlaylists;
if (!playlist) throw new Error('There are sample playlists.');
const single = { ...sampleAlbum, type: 'compilation' as const, upc: '012345678905', label: null, tracks: [] };

const [plan] = sampleProducts;
if (!plan) throw new Error('There are sample plans.');
const profile = {
  id: 3,
  name: 'Mira',
  playlists_count: 1,
  followers_count: 0,
  following_count: 0,
  created_at: '2026-10-02T08:00:00.000Z',
};
const url = absolute('/contact');

test.each([
  ['an artist', 'MusicGroup', artistData(sampleArtist, absolute)],
  ['an album', 'MusicAlbum', albumData(sampleAlbum, absolute)],
  ['a compilation without tracks', 'MusicAlbum', albumData(single, absolute)],
  ['a track', 'MusicRecording', trackData(sampleTrack, absolute)],
  ['a playlist', 'MusicPlaylist', playlistData(playlist, samplePlaylistTracks, absolute)],
  ['a label', 'Organization', labelData(sampleLabel, absolute)],
  ['a person', 'ProfilePage', profileData(profile, absolute)],
  ['a plan', 'Product', planData(plan, 'Segno', absolute)],
  ['a plan without prices', 'Product', planData({ ...plan, prices: [] }, 'Segno', absolute)],
  ['a page', 'ContactPage', webPageData('ContactPage', { title: 'Contact', url })],
  ['the site', 'WebSite', siteData('Segno', absolute)],
])('SITE-4 the structured data of %s has the properties and values of schema.org', (_, type, data) => {
  expect(structuredProblems(data)).toEqual([]);
  expect(data['@type']).toBe(type);
});

test('SITE-4 the prices of a plan are decimals of their currency, each for its time', () => {
  const prices = [
    { id: 1, amount: 1050, currency: 'EUR', interval: 'month' as const, interval_count: 3 },
    { id: 2, amount: 1050, currency: 'JPY', interval: 'year' as const, interval_count: 1 },
  ];
  expect(planData({ ...plan, prices }, 'Segno', absolute).offers).toMatchObject([
    { price: '10.50', priceSpecification: { billingDuration: 3, unitCode: 'MON' } },
    { price: '1050', priceSpecification: { billingDuration: 1, unitCode: 'ANN' } },
  ]);
});

test('SITE-4 the site names its search', () => {
  expect(siteData('Segno', absolute)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://segno.example/',
    potentialAction: { target: { urlTemplate: 'https://segno.example/search/{words}' } },
  });
});
