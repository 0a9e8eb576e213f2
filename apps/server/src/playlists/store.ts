import {
  libraryPlaylistTable,
  type Page,
  type Playlist,
  type SmartRules,
  type TablePageInput,
} from '@segno/data/contract';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import { nameKey } from '../records/columns.ts';
import {
  among,
  containsWords,
  filterConditions,
  inOrder,
  listPage,
  type Listing,
  type Slice,
} from '../records/Listing.ts';
import { collaborationIds, kindOf, permissionsOf, valuesOf, type ViewerKind } from '../records/policy.ts';
import { toImage } from '../records/related.ts';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { playlistPlaces } from '../folders/table.ts';
import { genres } from '../genres/table.ts';
import type { Run } from '../http/heavyWork.ts';
import { notFound } from '../http/Problem.ts';
import { mosaicKey, mosaicParts } from '../media/images/mosaics.ts';
import { images } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracksByIds } from '../tracks/store.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { playlistFollows } from '../likes/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { belongsTo, canEditTracks, canMove, isOwn, playlistPolicy } from './policy.ts';
import { findSmartTracks } from './smart.ts';
import { playlists, playlistTracks } from './table.ts';

export const playlistListing = {
  table: playlists,
  id: playlists.id,
  visible: playlistPolicy.isPublic,
  orders: {
    popular: { key: playlists.plays_count, kind: 'number', isDescending: true },
    liked: { key: playlists.followers_count, kind: 'number', isDescending: true },
    newest: { key: playlists.created_at, kind: 'instant', isDescending: true },
    name: { key: nameKey(playlists.search_name), kind: 'text', isDescending: false },
  },
} satisfies Listing;
type PlaylistOrder = keyof typeof playlistListing.orders;
type LibraryPlaylistsInput = TablePageInput<typeof libraryPlaylistTable>;

/** Filters of playlist lists. A playlist has the genres and tags of its tracks. */
export const playlistFilters = {
  genre: (name: string) => sql`${playlists.id} in (
    select p.playlist_id from ${playlistTracks} p join ${trackGenres} l on l.track_id = p.track_id
    join ${genres} g on g.id = l.genre_id where g.name = ${name})`,
  tag: (name: string) => sql`${playlists.id} in (
    select p.playlist_id from ${playlistTracks} p join ${trackTags} l on l.track_id = p.track_id
    join ${tags} g on g.id = l.tag_id where g.name = ${name})`,
  /** Playlists with a track of the artist. */
  artist: (id: number) => sql`${playlists.id} in (
    select p.playlist_id from ${playlistTracks} p join ${trackArtists} c on c.track_id = p.track_id
    where c.artist_id = ${id}::integer)`,
  track: (id: number) => sql`${playlists.id} in (
    select p.playlist_id from ${playlistTracks} p where p.track_id = ${id}::integer)`,
  owner: (id: number) => sql`${playlists.owner_id} = ${id}::integer`,
};

/** A picture as `toImage` takes it. */
type Cover = Parameters<typeof toImage>[0] & object;

/** How many tracks of a playlist the mosaic takes its covers from. */
const mosaicTracks = 100;

/** In most playlists this many tracks have four different covers, so that the others need not be read. */
const usualMosaicTracks = 6;

/** The first four different covers of tracks, from a query with their `key`s and `place`s. */
const firstCovers = (covers: SQL) => sql`coalesce((
  select json_agg(json_build_object('key', i.key, 'color', i.color, 'alt', i.alt) order by first.place)
  from (
    select key, min(place) as place from (${covers}) covers
    where key is not null group by key order by min(place) limit ${sql.raw(String(mosaicParts))}
  ) first join ${images} i on i.key = first.key
), '[]')`;

/** The covers of tracks, which a join names with their places. */
const coverOfTrack = sql`coalesce(${tracks.image_key}, a.image_key) as key`;
const publicTrack = (id: SQL) => sql`join ${tracks} on ${tracks.id} = ${id} and ${trackPolicy.isPublic}
  left join ${albums} a on a.id = ${tracks.album_id}`;

const coversOfFirst = (tracksCount: number) =>
  firstCovers(sql`
    select ${coverOfTrack}, row_number() over (order by p.position, p.id) as place
    from ${playlistTracks} p ${publicTrack(sql`p.track_id`)} where p.playlist_id = ${playlists}.id
    order by p.position, p.id limit ${sql.raw(String(tracksCount))}`);

/** A smart playlist has no entries: its covers are those of the tracks that its rules have found at the last look. */
const coversOfFound = firstCovers(sql`
  select ${coverOfTrack}, f.place
  from unnest(${playlists}.found_tracks) with ordinality f (id, place) ${publicTrack(sql`f.id`)}`);

/** The covers of a playlist's mosaic. Without `offset 0` PostgreSQL would compute `usual` twice. */
const trackCovers = sql<Cover[]>`(
  select case when json_array_length(usual.covers) = ${sql.raw(String(mosaicParts))} then usual.covers
    when ${playlists}.rules is not null then ${coversOfFound}
    else ${coversOfFirst(mosaicTracks)} end
  from (select ${coversOfFirst(usualMosaicTracks)} as covers offset 0) usual)`;

const selectPlaylists = (db: Database, viewer: Viewer | ViewerKind, where: SQL) =>
  db
    .select({
      ...getTableColumns(playlists),
      image: { key: images.key, color: images.color, alt: images.alt },
      covers: sql<Cover[]>`case when ${playlists.image_key} is null then ${trackCovers} else '[]' end`,
      owner: { id: users.id, name: users.name },
    })
    .from(playlists)
    .innerJoin(users, eq(users.id, playlists.owner_id))
    .leftJoin(images, eq(images.key, playlists.image_key))
    .where(and(playlistPolicy.isVisible(viewer), where));

/** The covers of a playlist's mosaic, for the server of pictures. Nothing is answered but covers. */
export async function mosaicCovers(db: Database, id: number): Promise<string[]> {
  const [found] = await db.select({ covers: trackCovers }).from(playlists).where(eq(playlists.id, id));
  return found?.covers.map(({ key }) => key) ?? [];
}

/** The cover of a playlist: its own, a mosaic of four, or the first of fewer. */
function coverOf({ id, image, covers }: Pick<Row, 'id' | 'image' | 'covers'>): Cover | null {
  const [first] = covers;
  if (image || covers.length < mosaicParts) return image ?? first ?? null;
  return {
    key: mosaicKey(
      id,
      covers.map(({ key }) => key),
    ),
    color: first?.color ?? '',
    alt: null,
  };
}

/** The key of the cover of a playlist that everybody may see, or null. */
export async function publicCover(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ image_key: playlists.image_key, covers: trackCovers })
    .from(playlists)
    .where(and(eq(playlists.id, id), playlistPolicy.isPublic));
  if (!found) return null;
  return found.image_key ?? coverOf({ id, image: null, covers: found.covers })?.key ?? null;
}

type Row = Awaited<ReturnType<typeof selectPlaylists>>[number];

const byIds = prepareOnce((db, kind: ViewerKind) =>
  selectPlaylists(db, kind, among(playlists.id, sql.placeholder('ids'))).prepare('playlists'),
);

const toPlaylist =
  (viewer: Viewer) =>
  (found: Row): Playlist => ({
    id: found.id,
    name: found.name,
    slug: found.slug,
    image: toImage(coverOf(found)),
    has_own_image: found.image_key !== null,
    description: found.description,
    owner: found.owner,
    workspace_id: viewer.workspaces.has(found.workspace_id ?? 0) ? found.workspace_id : null,
    is_own: isOwn(viewer, found),
    public: found.public,
    collaborative: found.collaborative,
    is_smart: found.rules !== null,
    tracks_count: found.tracks_count,
    duration: found.duration,
    followers_count: found.followers_count,
    plays_count: found.plays_count,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    permissions: {
      ...permissionsOf(playlistPolicy, viewer, found),
      move: canMove(viewer, found),
      edit_tracks: found.rules === null && canEditTracks(viewer, found),
    },
  });

/** The public playlists among these, in this order. */
export async function playlistsByIds(db: Database, viewer: Viewer, ids: number[]): Promise<Playlist[]> {
  if (ids.length === 0) return [];
  const found = await byIds(db, kindOf(viewer)).execute({ ...valuesOf(viewer), ids });
  return inOrder(ids, found.map(toPlaylist(viewer)));
}

export const listPlaylists = (
  db: Database,
  viewer: Viewer,
  slice: Slice<PlaylistOrder>,
): Promise<Page<Playlist>> => listPage(db, playlistListing, slice, (ids) => playlistsByIds(db, viewer, ids));

/** A playlist. `run` runs the rules of a smart one, which read all tracks. */
export async function findPlaylist(db: Database, viewer: Viewer, id: number, run: Run): Promise<Playlist> {
  const [found] = await selectPlaylists(db, viewer, eq(playlists.id, id));
  if (!found) throw notFound('This playlist does not exist, or is not public.');
  if (found.rules === null) return toPlaylist(viewer)(found);
  const { rules, owner_id: ownerId } = found;
  const { ids, count, duration } = await run(() =>
    findSmartTracks(db, rules, ownerId, { offset: 0, limit: mosaicTracks }),
  );
  if (
    count === found.tracks_count &&
    duration === found.duration &&
    ids.join() === (found.found_tracks ?? []).join()
  )
    return toPlaylist(viewer)(found);
  // Lists show the numbers and the cover of the last look.
  await db.execute(sql`update ${playlists} set tracks_count = ${count}::integer, duration = ${duration}::bigint,
    found_tracks = ${sql.param(ids)}::integer[] where id = ${id}::integer`);
  const [looked] = await selectPlaylists(db, viewer, eq(playlists.id, id));
  if (!looked) throw notFound('This playlist does not exist, or is not public.');
  return toPlaylist(viewer)(looked);
}

/** The rules of a smart playlist that the viewer may change. */
export async function findRules(db: Database, viewer: Viewer, id: number): Promise<SmartRules> {
  const [found] = await db
    .select()
    .from(playlists)
    .where(and(eq(playlists.id, id), playlistPolicy.isVisible(viewer)));
  if (!found?.rules || !playlistPolicy.canEdit(viewer, found))
    throw notFound('This playlist does not exist, or is not public.');
  return found.rules;
}

/** How many tracks rules find for a person, and the first of them. */
export async function previewRules(db: Database, viewer: SignedInViewer, rules: SmartRules) {
  const { ids, count } = await findSmartTracks(db, rules, viewer.user.id, { offset: 0, limit: 20 });
  return { count, tracks: await tracksByIds(db, viewer, ids) };
}

/** The orders of a person's own and followed playlists. */
const libraryListing = {
  ...playlistListing,
  visible: sql`true`,
  orders: {
    updated: { key: playlists.updated_at, kind: 'instant', isDescending: true },
    name: playlistListing.orders.name,
    tracks: { key: playlists.tracks_count, kind: 'number', isDescending: true },
  },
} satisfies Listing<keyof (typeof libraryPlaylistTable)['orders']>;

/** The playlists of a workspace of the viewer; without one, the viewer's own and followed playlists. */
export const listLibraryPlaylists = (
  db: Database,
  viewer: SignedInViewer,
  workspaceId: number | null,
  { order = libraryPlaylistTable.order, query = '', ...input }: LibraryPlaylistsInput,
): Promise<Page<Playlist>> => {
  const { id } = viewer.user;
  const isInLibrary =
    workspaceId === null
      ? sql`(${belongsTo(id)} or ${playlists.id} = any(${collaborationIds(viewer)}::integer[])
          or ${playlists.id} in (
          select f.record_id from ${playlistFollows} f where f.user_id = ${id}::integer))`
      : eq(playlists.workspace_id, workspaceId);
  const filters = [
    playlistPolicy.isVisible(viewer),
    isInLibrary,
    ...containsWords(playlists.search_name, query),
    ...filterConditions(
      libraryPlaylistTable,
      {
        visibility: sql`case when ${playlists.collaborative} then 'collaborative'
          when ${playlists.public} then 'public' else 'private' end`,
        owner: sql`case when ${playlists.owner_id} = ${id}::integer then 'me' else 'others' end`,
        tracks_count: playlists.tracks_count,
        folder: sql`coalesce((select f.folder_id from ${playlistPlaces} f
          where f.user_id = ${id}::integer and f.playlist_id = ${playlists.id}), 0)`,
      },
      input,
    ),
  ];
  return listPage(db, libraryListing, { ...input, order, filters }, (ids) => playlistsByIds(db, viewer, ids));
};
