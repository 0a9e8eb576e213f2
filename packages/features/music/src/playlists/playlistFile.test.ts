import { sampleTrack } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { playlistFile, playlistFormats } from './playlistFile.ts';

const track = {
  ...sampleTrack,
  id: 7,
  name: '=Rain, "late" & <low>\nnight',
  slug: 'rain',
  duration: 65_400,
  album: { id: 3, name: 'Tide', slug: 'tide' },
  isrc: 'GBAYE6800001',
};
const options = { name: 'Mine & yours', tracks: [track], origin: 'https://segno.example' };
const text = (format: (typeof playlistFormats)[number]) => playlistFile(format, options).text;

test('PLAYLIST-7 a playlist is exported as M3U, XSPF, JSON and CSV, with names as text', () => {
  const url = 'https://segno.example/track/7/rain';
  expect(text('m3u').split('\n').slice(0, 4)).toEqual([
    '#EXTM3U',
    '#PLAYLIST:Mine & yours',
    expect.stringMatching(/^#EXTINF:65,.* - =Rain, "late" & <low> night$/),
    '#EXTISRC:GBAYE6800001',
  ]);
  // The form that the specification of XSPF has for such codes.
  expect(text('xspf')).toContain('<identifier>urn:isrc:GBAYE6800001</identifier>');
  expect(text('xspf')).toContain('<title>Mine &amp; yours</title>');
  expect(text('xspf')).toContain('<title>=Rain, &quot;late&quot; &amp; &lt;low&gt;\nnight</title>');
  expect(JSON.parse(text('json'))).toMatchObject({
    name: 'Mine & yours',
    tracks: [{ title: track.name, album: 'Tide', duration: 65_400, isrc: 'GBAYE6800001', url }],
  });
  expect(text('csv')).toContain(`\r\n"'=Rain, ""late"" & <low>\nnight",`);
});
