import {
  adminAlbums,
  adminArtists,
  adminGenres,
  adminLabels,
  adminPlaylists,
  adminTags,
  adminTracks,
  type ArtistRole,
} from '@segno/data/contract';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { albumArtists, albumGenres, albums, albumTags } from '../albums/table.ts';
import { artistGenres, artists } from '../artists/table.ts';
import type * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { genres } from '../genres/table.ts';
import { Problem } from '../http/Problem.ts';
import { labels } from '../labels/table.ts';
import { images } from '../media/table.ts';
import { playlists } from '../playlists/table.ts';
import { nameKey, releaseKey } from '../records/columns.ts';
import { among } from '../records/Listing.ts';
import { named, namedForAddress } from '../records/named.ts';
import { toImage } from '../records/related.ts';
import { sanitizeHtml } from '../records/sanitizeHtml.ts';
import { tags } from '../tags/table.ts';
import { audioPath } from '../tracks/store.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { adminTable } from './AdminTable.ts';

type Times = { created_at: Date; updated_at: Date };
export const timesOf = ({ created_at, updated_at }: Times) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** The orders by time, which every table has. */
export const timeOrders = (table: { created_at: PgColumn; updated_at: PgColumn }) => ({
  created: { key: table.created_at, kind: 'instant' as const, isDescending: true },
  updated: { key: table.updated_at, kind: 'instant' as const, isDescending: true },
});
const nameOrder = (column: PgColumn) => ({
  name: { key: nameKey(column), kind: 'text' as const, isDescending: false },
});
const numberOrder = (key: PgColumn | SQL) => ({ key, kind: 'number' as const, isDescending: true });

const html = (text: string | null) => (text ? sanitizeHtml(text) || null : null);
const imageColumns = { key: images.key, color: images.color, alt: images.alt };
export const yesNo = (condition: PgColumn | SQL) => sql`case when ${condition} then 'yes' else 'no' end`;

/** The id of an inserted row. */
export const idOf = ([row]: { id: number }[]): number => {
  if (!row) throw new Fault('The record was not stored.');
  return row.id;
};

/** The artists of a track or album, once each. */
const artistsOf = (link: PgTable, owner: PgColumn, id: PgColumn) =>
  sql<{ id: number; name: string; role: ArtistRole }[]>`coalesce((
    select json_agg(json_build_object('id', a.id, 'name', a.name, 'role', a.role) order by a.place, a.id) from (
      select r.id, r.name, min(l."order") as place, (array_agg(l.role order by l."order", l.role))[1] as role
      from ${link} l join ${artists} r on r.id = l.artist_id
      where l.${sql.identifier(owner.name)} = ${id} group by r.id, r.name) a), '[]')`;

/** The genres or tags of a record with their names, in their order. */
const refsOf = (link: PgTable, owner: PgColumn, id: PgColumn, target: PgColumn, to: PgTable) =>
  sql<{ id: number; name: string }[]>`coalesce((
    select json_agg(json_build_object('id', n.id, 'name', n.display_name) order by l."order", n.id)
    from ${link} l join ${to} n on n.id = l.${sql.identifier(target.name)}
    where l.${sql.identifier(owner.name)} = ${id}), '[]')`;

/** What the forms of the backstage change beside the fields of the administration. */
interface ReleaseExtras {
  image_key?: string | null | undefined;
  /** The roles of `artist_ids`, in their order. */
  artist_roles?: readonly string[] | undefined;
}

/** Sets the role of each artist of a record. */
async function setRoles(
  tx: Database,
  link: PgTable,
  owner: PgColumn,
  id: number,
  artistIds: readonly number[],
  artistRoles: readonly string[] | undefined,
) {
  if (!artistRoles) return;
  const ownerName = sql.identifier(owner.name);
  const wanted = [...new Set(artistIds)].map((artistId) => ({
    artistId,
    role: artistRoles[artistIds.indexOf(artistId)] ?? 'primary',
  }));
  await tx.execute(sql`delete from ${link} where ${ownerName} = ${id}`);
  if (wanted.length === 0) return;
  await tx.execute(sql`insert into ${link} (${ownerName}, artist_id, role, "order")
    select ${id}, w.id, w.role, w.place - 1
    from unnest(${sql.param(wanted.map(({ artistId }) => artistId))}::integer[],
      ${sql.param(wanted.map(({ role }) => role))}::text[]) with ordinality w (id, role, place)`);
}

/** Replaces the links of a record, if they differ. The roles of artists who stay are kept. */
async function setLinks(
  tx: Database,
  link: PgTable,
  owner: PgColumn,
  target: PgColumn,
  id: number,
  wanted: readonly number[],
) {
  const [ownerName, targetName] = [sql.identifier(owner.name), sql.identifier(target.name)];
  const list = sql`${sql.param([...new Set(wanted)])}::integer[]`;
  await tx.execute(sql`delete from ${link} where ${ownerName} = ${id} and ${targetName} <> all(${list})`);
  await tx.execute(sql`update ${link} set "order" = w.place - 1
    from unnest(${list}) with ordinality w (id, place)
    where ${link}.${ownerName} = ${id} and ${link}.${targetName} = w.id and ${link}."order" <> w.place - 1`);
  await tx.execute(sql`insert into ${link} (${ownerName}, ${targetName}, "order")
    select ${id}, w.id, w.place - 1 from unnest(${list}) with ordinality w (id, place)
    where not exists (select 1 from ${link} l where l.${ownerName} = ${id} and l.${targetName} = w.id)`);
}

/** Refuses a link to a record that does not exist. */
async function requireAll(
  tx: Database,
  table: PgTable & { id: PgColumn },
  ids: readonly number[],
  field: string,
) {
  const unique = [...new Set(ids)];
  if (unique.length === 0 || (await tx.$count(table, among(table.id, unique))) === unique.length) return;
  throw new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields: { [field]: 'This does not exist, or not any more.' },
  });
}

export const tagTable = adminTable({
  resource: adminTags,
  table: tags,
  listing: {
    table: tags,
    id: tags.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(tags.search_name),
      tracks: numberOrder(tags.tracks_count),
      albums: numberOrder(tags.albums_count),
      ...timeOrders(tags),
    },
  },
  searchIn: tags.search_name,
  filters: { type: tags.type, tracks_count: tags.tracks_count, created_at: tags.created_at },
  load: async (db, ids) => {
    const found = await db.select().from(tags).where(among(tags.id, ids));
    return found.map((tag) => ({
      id: tag.id,
      name: tag.name,
      display_name: tag.display_name,
      type: tag.type,
      tracks_count: tag.tracks_count,
      albums_count: tag.albums_count,
      ...timesOf(tag),
    }));
  },
  nameOf: ({ display_name }) => display_name,
  create: async (tx, _viewer, { display_name, type }) => {
    const { slug: _, ...names } = namedForAddress(display_name);
    return idOf(
      await tx
        .insert(tags)
        .values({ ...names, type })
        .returning({ id: tags.id }),
    );
  },
  update: async (tx, _viewer, id, { display_name, type }) => {
    const { slug: _, ...names } = namedForAddress(display_name);
    await tx
      .update(tags)
      .set({ ...names, type, updated_at: new Date() })
      .where(eq(tags.id, id));
  },
});

export const genreTable = adminTable({
  resource: adminGenres,
  table: genres,
  listing: {
    table: genres,
    id: genres.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(genres.search_name),
      tracks: numberOrder(genres.tracks_count),
      albums: numberOrder(genres.albums_count),
      artists: numberOrder(genres.artists_count),
      ...timeOrders(genres),
    },
  },
  searchIn: genres.search_name,
  filters: {
    tracks_count: genres.tracks_count,
    artists_count: genres.artists_count,
    created_at: genres.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({ genre: getTableColumns(genres), image: imageColumns })
      .from(genres)
      .leftJoin(images, eq(images.key, genres.image_key))
      .where(among(genres.id, ids));
    return found.map(({ genre: { id, name, display_name, ...genre }, image }) => ({
      id,
      name,
      display_name,
      image: toImage(image),
      tracks_count: genre.tracks_count,
      albums_count: genre.albums_count,
      artists_count: genre.artists_count,
      ...timesOf(genre),
    }));
  },
  nameOf: ({ display_name }) => display_name,
  create: async (tx, _viewer, { display_name }) =>
    idOf(await tx.insert(genres).values(namedForAddress(display_name)).returning({ id: genres.id })),
  update: async (tx, _viewer, id, { display_name }) => {
    await tx
      .update(genres)
      .set({ ...namedForAddress(display_name), updated_at: new Date() })
      .where(eq(genres.id, id));
  },
});

const labelAlbums = sql<number>`(select count(*)::integer from ${albums} where ${albums.label_id} = ${labels}.id)`;
export const labelTable = adminTable({
  resource: adminLabels,
  table: labels,
  listing: {
    table: labels,
    id: labels.id,
    visible: sql`true`,
    orders: { ...nameOrder(labels.search_name), albums: numberOrder(labelAlbums), ...timeOrders(labels) },
  },
  searchIn: labels.search_name,
  filters: { albums_count: labelAlbums, created_at: labels.created_at },
  load: async (db, ids) => {
    const found = await db
      .select({ label: getTableColumns(labels), image: imageColumns, albums_count: labelAlbums })
      .from(labels)
      .leftJoin(images, eq(images.key, labels.image_key))
      .where(among(labels.id, ids));
    return found.map(({ label, image, albums_count }) => ({
      id: label.id,
      name: label.name,
      slug: label.slug,
      image: toImage(image),
      description: label.description,
      website: label.website,
      country: label.country,
      albums_count,
      ...timesOf(label),
    }));
  },
  nameOf: ({ name }) => name,
  create: async (tx, _viewer, input) =>
    idOf(await tx.insert(labels).values(labelRow(input)).returning({ id: labels.id })),
  update: async (tx, _viewer, id, input) => {
    await tx
      .update(labels)
      .set({ ...labelRow(input), updated_at: new Date() })
      .where(eq(labels.id, id));
  },
});
const labelRow = ({
  name,
  description,
  website,
  country,
}: {
  name: string;
  description: string | null;
  website: string | null;
  country: string | null;
}) => ({
  ...named(name),
  description: html(description),
  website: website || null,
  country: country || null,
});

const backgrounds = alias(images, 'backgrounds');

export const artistTable = adminTable({
  resource: adminArtists,
  table: artists,
  listing: {
    table: artists,
    id: artists.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(artists.search_name),
      plays: numberOrder(artists.plays_count),
      followers: numberOrder(artists.followers_count),
      tracks: numberOrder(artists.tracks_count),
      albums: numberOrder(artists.albums_count),
      ...timeOrders(artists),
    },
  },
  searchIn: artists.search_name,
  filters: {
    status: artists.status,
    verified: yesNo(artists.verified),
    plays_count: artists.plays_count,
    tracks_count: artists.tracks_count,
    created_at: artists.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        artist: getTableColumns(artists),
        image: imageColumns,
        genres: refsOf(artistGenres, artistGenres.artist_id, artists.id, artistGenres.genre_id, genres),
        background: {
          key: backgrounds.key,
          color: backgrounds.color,
          alt: backgrounds.alt,
        },
      })
      .from(artists)
      .leftJoin(images, eq(images.key, artists.image_key))
      .leftJoin(backgrounds, eq(backgrounds.key, artists.background_image_key))
      .where(among(artists.id, ids));
    return found.map(({ artist, image, background, genres: linkedGenres }) => ({
      id: artist.id,
      name: artist.name,
      slug: artist.slug,
      image: toImage(image),
      verified: artist.verified,
      status: artist.status,
      bio: artist.bio,
      country: artist.country,
      links: artist.links,
      genre_ids: linkedGenres.map(({ id }) => id),
      genres: linkedGenres,
      background_image: toImage(background),
      albums_count: artist.albums_count,
      tracks_count: artist.tracks_count,
      followers_count: artist.followers_count,
      plays_count: artist.plays_count,
      ...timesOf(artist),
    }));
  },
  nameOf: ({ name }) => name,
  create: async (tx, _viewer, { name, genre_ids, bio, country, ...input }) => {
    await requireAll(tx, genres, genre_ids, 'genre_ids');
    const values = { ...input, ...named(name), bio: html(bio), country: country || null };
    const id = idOf(await tx.insert(artists).values(values).returning({ id: artists.id }));
    await setLinks(tx, artistGenres, artistGenres.artist_id, artistGenres.genre_id, id, genre_ids);
    return id;
  },
  update: async (tx, _viewer, id, { name, genre_ids, bio, country, ...input }) => {
    await requireAll(tx, genres, genre_ids, 'genre_ids');
    await tx
      .update(artists)
      .set({ ...input, ...named(name), bio: html(bio), country: country || null, updated_at: new Date() })
      .where(eq(artists.id, id));
    await setLinks(tx, artistGenres, artistGenres.artist_id, artistGenres.genre_id, id, genre_ids);
  },
});

type AlbumInput = v.InferOutput<typeof adminAlbums.input>;
type TrackInput = v.InferOutput<typeof adminTracks.input>;

interface AlbumLinks {
  artist_ids: number[];
  genre_ids: number[];
  tag_ids: number[];
}
const requireLinks = async (tx: Database, { artist_ids, genre_ids, tag_ids }: AlbumLinks) => {
  await requireAll(tx, artists, artist_ids, 'artist_ids');
  await requireAll(tx, genres, genre_ids, 'genre_ids');
  await requireAll(tx, tags, tag_ids, 'tag_ids');
};
const setAlbumLinks = async (
  tx: Database,
  id: number,
  { artist_ids, genre_ids, tag_ids, artist_roles }: AlbumLinks & ReleaseExtras,
) => {
  await setLinks(tx, albumArtists, albumArtists.album_id, albumArtists.artist_id, id, artist_ids);
  await setRoles(tx, albumArtists, albumArtists.album_id, id, artist_ids, artist_roles);
  await setLinks(tx, albumGenres, albumGenres.album_id, albumGenres.genre_id, id, genre_ids);
  await setLinks(tx, albumTags, albumTags.album_id, albumTags.tag_id, id, tag_ids);
};

export const albumTable = adminTable({
  resource: adminAlbums,
  table: albums,
  listing: {
    table: albums,
    id: albums.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(albums.search_name),
      released: { key: releaseKey(albums.release_date), kind: 'day', isDescending: true },
      tracks: numberOrder(albums.tracks_count),
      plays: numberOrder(albums.plays_count),
      likes: numberOrder(albums.likes_count),
      ...timeOrders(albums),
    },
  },
  searchIn: albums.search_text,
  filters: {
    status: albums.status,
    type: albums.type,
    tracks_count: albums.tracks_count,
    plays_count: albums.plays_count,
    created_at: albums.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        album: getTableColumns(albums),
        image: imageColumns,
        artists: artistsOf(albumArtists, albumArtists.album_id, albums.id),
        genres: refsOf(albumGenres, albumGenres.album_id, albums.id, albumGenres.genre_id, genres),
        tags: refsOf(albumTags, albumTags.album_id, albums.id, albumTags.tag_id, tags),
        label: { id: labels.id, name: labels.name },
      })
      .from(albums)
      .leftJoin(images, eq(images.key, albums.image_key))
      .leftJoin(labels, eq(labels.id, albums.label_id))
      .where(among(albums.id, ids));
    return found.map(({ album, image, label, ...links }) => ({
      id: album.id,
      name: album.name,
      slug: album.slug,
      image: toImage(image),
      type: album.type,
      status: album.status,
      release_date: album.release_date,
      description: album.description,
      label_id: album.label_id,
      label,
      ...links,
      artist_ids: links.artists.map(({ id }) => id),
      genre_ids: links.genres.map(({ id }) => id),
      tag_ids: links.tags.map(({ id }) => id),
      publish_at: album.publish_at?.toISOString() ?? null,
      publish_zone: album.publish_zone,
      upc: album.upc,
      catalogue_number: album.catalogue_number,
      copyright: album.copyright,
      comments_disabled: album.comments_disabled,
      tracks_count: album.tracks_count,
      duration: album.duration,
      plays_count: album.plays_count,
      likes_count: album.likes_count,
      ...timesOf(album),
    }));
  },
  nameOf: ({ name }) => name,
  create: async (
    tx,
    viewer,
    { name, description, artist_ids, genre_ids, tag_ids, artist_roles, ...input }: AlbumInput & ReleaseExtras,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.label_id !== null) await requireAll(tx, labels, [input.label_id], 'label_id');
    const values = { ...input, ...named(name), description: html(description), owner_id: viewer.user.id };
    const id = idOf(await tx.insert(albums).values(values).returning({ id: albums.id }));
    await setAlbumLinks(tx, id, links);
    return id;
  },
  update: async (
    tx,
    _viewer,
    id,
    { name, description, artist_ids, genre_ids, tag_ids, artist_roles, ...input }: AlbumInput & ReleaseExtras,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.label_id !== null) await requireAll(tx, labels, [input.label_id], 'label_id');
    await tx
      .update(albums)
      .set({ ...input, ...named(name), description: html(description), updated_at: new Date() })
      .where(eq(albums.id, id));
    await setAlbumLinks(tx, id, links);
  },
});

const setTrackLinks = async (
  tx: Database,
  id: number,
  { artist_ids, genre_ids, tag_ids, artist_roles }: AlbumLinks & ReleaseExtras,
) => {
  await setLinks(tx, trackArtists, trackArtists.track_id, trackArtists.artist_id, id, artist_ids);
  await setRoles(tx, trackArtists, trackArtists.track_id, id, artist_ids, artist_roles);
  await setLinks(tx, trackGenres, trackGenres.track_id, trackGenres.genre_id, id, genre_ids);
  await setLinks(tx, trackTags, trackTags.track_id, trackTags.tag_id, id, tag_ids);
};

/** A track without a sound is never published. */
function requireSound(input: { status: string; stream_url: string | null }, hasRecording: boolean) {
  if (['draft', 'hidden'].includes(input.status) || input.stream_url || hasRecording) return;
  const message = 'This track has no sound yet. Upload a file, or enter the address of a stream.';
  throw new Problem({
    status: 422,
    code: 'no_sound',
    message,
    fields: { status: message },
  });
}

export const trackTable = adminTable({
  resource: adminTracks,
  table: tracks,
  listing: {
    table: tracks,
    id: tracks.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(tracks.search_name),
      plays: numberOrder(tracks.plays_count),
      likes: numberOrder(tracks.likes_count),
      duration: { key: tracks.duration, kind: 'number', isDescending: false },
      released: { key: releaseKey(tracks.release_date), kind: 'day', isDescending: true },
      ...timeOrders(tracks),
    },
  },
  searchIn: tracks.search_text,
  filters: {
    status: tracks.status,
    explicit: yesNo(tracks.is_explicit),
    plays_count: tracks.plays_count,
    created_at: tracks.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        track: getTableColumns(tracks),
        album: { id: albums.id, name: albums.name },
        image: imageColumns,
        artists: artistsOf(trackArtists, trackArtists.track_id, tracks.id),
        genres: refsOf(trackGenres, trackGenres.track_id, tracks.id, trackGenres.genre_id, genres),
        tags: refsOf(trackTags, trackTags.track_id, tracks.id, trackTags.tag_id, tags),
      })
      .from(tracks)
      .leftJoin(albums, eq(albums.id, tracks.album_id))
      .leftJoin(images, eq(images.key, sql`coalesce(${tracks.image_key}, ${albums.image_key})`))
      .where(among(tracks.id, ids));
    return found.map(({ track, album, image, ...links }) => ({
      id: track.id,
      name: track.name,
      slug: track.slug,
      image: toImage(image),
      status: track.status,
      album,
      album_id: track.album_id,
      ...links,
      artist_ids: links.artists.map(({ id }) => id),
      genre_ids: links.genres.map(({ id }) => id),
      tag_ids: links.tags.map(({ id }) => id),
      publish_at: track.publish_at?.toISOString() ?? null,
      publish_zone: track.publish_zone,
      isrc: track.isrc,
      licence: track.licence,
      credits: track.credits,
      comments_disabled: track.comments_disabled,
      has_lyrics: track.has_lyrics,
      has_own_image: track.image_key !== null,
      number: track.number,
      disc: track.disc,
      duration: track.duration,
      stream_url: track.stream_url,
      has_recording: track.recording_key !== null,
      sound_url: track.recording_key ? audioPath(track.recording_key) : track.stream_url,
      is_explicit: track.is_explicit,
      release_date: track.release_date,
      description: track.description,
      plays_count: track.plays_count,
      likes_count: track.likes_count,
      ...timesOf(track),
    }));
  },
  nameOf: ({ name }) => name,
  create: async (
    tx,
    viewer,
    {
      name,
      description,
      artist_ids,
      genre_ids,
      tag_ids,
      artist_roles,
      stream_url,
      ...input
    }: TrackInput & ReleaseExtras,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.album_id !== null) await requireAll(tx, albums, [input.album_id], 'album_id');
    requireSound({ ...input, stream_url }, false);
    const values = {
      ...input,
      ...named(name),
      stream_url: stream_url || null,
      description: html(description),
      owner_id: viewer.user.id,
    };
    const id = idOf(await tx.insert(tracks).values(values).returning({ id: tracks.id }));
    await setTrackLinks(tx, id, links);
    return id;
  },
  update: async (
    tx,
    _viewer,
    id,
    {
      name,
      description,
      artist_ids,
      genre_ids,
      tag_ids,
      artist_roles,
      stream_url,
      duration,
      ...input
    }: TrackInput & ReleaseExtras,
    before,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.album_id !== null) await requireAll(tx, albums, [input.album_id], 'album_id');
    requireSound({ ...input, stream_url }, before.has_recording);
    await tx
      .update(tracks)
      .set({
        ...input,
        ...named(name),
        ...(!before.has_recording && { duration }),
        stream_url: stream_url || null,
        description: html(description),
        updated_at: new Date(),
      })
      .where(eq(tracks.id, id));
    await setTrackLinks(tx, id, links);
  },
});

export const playlistTable = adminTable({
  resource: adminPlaylists,
  table: playlists,
  listing: {
    table: playlists,
    id: playlists.id,
    visible: sql`${playlists.deleted_at} is null`,
    orders: {
      ...nameOrder(playlists.search_name),
      tracks: numberOrder(playlists.tracks_count),
      plays: numberOrder(playlists.plays_count),
      followers: numberOrder(playlists.followers_count),
      ...timeOrders(playlists),
    },
  },
  searchIn: playlists.search_name,
  filters: {
    visibility: sql`case when ${playlists.public} then 'public' else 'private' end`,
    tracks_count: playlists.tracks_count,
    followers_count: playlists.followers_count,
    created_at: playlists.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        playlist: getTableColumns(playlists),
        image: imageColumns,
        owner: { id: users.id, name: users.name },
      })
      .from(playlists)
      .innerJoin(users, eq(users.id, playlists.owner_id))
      .leftJoin(images, eq(images.key, playlists.image_key))
      .where(among(playlists.id, ids));
    return found.map(({ playlist, image, owner }) => ({
      id: playlist.id,
      name: playlist.name,
      slug: playlist.slug,
      image: toImage(image),
      description: playlist.description,
      owner,
      public: playlist.public,
      collaborative: playlist.collaborative,
      tracks_count: playlist.tracks_count,
      duration: playlist.duration,
      followers_count: playlist.followers_count,
      plays_count: playlist.plays_count,
      ...timesOf(playlist),
    }));
  },
  nameOf: ({ name }) => name,
  create: async (tx, viewer, { name, description, ...input }) =>
    idOf(
      await tx
        .insert(playlists)
        .values({ ...named(name), description: description || null, ...input, owner_id: viewer.user.id })
        .returning({ id: playlists.id }),
    ),
  update: async (tx, _viewer, id, { name, description, ...input }) => {
    await tx
      .update(playlists)
      .set({ ...named(name), description: description || null, ...input, updated_at: new Date() })
      .where(eq(playlists.id, id));
  },
});
