import type { ImportKind } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import { albumArtists, albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { albumLikes, artistFollows, trackLikes } from '../likes/table.ts';
import { playlists, playlistTracks } from '../playlists/table.ts';
import { pendingPlays, plays, userTrackPlays } from '../plays/table.ts';
import { named, namedForAddress } from '../records/named.ts';
import { sanitizeHtml } from '../records/sanitizeHtml.ts';
import { roles, userRoles } from '../roles/table.ts';
import { trackArtists, trackGenres, tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import type { ImportRow } from './importRows.ts';
import { importKeys } from '../importKeys/table.ts';

/** Why a row cannot be imported. */
export class Refusal extends Error {}

/** The records of imported rows. */
export interface ImportIds {
  /** The name of the service, under which links are remembered. */
  source: string;
  /** The record of a row. Throws a `Refusal` when the row was not imported. */
  idOf: (kind: ImportKind, key: string) => number;
  /** The records of several rows, without those that were not imported. */
  idsOf: (kind: ImportKind, keys: readonly string[]) => number[];
}

/** A row with the ids of our records, as the statements read it from JSON. */
type Ready = Record<string, unknown>;
/** A row that becomes a record. Its id is chosen before it is inserted. */
type ReadyRecord = Ready & { id: number };

/** Records that an import has added, for the log of changes. */
export interface AddedRecord {
  id: number;
  name: string;
}
/** Called in the transaction that adds the records. `kind` is the name of their table. */
export type OnAdded = (tx: Database, kind: string, records: AddedRecord[]) => Promise<unknown>;

/**
 * Writes the rows of a kind that become records. `insert` returns their ids: those of other rows where they are here already.
 * It calls `onAdded` with records of other kinds that it adds, such as genres.
 */
interface RecordWriter<TRow> {
  /** The table that gives the ids. */
  table: string;
  ready: (row: TRow, ids: ImportIds) => Ready;
  insert: (tx: Database, rows: ReadyRecord[], onAdded?: OnAdded) => Promise<number[]>;
}

/** Writes the rows of a kind that link records. `insert` returns how many are new. */
interface LinkWriter<TRow> {
  ready: (row: TRow, ids: ImportIds) => Ready;
  insert: (tx: Database, rows: Ready[], ids: ImportIds) => Promise<number>;
}

/** The rows as a table with these columns. */
const rowsOf = (rows: readonly Ready[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;
const own = (rows: readonly ReadyRecord[]) => rows.map(({ id }) => id);
const now = sql.raw('now()');

/** Links to artists or genres, in their order. */
const linksOf = (rows: readonly ReadyRecord[], name: string) =>
  rows.flatMap((row) => (row[name] as number[]).map((other, order) => ({ id: row.id, other, order })));

const countOf = async (tx: Database, statement: SQL) =>
  Number((await tx.execute<{ added: number }>(statement)).rows[0]?.added ?? 0);

const usersWriter: RecordWriter<ImportRow<'users'>> = {
  table: 'users',
  ready: ({ name, email, created_at }) => {
    const address = email?.toLowerCase() ?? null;
    return {
      name,
      email: address !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : null,
      created_at,
    };
  },
  async insert(tx, rows) {
    const emails = rows.flatMap(({ email }) => email ?? []);
    const present = await tx.execute<{ id: number; email: string }>(
      sql`select id, email from ${users} where email = any(${sql.param(emails)}::text[])`,
    );
    const taken = new Map<unknown, number>(present.rows.map(({ id, email }) => [email, id]));
    const fresh: ReadyRecord[] = [];
    const ids = rows.map((row) => {
      const found = row.email === null ? undefined : taken.get(row.email);
      if (found !== undefined) return found;
      // Two people with one address: the second has none.
      if (row.email !== null) taken.set(row.email, row.id);
      fresh.push(row);
      return row.id;
    });
    await tx.execute(sql`insert into ${users} (id, name, email, created_at) overriding system value
      select r.id, r.name, r.email, coalesce(r.created_at, ${now})
      from ${rowsOf(fresh, 'id integer, name text, email text, created_at timestamptz')}`);
    await tx.execute(sql`insert into ${userRoles} (user_id, role_id)
      select u.id, d.id from ${users} u cross join ${roles} d
      where u.id = any(${sql.param(own(fresh))}::integer[]) and d.is_default`);
    return ids;
  },
};

const artistsWriter: RecordWriter<ImportRow<'artists'>> = {
  table: 'artists',
  ready: ({ name, bio, country }) => ({
    ...named(name),
    bio: bio ? sanitizeHtml(bio) || null : null,
    country,
  }),
  async insert(tx, rows) {
    await tx.execute(sql`insert into ${artists} (id, name, slug, search_name, bio, country) overriding system value
      select r.* from ${rowsOf(rows, 'id integer, name text, slug text, search_name text, bio text, country text')}`);
    return own(rows);
  },
};

const albumsWriter: RecordWriter<ImportRow<'albums'>> = {
  table: 'albums',
  ready: ({ name, artists: keys, type, release_date, created_at }, ids) => ({
    ...named(name),
    artist_ids: ids.idsOf('artists', keys),
    type: type ?? 'album',
    release_date,
    created_at,
  }),
  async insert(tx, rows) {
    await tx.execute(sql`insert into ${albums} (id, name, slug, search_name, type, release_date, created_at)
      overriding system value
      select r.id, r.name, r.slug, r.search_name, r.type, r.release_date, coalesce(r.created_at, ${now})
      from ${rowsOf(
        rows,
        'id integer, name text, slug text, search_name text, type text, release_date date, created_at timestamptz',
      )}`);
    await tx.execute(sql`insert into ${albumArtists} (album_id, artist_id, role, "order")
      select r.id, r.other, 'primary', r."order"
      from ${rowsOf(linksOf(rows, 'artist_ids'), 'id integer, other integer, "order" integer')}`);
    return own(rows);
  },
};

/** Adds the genres that are not here yet. Returns their ids by their name in addresses. */
async function addGenres(
  tx: Database,
  names: readonly string[],
  onAdded: OnAdded | undefined,
): Promise<Map<string, number>> {
  const wanted = new Map(names.map((name) => [namedForAddress(name).name, namedForAddress(name)]));
  const rows = [...wanted.values()].filter(({ name }) => name !== '');
  const added = await tx.execute<{
    id: number;
    name: string;
  }>(sql`insert into ${genres} (name, slug, display_name, search_name)
    select r.* from ${rowsOf(rows, 'name text, slug text, display_name text, search_name text')}
    on conflict (name) do nothing returning id, display_name as name`);
  if (added.rows.length > 0) await onAdded?.(tx, 'genres', added.rows);
  const { rows: found } = await tx.execute<{ id: number; name: string }>(
    sql`select id, name from ${genres} where name = any(${sql.param([...wanted.keys()])}::text[])`,
  );
  return new Map(found.map(({ id, name }) => [name, id]));
}

const tracksWriter: RecordWriter<ImportRow<'tracks'>> = {
  table: 'tracks',
  ready: ({ name, album, artists: keys, genres: genreNames, isrc, explicit, ...row }, ids) => ({
    ...row,
    ...named(name),
    album_id: album === null ? null : (ids.idsOf('albums', [album])[0] ?? null),
    artist_ids: ids.idsOf('artists', keys),
    genres: genreNames,
    duration: row.duration ?? 0,
    explicit: explicit ?? false,
    isrc: isrc?.replaceAll('-', '').toUpperCase() ?? null,
    status: row.stream_url === null ? 'draft' : 'published',
  }),
  async insert(tx, rows, onAdded) {
    const known = await addGenres(
      tx,
      rows.flatMap((row) => row.genres as string[]),
      onAdded,
    );
    await tx.execute(sql`insert into ${tracks} (id, name, slug, search_name, album_id, number, disc, duration,
        is_explicit, isrc, release_date, stream_url, status, created_at) overriding system value
      select r.id, r.name, r.slug, r.search_name, r.album_id, r.number, r.disc, r.duration, r.explicit, r.isrc,
        r.release_date, r.stream_url, r.status, coalesce(r.created_at, ${now})
      from ${rowsOf(
        rows,
        `id integer, name text, slug text, search_name text, album_id integer, number integer, disc integer,
        duration integer, explicit boolean, isrc text, release_date date, stream_url text, status text,
        created_at timestamptz`,
      )}`);
    await tx.execute(sql`insert into ${trackArtists} (track_id, artist_id, role, "order")
      select r.id, r.other, 'primary', r."order"
      from ${rowsOf(linksOf(rows, 'artist_ids'), 'id integer, other integer, "order" integer')}`);
    const withGenres = rows.map((row) => ({
      ...row,
      genre_ids: [
        ...new Set((row.genres as string[]).flatMap((name) => known.get(namedForAddress(name).name) ?? [])),
      ],
    }));
    await tx.execute(sql`insert into ${trackGenres} (track_id, genre_id, "order")
      select r.id, r.other, r."order"
      from ${rowsOf(linksOf(withGenres, 'genre_ids'), 'id integer, other integer, "order" integer')}`);
    return own(rows);
  },
};

const playlistsWriter: RecordWriter<ImportRow<'playlists'>> = {
  table: 'playlists',
  ready: ({ name, owner, description, created_at, ...row }, ids) => ({
    ...named(name),
    description,
    created_at,
    public: row.public ?? false,
    owner_id: ids.idOf('users', owner),
  }),
  async insert(tx, rows) {
    await tx.execute(sql`insert into ${playlists} (id, name, slug, search_name, description, owner_id, public,
        created_at) overriding system value
      select r.id, r.name, r.slug, r.search_name, r.description, r.owner_id, r.public, coalesce(r.created_at, ${now})
      from ${rowsOf(
        rows,
        `id integer, name text, slug text, search_name text, description text, owner_id integer, public boolean,
        created_at timestamptz`,
      )}`);
    return own(rows);
  },
};

/** Remembers links by their keys, and keeps the columns of those that are new, as `fresh`. */
const freshRows = (source: string, kind: ImportKind, rows: readonly Ready[], columns: string): SQL =>
  sql`given as (select distinct on (key) * from ${rowsOf(rows, `key text, ${columns}`)} order by key),
    noted as (
      insert into ${importKeys} (source, kind, key, value) select ${source}, ${kind}, key, 1 from given
      on conflict do nothing returning key
    ),
    fresh as (select given.* from given join noted using (key))`;

const entriesWriter: LinkWriter<ImportRow<'playlist_tracks'>> = {
  ready: ({ playlist, track, position, added_at }, ids) => ({
    key: `${playlist} ${position ?? ''} ${track}`,
    playlist_id: ids.idOf('playlists', playlist),
    track_id: ids.idOf('tracks', track),
    position,
    added_at,
  }),
  // Positions have gaps, as those of the playlists here.
  insert: (tx, rows, { source }) =>
    countOf(
      tx,
      sql`with ${freshRows(
        source,
        'playlist_tracks',
        rows.map((row, place) => ({ ...row, place })),
        'playlist_id integer, track_id integer, position integer, place integer, added_at timestamptz',
      )},
      added as (
        insert into ${playlistTracks} (playlist_id, track_id, position, added_by, added_at)
        select f.playlist_id, f.track_id,
          coalesce(l.last, 0) + 1000 * row_number() over (partition by f.playlist_id order by f.position nulls last, f.place),
          p.owner_id, coalesce(f.added_at, p.created_at)
        from fresh f join ${playlists} p on p.id = f.playlist_id
        left join (select playlist_id, max(position) as last from ${playlistTracks}
          where playlist_id in (select playlist_id from fresh) group by 1) l on l.playlist_id = f.playlist_id
        returning id
      )
      select count(*)::integer as added from added`,
    ),
};

const likeTables = {
  track: { kind: 'tracks', likes: trackLikes, records: tracks, count: 'likes_count' },
  album: { kind: 'albums', likes: albumLikes, records: albums, count: 'likes_count' },
  artist: { kind: 'artists', likes: artistFollows, records: artists, count: 'followers_count' },
} as const;
type LikeType = keyof typeof likeTables;

const likesWriter: LinkWriter<ImportRow<'likes'>> = {
  ready: ({ user, type, record, created_at }, ids) => ({
    type,
    user_id: ids.idOf('users', user),
    record_id: ids.idOf(likeTables[type].kind, record),
    created_at,
  }),
  async insert(tx, rows) {
    let added = 0;
    for (const type of Object.keys(likeTables) as LikeType[]) {
      const { likes, records, count } = likeTables[type];
      const wanted = rows.filter((row) => row.type === type);
      if (wanted.length === 0) continue;
      const name = sql.identifier(count);
      added += await countOf(
        tx,
        sql`with added as (
          insert into ${likes} (user_id, record_id, created_at)
          select r.user_id, r.record_id, coalesce(r.created_at, ${now})
          from ${rowsOf(wanted, 'user_id integer, record_id integer, created_at timestamptz')}
          on conflict do nothing returning record_id
        ),
        counted as (
          update ${records} t set ${name} = t.${name} + a.count
          from (select record_id, count(*) as count from added group by 1) a where t.id = a.record_id
        )
        select count(*)::integer as added from added`,
      );
    }
    return added;
  },
};

const playsWriter: LinkWriter<ImportRow<'plays'>> = {
  ready: ({ user, track, played_at, heard }, ids) => ({
    key: `${user} ${track} ${played_at}`,
    user_id: ids.idOf('users', user),
    track_id: ids.idOf('tracks', track),
    played_at,
    heard,
  }),
  // The counts follow with the next roll-up.
  insert: (tx, rows, { source }) =>
    countOf(
      tx,
      sql`with ${freshRows(
        source,
        'plays',
        rows,
        'user_id integer, track_id integer, played_at timestamptz, heard integer',
      )},
      heard as (
        select f.user_id, f.track_id, f.played_at, coalesce(f.heard, t.duration) as heard
        from fresh f join ${tracks} t on t.id = f.track_id
      ),
      added as (
        insert into ${plays} (track_id, user_id, listener, heard, created_at)
        select track_id, user_id, 'u' || user_id, heard, played_at from heard returning id
      ),
      waiting as (
        insert into ${pendingPlays} (track_id, user_id, listener, heard, played_at)
        select track_id, user_id, 'u' || user_id, heard, played_at from heard
      )
      select count(*)::integer as added from added`,
    ),
};

const countsWriter: LinkWriter<ImportRow<'play_counts'>> = {
  ready: ({ user, track, count, last_played_at }, ids) => ({
    key: `${user} ${track}`,
    user_id: ids.idOf('users', user),
    track_id: ids.idOf('tracks', track),
    count,
    last_played_at,
  }),
  // A later export has larger counts: only the difference is added.
  insert: (tx, rows, { source }) =>
    countOf(
      tx,
      sql`with given as (
        select distinct on (r.key) r.*, coalesce(k.value, 0) as before
        from ${rowsOf(rows, 'key text, user_id integer, track_id integer, count integer, last_played_at timestamptz')}
        left join ${importKeys} k on k.source = ${source} and k.kind = 'play_counts' and k.key = r.key
        order by r.key
      ),
      fresh as (select *, count - before as more from given where count > before),
      noted as (
        insert into ${importKeys} (source, kind, key, value) select ${source}, 'play_counts', key, count from fresh
        on conflict (source, kind, key) do update set value = excluded.value
      ),
      of_people as (
        insert into ${userTrackPlays} as u (user_id, track_id, plays, last_played_at)
        select user_id, track_id, more, coalesce(last_played_at, ${now}) from fresh
        on conflict (user_id, track_id) do update set plays = u.plays + excluded.plays,
          last_played_at = greatest(u.last_played_at, excluded.last_played_at)
      ),
      of_tracks as (
        update ${tracks} t set plays_count = t.plays_count + p.more
        from (select track_id, sum(more) as more from fresh group by 1) p where t.id = p.track_id
      ),
      of_albums as (
        update ${albums} a set plays_count = a.plays_count + p.more
        from (select t.album_id, sum(f.more) as more from fresh f join ${tracks} t on t.id = f.track_id
          where t.album_id is not null group by 1) p where a.id = p.album_id
      ),
      of_artists as (
        update ${artists} a set plays_count = a.plays_count + p.more
        from (select c.artist_id, sum(f.more) as more from fresh f
          join (select distinct track_id, artist_id from ${trackArtists}) c on c.track_id = f.track_id
          group by 1) p where a.id = p.artist_id
      )
      select count(*)::integer as added from fresh`,
    ),
};

/** How the rows of each kind are written. */
export const recordWriters = {
  users: usersWriter,
  artists: artistsWriter,
  albums: albumsWriter,
  tracks: tracksWriter,
  playlists: playlistsWriter,
} as const;
export const linkWriters = {
  playlist_tracks: entriesWriter,
  likes: likesWriter,
  plays: playsWriter,
  play_counts: countsWriter,
} as const;
