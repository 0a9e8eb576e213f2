import {
  sampleAlbums,
  sampleArtists,
  sampleGenres,
  samplePlaylists,
  sampleTracks,
} from '@segno/data/samples';
import { expect, test } from 'vitest';
import { topResult } from './topResult.ts';

const named = <T extends object>(record: T, name: string): T => ({ ...record, name, display_name: name });
const nothing = {
  tracks: [],
  albums: [],
  artists: [],
  playlists: [],
  genres: [],
  tags: [],
  labels: [],
  users: [],
};
const results = {
  ...nothing,
  artists: [named(sampleArtists[0]!, 'Low Country')],
  albums: [named(sampleAlbums[0]!, 'Lów')],
  tracks: [named(sampleTracks[0]!, 'Slow Tide'), named(sampleTracks[1]!, 'Tide')],
  playlists: [named(samplePlaylists[0]!, 'Low')],
  genres: [named(sampleGenres[0]!, 'Jazz')],
  labels: [],
  users: [],
};

test.each([
  ['the name itself, whatever its case and accents', ' LOW ', 'album'],
  ['a name that begins so over one that has it inside', 'low c', 'artist'],
  ['any kind', 'tide', 'track'],
  ['any kind', 'jazz', 'genre'],
  ['an artist where no name fits', 'misspelt', 'artist'],
])('SEARCH-7 the top result is %s', (_, query, type) => {
  expect(topResult(query, results)?.type).toBe(type);
});

test('SEARCH-7 of two tracks, the better match is chosen', () => {
  expect(topResult('tide', results)).toMatchObject({ track: { name: 'Tide' } });
});

test('without results there is no top result', () => {
  expect(topResult('low', nothing)).toBeNull();
});
