import { DatabaseSync } from 'node:sqlite';
import type { ImportKind } from '@segno/data/contract';
import { StartupError } from '../StartupError.ts';
import type { ImportSource } from './importRows.ts';
import { longestRow, tooLong } from './readRows.ts';
import { unreadable } from './unreadable.ts';

type Row = Record<string, string | number | null>;

/** Which tables and columns an export has: they differ between the versions of a service. */
class Shape {
  readonly #columns = new Map<string, Set<string>>();
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  has(table: string, column?: string): boolean {
    let columns = this.#columns.get(table);
    if (!columns) {
      const found = this.#db.prepare('select name from pragma_table_info(?)').all(table);
      columns = new Set(found.map(({ name }) => String(name)));
      this.#columns.set(table, columns);
    }
    return column === undefined ? columns.size > 0 : columns.has(column);
  }

  /** A column with another name, or null in a version without it. */
  column(table: string, column: string, name = column): string {
    return `${this.has(table, column) ? `${table}.${column}` : 'null'} as ${name}`;
  }
}

type Queries = Partial<Record<ImportKind, string>>;

/** The statements for the database of Navidrome (`navidrome.db`). */
function navidromeQueries(shape: Shape): Queries {
  const present = shape.has('media_file', 'missing') ? 'where not media_file.missing' : '';
  const released = ['release_date', 'original_date', 'date']
    .filter((name) => shape.has('album', name))
    .map((name) => `nullif(album.${name}, '')`);
  const albumArtist = shape.has('album', 'artist_id')
    ? "coalesce(nullif(album.album_artist_id, ''), album.artist_id)"
    : 'album.album_artist_id';
  // Versions since 0.55 have all artists of a track, with their roles.
  const artists = shape.has('media_file_artists')
    ? `coalesce((select group_concat(artist_id, ';') from (select artist_id from media_file_artists l
        where l.media_file_id = media_file.id and l.role = 'artist' order by rowid)), media_file.artist_id)`
    : 'media_file.artist_id';
  const genres = shape.has('media_file', 'tags')
    ? `coalesce((select group_concat(json_extract(value, '$.value'), ';')
        from json_each(media_file.tags, '$.genre')), media_file.genre)`
    : shape.has('media_file_genres')
      ? `coalesce((select group_concat(g.name, ';') from media_file_genres l join genre g on g.id = l.genre_id
          where l.media_file_id = media_file.id), media_file.genre)`
      : 'media_file.genre';
  const isrc = shape.has('media_file', 'tags')
    ? "json_extract(media_file.tags, '$.isrc[0].value') as isrc"
    : 'null as isrc';
  const explicit = shape.has('media_file', 'explicit_status')
    ? "media_file.explicit_status = 'e' as explicit"
    : 'null as explicit';
  const owner = shape.has('playlist', 'owner_id')
    ? 'owner_id'
    : '(select u.id from user u where u.user_name = playlist.owner)';
  return {
    users: `select id, coalesce(nullif(name, ''), user_name) as name, email, created_at from user`,
    artists: `select id, name, ${shape.column('artist', 'biography', 'bio')} from artist where name <> ''`,
    albums: `select album.id, album.name, ${albumArtist} as artists,
      coalesce(${[...released, 'nullif(album.max_year, 0)', 'null'].join(', ')}) as release_date,
      case when album.compilation then 'compilation' else 'album' end as type, album.created_at
      from album where album.name <> ''`,
    tracks: `select media_file.id, media_file.title as name, nullif(media_file.album_id, '') as album,
      ${artists} as artists, ${genres} as genres, nullif(media_file.track_number, 0) as number,
      nullif(media_file.disc_number, 0) as disc, media_file.duration * 1000 as duration, ${explicit}, ${isrc},
      nullif(media_file.year, 0) as release_date, media_file.created_at from media_file ${present}`,
    playlists: `select id, name, ${owner} as owner, comment as description, public, created_at from playlist
      where coalesce(rules, '') = ''`,
    playlist_tracks: `select playlist_id as playlist, media_file_id as track, id as position from playlist_tracks
      order by playlist_id, cast(id as integer)`,
    likes: `select user_id as user, case item_type when 'media_file' then 'track' else item_type end as type,
      item_id as record, starred_at as created_at from annotation
      where starred and item_type in ('media_file', 'album', 'artist')`,
    ...(shape.has('scrobbles') && {
      plays: `select user_id as user, media_file_id as track, submission_time as played_at from scrobbles`,
    }),
    // Where each play is known, the counts would count it twice.
    play_counts: `select user_id as user, item_id as track,
      play_count${
        shape.has('scrobbles')
          ? ` - (select count(*) from scrobbles s where s.user_id = annotation.user_id
        and s.media_file_id = annotation.item_id)`
          : ''
      } as count, play_date as last_played_at
      from annotation where item_type = 'media_file' and play_count > 0`,
  };
}

/** The statements for the database of Koel. */
function koelQueries(shape: Shape): Queries {
  const genres = shape.has('genre_song')
    ? `(select group_concat(g.name, ';') from genre_song l join genres g on g.id = l.genre_id
        where l.song_id = songs.id)`
    : shape.has('songs', 'genre')
      ? "replace(songs.genre, ',', ';')"
      : 'null';
  const songs = shape.has('songs', 'podcast_id') ? 'where songs.podcast_id is null' : '';
  // Since version 7.3 the owner of a playlist is one of its users.
  const owner = shape.has('playlists', 'user_id')
    ? 'playlists.user_id'
    : `(select user_id from playlist_user l where l.playlist_id = playlists.id and l.role = 'owner' limit 1)`;
  const year = shape.has('albums', 'year') ? 'nullif(albums.year, 0)' : 'null';
  return {
    users: 'select id, name, email, created_at from users',
    artists: "select id, name from artists where name <> ''",
    albums: `select id, name, artist_id as artists, ${year} as release_date, created_at from albums
      where name <> ''`,
    tracks: `select songs.id, songs.title as name, songs.album_id as album, coalesce(songs.artist_id,
      (select a.artist_id from albums a where a.id = songs.album_id)) as artists, ${genres} as genres,
      nullif(songs.track, 0) as number, nullif(songs.disc, 0) as disc, songs.length * 1000 as duration,
      ${shape.column('songs', 'year', 'release_date')}, songs.created_at from songs ${songs}`,
    playlists: `select id, name, ${owner} as owner, ${shape.column('playlists', 'description')}, 0 as public,
      created_at from playlists ${shape.has('playlists', 'rules') ? "where coalesce(rules, '') in ('', '[]', 'null')" : ''}`,
    playlist_tracks: `select playlist_id as playlist, song_id as track,
      ${shape.column('playlist_song', 'position')}, ${shape.column('playlist_song', 'created_at', 'added_at')}
      from playlist_song order by playlist_id, ${shape.has('playlist_song', 'position') ? 'position, ' : ''}rowid`,
    likes: shape.has('favorites')
      ? `select user_id as user, case favoriteable_type when 'playable' then 'track' else favoriteable_type end as type,
          favoriteable_id as record, created_at from favorites
          where favoriteable_type in ('playable', 'album', 'artist')`
      : "select user_id as user, 'track' as type, song_id as record, updated_at as created_at from interactions where liked",
    play_counts: `select user_id as user, song_id as track, play_count as count,
      ${shape.has('interactions', 'last_played_at') ? 'coalesce(last_played_at, updated_at)' : 'updated_at'}
      as last_played_at from interactions where play_count > 0`,
  };
}

/** SQLite has no time zones: its times are in UTC. */
const asUtc = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(value)
    ? `${value
        .replace(' ', 'T')
        .replace(/(\.\d{3})\d+/, '$1')
        .replace(/ ?(?:\+00:00|Z|UTC)$/, '')}Z`
    : value;

const times = ['created_at', 'added_at', 'played_at', 'last_played_at'];

/** Whether a statement reads a view. One can compute for ever, and the server answers nobody meanwhile. */
function hasViews(db: DatabaseSync, queries: Queries): boolean {
  const words = new Set(Object.values(queries).flatMap((query) => query.toLowerCase().split(/\W+/)));
  const views = db.prepare("select lower(name) as name from sqlite_schema where type = 'view'").all();
  return views.some(({ name }) => words.has(String(name)));
}

const lengthOf = (row: Row) =>
  Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0);

/** Opens the SQLite database of Navidrome or Koel. Only reads it. */
export function openDatabaseFile(path: string): ImportSource {
  const db = new DatabaseSync(path, { readOnly: true, limits: { length: longestRow } });
  const shape = new Shape(db);
  let name: 'navidrome' | 'koel' | null;
  try {
    name = shape.has('media_file') ? 'navidrome' : shape.has('songs') ? 'koel' : null;
  } catch (error) {
    db.close();
    throw unreadable('The database', error);
  }
  if (!name) {
    db.close();
    throw new StartupError('This is neither the database of Navidrome nor of Koel.');
  }
  const queries = name === 'navidrome' ? navidromeQueries(shape) : koelQueries(shape);
  if (hasViews(db, queries)) {
    db.close();
    throw new StartupError('This database has views in place of tables. Export it again from the service.');
  }
  return {
    name,
    *rows(kind) {
      const query = queries[kind];
      if (!query) return;
      try {
        for (const row of db.prepare(query).iterate() as Iterable<Row>) {
          if (lengthOf(row) > longestRow) throw tooLong('It');
          const read: Record<string, unknown> = { ...row };
          for (const time of times) if (time in read) read[time] = asUtc(read[time]);
          yield read;
        }
      } catch (error) {
        throw unreadable(`A row of ${kind} in the database`, error);
      }
    },
    close: () => db.close(),
  };
}
