import { searchTypes, type SearchType } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, integer, pgView, text, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { albumPolicy } from '../albums/policy.ts';
import { albumArtists, albums } from '../albums/table.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artists } from '../artists/table.ts';
import { genres } from '../genres/table.ts';
import { labels } from '../labels/table.ts';
import { playlistPolicy } from '../playlists/policy.ts';
import { playlists } from '../playlists/table.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import { isUserPublic } from '../users/policy.ts';
import { users } from '../users/table.ts';

/** The columns of a kind that a search reads. */
interface Searchable {
  table: PgTable;
  id: PgColumn;
  /** The normalised name, by which matches are ranked. */
  name: PgColumn;
  /** The searched text: the name, or a longer text that contains it. */
  text: PgColumn;
  popularity: PgColumn;
  isPublic?: SQL;
}

const searchable: Record<SearchType, Searchable> = {
  tracks: {
    table: tracks,
    id: tracks.id,
    name: tracks.search_name,
    text: tracks.search_text,
    popularity: tracks.plays_count,
    isPublic: trackPolicy.isPublic,
  },
  albums: {
    table: albums,
    id: albums.id,
    name: albums.search_name,
    text: albums.search_text,
    popularity: albums.plays_count,
    isPublic: albumPolicy.isPublic,
  },
  artists: {
    table: artists,
    id: artists.id,
    name: artists.search_name,
    text: artists.search_name,
    popularity: artists.plays_count,
    isPublic: artistPolicy.isPublic,
  },
  playlists: {
    table: playlists,
    id: playlists.id,
    name: playlists.search_name,
    text: playlists.search_name,
    popularity: playlists.plays_count,
    isPublic: playlistPolicy.isPublic,
  },
  genres: {
    table: genres,
    id: genres.id,
    name: genres.search_name,
    text: genres.search_name,
    popularity: genres.tracks_count,
  },
  tags: {
    table: tags,
    id: tags.id,
    name: tags.search_name,
    text: tags.search_name,
    popularity: tags.tracks_count,
  },
  labels: {
    table: labels,
    id: labels.id,
    name: labels.search_name,
    text: labels.search_name,
    popularity: labels.id,
  },
  users: {
    table: users,
    id: users.id,
    name: users.search_name,
    text: users.search_name,
    popularity: users.followers_count,
    isPublic: isUserPublic,
  },
};

/** A view has no parameters. */
const literal = (type: SearchType) => sql.raw(`'${type}'::text`);

const recordsOf = (type: SearchType) => {
  const { table, id, name, text: searched, popularity, isPublic = sql`true` } = searchable[type];
  return sql`select ${literal(type)} as type, ${id} as id, ${name} as name, ${searched} as text,
    ${popularity}::bigint as popularity from ${table} where ${isPublic}`;
};

/** The public records of all types, with what a search compares and ranks. */
export const searchableRecords = pgView('searchable_records', {
  type: text(),
  id: integer(),
  name: text(),
  text: text(),
  popularity: bigint({ mode: 'number' }),
}).as(sql.join(searchTypes.map(recordsOf), sql` union all `));

const creditsOf = (type: SearchType, table: typeof trackArtists | typeof albumArtists, record: PgColumn) =>
  sql`select ${literal(type)} as type, ${record} as id, ${table.artist_id} as artist_id
    from ${table} where ${table.role} = 'primary'`;

/** The primary artists of records. */
export const searchableCredits = pgView('searchable_credits', {
  type: text(),
  id: integer(),
  artist_id: integer(),
}).as(
  sql.join(
    [
      creditsOf('tracks', trackArtists, trackArtists.track_id),
      creditsOf('albums', albumArtists, albumArtists.album_id),
    ],
    sql` union all `,
  ),
);
