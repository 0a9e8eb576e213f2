import type { NamedTrack } from '@segno/data/contract';

/** A playlist as a file names it. */
export interface ReadPlaylist {
  /** Null where the file has none. */
  name: string | null;
  tracks: NamedTrack[];
}

/** What a file says of a track; a track without a title is left out. */
interface Entry {
  title?: unknown;
  artist?: unknown;
  isrc?: unknown;
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value) return textOf(value.name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const named = (entries: readonly Entry[]): NamedTrack[] =>
  entries.flatMap(({ title, artist, isrc }) => {
    const name = textOf(title).slice(0, 300);
    return name ? { title: name, artist: textOf(artist).slice(0, 300), isrc: textOf(isrc).slice(0, 20) } : [];
  });

/** Reads a playlist of M3U, XSPF, JSON or CSV. Null where the text is none of them. */
export function readPlaylistFile(text: string): ReadPlaylist | null {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content.startsWith('{') || content.startsWith('[')) return readJson(content);
  if (content.startsWith('<')) return readXspf(content);
  return /^#EXT/m.test(content) ? readM3u(content) : readCsv(content);
}

function readM3u(text: string): ReadPlaylist {
  const lines = text.split(/\r\n|\r|\n/);
  const entries: Entry[] = [];
  for (const line of lines) {
    const said = /^#EXTINF:[^,]*,(.*)$/.exec(line)?.[1];
    const [artist, ...title] = said?.split(' - ') ?? [];
    if (said !== undefined)
      entries.push(title.length > 0 ? { artist, title: title.join(' - ') } : { title: said });
    // The code of the track that the line before has named.
    const isrc = /^#EXTISRC:(.*)$/.exec(line)?.[1];
    const last = entries.at(-1);
    if (isrc !== undefined && last) last.isrc = isrc;
  }
  return { name: /^#PLAYLIST:(.*)$/m.exec(text)?.[1]?.trim() || null, tracks: named(entries) };
}

function readXspf(text: string): ReadPlaylist | null {
  const file = new DOMParser().parseFromString(text, 'application/xml');
  if (file.querySelector('parsererror')) return null;
  const inside = (parent: Element, name: string) =>
    [...parent.children].find(({ localName }) => localName === name)?.textContent;
  const entries = [...file.getElementsByTagNameNS('*', 'track')].map((track) => ({
    title: inside(track, 'title'),
    artist: inside(track, 'creator'),
    isrc: /isrc:([\w-]+)/i.exec(inside(track, 'identifier') ?? '')?.[1],
  }));
  return { name: inside(file.documentElement, 'title')?.trim() || null, tracks: named(entries) };
}

function readJson(text: string): ReadPlaylist | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const of = (value: unknown): Record<string, unknown> =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const list: unknown = Array.isArray(file) ? file : (of(file).tracks ?? of(file).items);
  if (!Array.isArray(list)) return null;
  const entries = list.map((each: unknown) => {
    const track = of(of(each).track ?? each);
    return {
      title: track.title ?? track.name,
      artist: track.artists ?? track.artist ?? track.creator,
      isrc: track.isrc ?? of(track.external_ids).isrc,
    };
  });
  return { name: textOf(of(file).name ?? of(file).title) || null, tracks: named(entries) };
}

/** The columns that hold a value, in the words of several services. */
const columnsOf = {
  title: ['title', 'track name', 'track', 'name', 'song'],
  artist: ['artists', 'artist', 'artist name(s)', 'artist name', 'creator'],
  isrc: ['isrc'],
};

function readCsv(text: string): ReadPlaylist | null {
  const separator = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  const [head = [], ...rows] = csvRows(text, separator);
  const columns = head.map((name) => name.trim().toLowerCase());
  const placeOf = (names: readonly string[]) =>
    names.map((name) => columns.indexOf(name)).find((place) => place >= 0);
  const title = placeOf(columnsOf.title);
  if (title === undefined) return null;
  const artist = placeOf(columnsOf.artist);
  const isrc = placeOf(columnsOf.isrc);
  /** Without the apostrophe before a value that a spreadsheet would calculate. */
  const at = (row: readonly string[], place: number | undefined) =>
    place === undefined ? '' : (row[place] ?? '').replace(/^'(?=[=+\-@])/, '');
  const entries = rows.map((row) => ({
    title: at(row, title),
    artist: at(row, artist),
    isrc: at(row, isrc),
  }));
  return { name: null, tracks: named(entries) };
}

/** The values of each line. A quoted value may have separators and line breaks. */
function csvRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const value = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'g',
  );
  for (const [whole, quoted, bare, end] of text.matchAll(value)) {
    if (whole === '') break;
    row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
