import { type Album, albumPath } from '@segno/data/contract';
import { escapeXml } from './escapeXml.ts';

/** What a feed is about, with its newest albums first. */
export interface ReleaseFeed {
  title: string;
  /** The path of the page with the same albums. */
  path: string;
  /** The path of the feed itself. */
  own: string;
  albums: readonly Album[];
}

/** Atom asks for a time where an album has a day. */
const timeOf = ({ release_date }: Album) => `${release_date ?? '1970-01-01'}T00:00:00Z`;

const entry = (baseUrl: string, album: Album) => {
  const artists = album.artists.map(({ name }) => name);
  const href = escapeXml(baseUrl + albumPath(album));
  return [
    '<entry>',
    // The address without names does not change when the album is renamed.
    `<id>${escapeXml(`${baseUrl}/album/${album.id}`)}</id>`,
    `<title>${escapeXml(album.name)}</title>`,
    `<link rel="alternate" type="text/html" href="${href}"/>`,
    `<published>${timeOf(album)}</published><updated>${timeOf(album)}</updated>`,
    ...artists.map((name) => `<author><name>${escapeXml(name)}</name></author>`),
    `<category term="${album.type}"/>`,
    `<summary>${escapeXml([artists.join(', '), album.name].filter(Boolean).join(' – '))}</summary>`,
    '</entry>',
  ].join('');
};

/** New releases as an Atom feed (RFC 4287). */
export function releaseFeed(
  { title, path, own, albums }: ReleaseFeed,
  baseUrl: string,
  site: string,
): string {
  const [newest] = albums;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(baseUrl + own)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<author><name>${escapeXml(site)}</name></author>`,
    `<updated>${newest ? timeOf(newest) : '1970-01-01T00:00:00Z'}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(baseUrl + own)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(baseUrl + path)}"/>`,
    ...albums.map((album) => entry(baseUrl, album)),
    '</feed>\n',
  ].join('\n');
}
