import type { Page, Playlist, PlaylistTrack } from '@segno/data/contract';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import { nameKey } from '../catalogue/columns.ts';
import { among, inOrder, listPage, type Listing, type Slice } from '../catalogue/Listing.ts';
import { permissionsOf } from '../catalogue/policy.ts';
import { toImage } from '../catalogue/related.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { notFound } from '../http/Problem.ts';
import { images } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { tracksByIds } from '../tracks/store.ts';
import { trackGenres, tracks, trackTags } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { playlistFollows } from '../likes/table.ts';
import type { SignedInViewer } from '../viewer/requireUser.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { canEditTracks, playlistPolicy } from './policy.ts';
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

/** Filters of playlist lists. A playlist has the genres and tags of its tracks. */
export const playlistFilters = {
  genre: (name: string) => sql`${playlists.id} in (
    select p.playlist_id from ${playlistTracks} p join ${trackGenres} l on l.track_id = p.track_id
    join ${genres} g on g.id = l.genre_id where g.name = ${name})`,
  tag: (name: string) => sql`${playlists.id} in (
    select p.playlist_id from ${playlistTracks} p join ${trackTags} l on l.track_id = p.track_id
    join ${tags} g on g.id = l.tag_id where g.name = ${name})`,
};

/** The cover of the first track that has one, for playlists without their own. */
const ownOrFirstImage = sql`coalesce(${playlists.image_key}, (
  select coalesce(t.image_key, a.image_key) from ${playlistTracks} p
  join ${tracks} t on t.id = p.track_id left join ${albums} a on a.id = t.album_id
  where p.playlist_id = ${playlists.id} and t.status = 'published' and coalesce(t.image_key, a.image_key) is not null
  order by p.position, p.id limit 1))`;

const selectPlaylists = (db: Database, viewer: Viewer, where: SQL) =>
  db
    .select({
      ...getTableColumns(playlists),
      image: { key: images.key, color: images.color, alt: images.alt },
      owner: { id: users.id, name: users.name },
    })
    .from(playlists)
    .innerJoin(users, eq(users.id, playlists.owner_id))
    .leftJoin(images, eq(images.key, ownOrFirstImage))
    .where(and(playlistPolicy.isVisible(viewer), where));

type Row = Awaited<ReturnType<typeof selectPlaylists>>[number];

const toPlaylist =
  (viewer: Viewer) =>
  (found: Row): Playlist => ({
    id: found.id,
    name: found.name,
    slug: found.slug,
    image: toImage(found.image),
    description: found.description,
    owner: found.owner,
    public: found.public,
    collaborative: found.collaborative,
    tracks_count: found.tracks_count,
    duration: found.duration,
    followers_count: found.followers_count,
    plays_count: found.plays_count,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    permissions: {
      ...permissionsOf(playlistPolicy, viewer, found),
      edit_tracks: canEditTracks(viewer, found),
    },
  });

/** The public playlists among these, in this order. */
export async function playlistsByIds(db: Database, viewer: Viewer, ids: number[]): Promise<Playlist[]> {
  if (ids.length === 0) return [];
  const found = await selectPlaylists(db, viewer, among(playlists.id, ids));
  return inOrder(ids, found.map(toPlaylist(viewer)));
}

export const listPlaylists = (
  db: Database,
  viewer: Viewer,
  slice: Slice<PlaylistOrder>,
): Promise<Page<Playlist>> => listPage(db, playlistListing, slice, (ids) => playlistsByIds(db, viewer, ids));

export async function findPlaylist(db: Database, viewer: Viewer, id: number): Promise<Playlist> {
  const [found] = await selectPlaylists(db, viewer, eq(playlists.id, id));
  if (!found) throw notFound('This playlist does not exist, or is not public.');
  return toPlaylist(viewer)(found);
}

/** The playlists of a person: own ones and followed ones. */
const libraryListing = {
  ...playlistListing,
  visible: sql`true`,
  orders: {
    updated: { key: playlists.updated_at, kind: 'instant', isDescending: true },
    name: playlistListing.orders.name,
  },
} satisfies Listing;

/** The signed-in person's own and followed playlists. */
export const listLibraryPlaylists = (
  db: Database,
  viewer: SignedInViewer,
  slice: Slice<keyof typeof libraryListing.orders>,
): Promise<Page<Playlist>> => {
  const { id } = viewer.user;
  const isInLibrary = sql`(${playlists.owner_id} = ${id}::integer or ${playlists.id} in (
    select f.record_id from ${playlistFollows} f where f.user_id = ${id}::integer))`;
  const filters = [playlistPolicy.isVisible(viewer), isInLibrary];
  return listPage(db, libraryListing, { ...slice, filters }, (ids) => playlistsByIds(db, viewer, ids));
};

const placeListing = {
  table: playlistTracks,
  id: playlistTracks.id,
  visible: sql`exists (select 1 from ${tracks} t where t.id = ${playlistTracks.track_id} and t.status = 'published')`,
  orders: { position: { key: playlistTracks.position, kind: 'number', isDescending: false } },
} satisfies Listing;

/** The published tracks of a playlist, in their order. */
export const listPlaylistTracks = (
  db: Database,
  viewer: Viewer,
  id: number,
  page: Pick<Slice, 'cursor' | 'perPage'>,
): Promise<Page<PlaylistTrack>> => {
  const filters = [eq(playlistTracks.playlist_id, id)];
  return listPage(db, placeListing, { ...page, order: 'position', filters }, (ids) =>
    placesByIds(db, viewer, ids),
  );
};

async function placesByIds(db: Database, viewer: Viewer, ids: number[]): Promise<PlaylistTrack[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ ...getTableColumns(playlistTracks), adder: { id: users.id, name: users.name } })
    .from(playlistTracks)
    .leftJoin(users, eq(users.id, playlistTracks.added_by))
    .where(among(playlistTracks.id, ids));
  const listed = await tracksByIds(db, viewer, [...new Set(found.map((place) => place.track_id))]);
  const byId = new Map(listed.map((track) => [track.id, track]));
  return inOrder(ids, found).flatMap(({ id, track_id, adder, added_at }) => {
    const track = byId.get(track_id);
    return track ? { id, track, added_by: adder, added_at: added_at.toISOString() } : [];
  });
}
