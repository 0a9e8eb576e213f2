import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleAlbum } from '../albums/samples.ts';
import { sampleArtist } from '../artists/samples.ts';
import { samplePlaylists, samplePlaylistTracks } from '../playlists/samples.ts';
import { sampleTrack } from '../tracks/samples.ts';
import { albumData, artistData, playlistData, siteData, trackData } from './structuredData.ts';

const absolute = (path: string) => new URL(path, 'https://segno.example').href;

const Url = v.pipe(v.string(), v.url());
const Text = v.pipe(v.string(), v.minLength(1));
const Day = v.pipe(v.string(), v.isoDate());
const Duration = v.pipe(v.string(), v.regex(/^PT\d+M\d{1,2}S$/));
const thing = {
  '@id': v.optional(Url),
  name: Text,
  url: v.optional(Url),
  image: v.optional(Url),
  description: v.optional(Text),
};

/** The properties that schema.org 29 defines for these types, and the types of their values. */
const MusicGroup = v.strictObject({
  '@type': v.literal('MusicGroup'),
  ...thing,
  genre: v.optional(v.array(Text)),
  sameAs: v.optional(v.array(Url)),
});
const work = {
  ...thing,
  byArtist: v.optional(v.array(MusicGroup)),
  genre: v.optional(v.array(Text)),
  datePublished: v.optional(Day),
};
const AlbumReference = v.strictObject({ '@type': v.literal('MusicAlbum'), ...thing });
const MusicRecording = v.strictObject({
  '@type': v.literal('MusicRecording'),
  ...work,
  duration: Duration,
  isrcCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z\d]{3}\d{7}$/))),
  inAlbum: v.optional(AlbumReference),
});
const listed = { numTracks: v.pipe(v.number(), v.integer()), track: v.optional(v.array(MusicRecording)) };
const MusicAlbum = v.strictObject({
  '@type': v.literal('MusicAlbum'),
  ...work,
  ...listed,
  albumReleaseType: v.optional(
    v.picklist(
      ['AlbumRelease', 'SingleRelease', 'EPRelease', 'BroadcastRelease'].map(
        (name) => `https://schema.org/${name}`,
      ),
    ),
  ),
  albumProductionType: v.optional(v.literal('https://schema.org/CompilationAlbum')),
  albumRelease: v.optional(
    v.strictObject({
      '@type': v.literal('MusicRelease'),
      catalogNumber: v.optional(Text),
      gtin12: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/))),
      gtin13: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/))),
      recordLabel: v.optional(v.strictObject({ '@type': v.literal('Organization'), name: Text })),
    }),
  ),
});
const MusicPlaylist = v.strictObject({
  '@type': v.literal('MusicPlaylist'),
  ...thing,
  ...listed,
  author: v.strictObject({ '@type': v.literal('Person'), name: Text }),
});

const [playlist] = samplePlaylists;
if (!playlist) throw new Error('There are sample playlists.');
const single = { ...sampleAlbum, type: 'compilation' as const, upc: '012345678905', label: null, tracks: [] };

test.each([
  ['an artist', MusicGroup, artistData(sampleArtist, absolute)],
  ['an album', MusicAlbum, albumData(sampleAlbum, absolute)],
  ['a compilation without tracks', MusicAlbum, albumData(single, absolute)],
  ['a track', MusicRecording, trackData(sampleTrack, absolute)],
  ['a playlist', MusicPlaylist, playlistData(playlist, samplePlaylistTracks, absolute)],
])('SITE-4 the structured data of %s has the properties and values of schema.org', (_, schema, data) => {
  expect(v.parse(schema as v.GenericSchema, data)).toEqual(data);
});

test('SITE-4 the site names its search', () => {
  expect(siteData('Segno', absolute)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://segno.example/',
    potentialAction: { target: { urlTemplate: 'https://segno.example/search/{words}' } },
  });
});
