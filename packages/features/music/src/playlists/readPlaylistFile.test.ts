import { sampleTracks } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { playlistFile, playlistFormats } from './playlistFile.ts';
import { readPlaylistFile } from './readPlaylistFile.ts';

const tracks = sampleTracks.slice(0, 3).map((track, index) => ({
  ...track,
  name: ['Low "Tide", Part 1', '-5 Degrees', 'Rain & Sun; <Live>'][index] ?? '',
  isrc: index === 1 ? 'GBAYE6800001' : null,
}));
const expected = tracks.map(({ name, artists, isrc }) => ({
  title: name,
  artist: artists.map((artist) => artist.name).join(', '),
  isrc: isrc ?? '',
}));

test.each(playlistFormats.filter((format) => format !== 'xspf'))(
  'PLAYLIST-10 a playlist that was saved as %s is read again',
  (format) => {
    const { text } = playlistFile(format, { name: 'Evening', tracks, origin: 'https://segno.example' });
    expect(readPlaylistFile(text)).toEqual({ name: format === 'csv' ? null : 'Evening', tracks: expected });
  },
);

test('PLAYLIST-10 files of other services name their columns and properties in other words', () => {
  const csv = 'Track Name;Artist Name(s);ISRC\r\n"Tide; rising";Nora Vale;gb-aye-68-00001\r\n';
  expect(readPlaylistFile(csv)?.tracks).toEqual([
    { title: 'Tide; rising', artist: 'Nora Vale', isrc: 'gb-aye-68-00001' },
  ]);
  const json = {
    items: [{ track: { name: 'Tide', artists: [{ name: 'Nora' }], external_ids: { isrc: 'X1' } } }],
  };
  expect(readPlaylistFile(JSON.stringify(json))?.tracks).toEqual([
    { title: 'Tide', artist: 'Nora', isrc: 'X1' },
  ]);
});

test.each(['{', 'no playlist at all', '{"a":1}'])('PLAYLIST-10 %j is not a playlist', (text) => {
  expect(readPlaylistFile(text)).toBeNull();
});
