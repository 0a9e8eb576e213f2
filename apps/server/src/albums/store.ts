import type { Album, AlbumDetail, AlbumType, Page } from '@segno/data/contract';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { nameKey, releaseKey } from '../records/columns.ts';
import { firstPages } from '../records/firstPages.ts';
import { among, inOrder, listPage, noKey, type Listing, type Slice } from '../records/Listing.ts';
import { kindOf, permissionsOf, valuesOf, type ViewerKind } from '../records/policy.ts';
import { creditsOf } from '../artists/credits.ts';
import { hasNamed, namedOf, toImage } from '../records/related.ts';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { genres } from '../genres/table.ts';
import { notFound } from '../http/Problem.ts';
import { labels } from '../labels/table.ts';
import { images } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { ownersOfHiddenTracks, tracksOfAlbum } from '../tracks/store.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { albumPolicy } from './policy.ts';
import { albumArtists, albumGenres, albums, albumTags } from './table.ts';

export const albumListing = {
  table: albums,
  id: albums.id,
  visible: albumPolicy.isPublic,
  orders: {
    popular: { key: albums.plays_count, kind: 'number', isDescending: true },
    liked: { key: albums.likes_count, kind: 'number', isDescending: true },
    newest: { key: releaseKey(albums.release_date), kind: 'day', isDescending: true },
    name: { key: nameKey(albums.search_name), kind: 'text', isDescending: false },
  },
} satisfies Listing;
type AlbumOrder = keyof typeof albumListing.orders;

const genreLink = {
  link: albumGenres,
  owner: albumGenres.album_id,
  id: albums.id,
  to: genres,
  by: albumGenres.genre_id,
};
const tagLink = { link: albumTags, owner: albumTags.album_id, id: albums.id, to: tags, by: albumTags.tag_id };

/** Filters of album lists. */
export const albumFilters = {
  artist: (id: number) =>
    sql`${albums.id} in (select album_id from ${albumArtists} where artist_id = ${id}::integer and role = 'primary')`,
  /** Albums of others with a track of the artist, or with the artist in another role. */
  appears: (id: number) => sql`(${albums.id} in (
      select ${tracks.album_id} from ${trackArtists} c join ${tracks} on ${tracks.id} = c.track_id
      where c.artist_id = ${id}::integer and ${trackPolicy.isPublic}
      union select album_id from ${albumArtists} where artist_id = ${id}::integer)
    and ${albums.id} not in (
      select album_id from ${albumArtists} where artist_id = ${id}::integer and role = 'primary'))`,
  genre: hasNamed(genreLink),
  tag: hasNamed(tagLink),
  type: (type: AlbumType) => sql`${albums.type} = ${type}`,
};

/** Columns of an album in a list. */
const row = {
  id: albums.id,
  name: albums.name,
  slug: albums.slug,
  type: albums.type,
  release_date: albums.release_date,
  tracks_count: albums.tracks_count,
  duration: albums.duration,
  plays_count: albums.plays_count,
  likes_count: albums.likes_count,
  owner_id: albums.owner_id,
  image: { key: images.key, color: images.color, alt: images.alt },
  artists: creditsOf(albumArtists, albumArtists.album_id, albums.id),
};

const selectAlbums = (db: Database, viewer: ViewerKind, where: SQL, key: SQL<string> = noKey) =>
  db
    .select({ ...row, key })
    .from(albums)
    .leftJoin(images, eq(images.key, albums.image_key))
    .where(and(albumPolicy.isVisible(viewer), where));

type Row = Omit<Awaited<ReturnType<typeof selectAlbums>>[number], 'key'>;

const byIds = prepareOnce((db, kind: ViewerKind) =>
  selectAlbums(db, kind, among(albums.id, sql.placeholder('ids'))).prepare('albums'),
);
const byId = prepareOnce((db, kind: ViewerKind) =>
  db
    .select({
      ...getTableColumns(albums),
      ...row,
      genres: namedOf(genreLink),
      tags: namedOf(tagLink),
      label: { id: labels.id, name: labels.name },
      hidden: ownersOfHiddenTracks,
    })
    .from(albums)
    .leftJoin(images, eq(images.key, albums.image_key))
    .leftJoin(labels, eq(labels.id, albums.label_id))
    .where(and(albumPolicy.isVisible(kind), eq(albums.id, sql.placeholder('id'))))
    .prepare('album'),
);

const toAlbum = (viewer: Viewer, found: Row): Album => ({
  id: found.id,
  name: found.name,
  slug: found.slug,
  image: toImage(found.image),
  artists: found.artists,
  type: found.type,
  release_date: found.release_date,
  tracks_count: found.tracks_count,
  duration: found.duration,
  plays_count: found.plays_count,
  likes_count: found.likes_count,
  permissions: permissionsOf(albumPolicy, viewer, found),
});

/** The published albums among these, in this order. */
export async function albumsByIds(db: Database, viewer: Viewer, ids: number[]): Promise<Album[]> {
  if (ids.length === 0) return [];
  const found = await byIds(db, kindOf(viewer)).execute({ ...valuesOf(viewer), ids });
  return inOrder(
    ids,
    found.map((each) => toAlbum(viewer, each)),
  );
}

const firstPage = firstPages(albumListing, selectAlbums);

export const listAlbums = (db: Database, viewer: Viewer, slice: Slice<AlbumOrder>): Promise<Page<Album>> =>
  firstPage.isPlain(slice)
    ? firstPage.read(db, viewer, slice, (found) => toAlbum(viewer, found))
    : listPage(db, albumListing, slice, (ids) => albumsByIds(db, viewer, ids));

export async function findAlbum(db: Database, viewer: Viewer, id: number): Promise<AlbumDetail> {
  const [found] = await byId(db, kindOf(viewer)).execute({ ...valuesOf(viewer), id });
  if (!found) throw notFound('This album does not exist, or is not public.');
  // Who owns a hidden track sees it in the album, so that a response which people share is not for its owner.
  for (const owner_id of found.hidden) viewer.onRecord?.({ owner_id });
  return {
    ...toAlbum(viewer, found),
    description: found.description,
    tracks: await tracksOfAlbum(db, viewer, id),
    genres: found.genres,
    tags: found.tags,
    label: found.label,
    reposts_count: found.reposts_count,
    comments_count: found.comments_count,
    comments_disabled: found.comments_disabled,
    upc: found.upc,
    catalogue_number: found.catalogue_number,
    copyright: found.copyright,
    owner_id: found.owner_id,
    status: found.status,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
