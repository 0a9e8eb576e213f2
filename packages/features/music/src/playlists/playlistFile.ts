import { trackPath, type Track } from '@segno/data';

/** The formats of an exported playlist. */
export const playlistFormats = ['m3u', 'xspf', 'json', 'csv'] as const;
export type PlaylistFormat = (typeof playlistFormats)[number];

interface PlaylistFileOptions {
  name: string;
  tracks: readonly Track[];
  /** The address of the site, which the links of the tracks begin with. */
  origin: string;
}

interface PlaylistFile {
  type: string;
  text: string;
}

const artistsOf = ({ artists }: Track) => artists.map(({ name }) => name).join(', ');
const linkOf = (track: Track, origin: string) => new URL(trackPath(track), origin).href;
/** A line of text has no line break. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const xml = (text: string) =>
  text
    // Control characters cannot be in XML at all.
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A value of CSV. A leading sign would be a formula in a spreadsheet. */
const csv = (value: string | number) => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const m3u = ({ name, tracks, origin }: PlaylistFileOptions) =>
  [
    '#EXTM3U',
    `#PLAYLIST:${line(name)}`,
    ...tracks.flatMap((track) => [
      `#EXTINF:${Math.round(track.duration / 1000)},${line(`${artistsOf(track)} - ${track.name}`)}`,
      ...(track.isrc ? [`#EXTISRC:${line(track.isrc)}`] : []),
      linkOf(track, origin),
    ]),
    '',
  ].join('\n');

const xspf = ({ name, tracks, origin }: PlaylistFileOptions) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<playlist version="1" xmlns="http://xspf.org/ns/0/">
  <title>${xml(name)}</title>
  <trackList>
${tracks
  .map(
    (track) => `    <track>
      <location>${xml(linkOf(track, origin))}</location>
${track.isrc ? `      <identifier>urn:isrc:${xml(track.isrc)}</identifier>\n` : ''}      <title>${xml(track.name)}</title>
      <creator>${xml(artistsOf(track))}</creator>
${track.album ? `      <album>${xml(track.album.name)}</album>\n` : ''}      <duration>${track.duration}</duration>
    </track>`,
  )
  .join('\n')}
  </trackList>
</playlist>
`;

const json = ({ name, tracks, origin }: PlaylistFileOptions) =>
  `${JSON.stringify(
    {
      name,
      tracks: tracks.map((track) => ({
        title: track.name,
        artists: track.artists.map((artist) => artist.name),
        album: track.album?.name ?? null,
        duration: track.duration,
        isrc: track.isrc ?? null,
        url: linkOf(track, origin),
      })),
    },
    null,
    2,
  )}\n`;

const table = ({ tracks, origin }: PlaylistFileOptions) =>
  [
    ['title', 'artists', 'album', 'seconds', 'isrc', 'url'],
    ...tracks.map((track) => [
      track.name,
      artistsOf(track),
      track.album?.name ?? '',
      Math.round(track.duration / 1000),
      track.isrc ?? '',
      linkOf(track, origin),
    ]),
  ]
    .map((row) => `${row.map(csv).join(',')}\r\n`)
    .join('');

/** The text of a playlist in a format, with its media type. */
export function playlistFile(format: PlaylistFormat, options: PlaylistFileOptions): PlaylistFile {
  switch (format) {
    case 'm3u':
      return { type: 'audio/x-mpegurl;charset=utf-8', text: m3u(options) };
    case 'xspf':
      return { type: 'application/xspf+xml', text: xspf(options) };
    case 'json':
      return { type: 'application/json', text: json(options) };
    case 'csv':
      // With a byte order mark, without which spreadsheets misread other letters.
      return { type: 'text/csv;charset=utf-8', text: `\ufeff${table(options)}` };
  }
}
