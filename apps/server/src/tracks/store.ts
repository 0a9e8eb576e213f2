import type { Page, Track, TrackDetail } from '@segno/data/contract';
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albums } from '../albums/table.ts';
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
import { images, recordings } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { trackPolicy } from './policy.ts';
import { trackArtists, trackGenres, tracks, trackTags } from './table.ts';

export const trackListing = {
  table: tracks,
  id: tracks.id,
  visible: trackPolicy.isPublic,
  orders: {
    popular: { key: tracks.plays_count, kind: 'number', isDescending: true },
    liked: { key: tracks.likes_count, kind: 'number', isDescending: true },
    newest: { key: releaseKey(tracks.release_date), kind: 'day', isDescending: true },
    name: { key: nameKey(tracks.search_name), kind: 'text', isDescending: false },
  },
} satisfies Listing;
type TrackOrder = keyof typeof trackListing.orders;

const genreLink = {
  link: trackGenres,
  owner: trackGenres.track_id,
  id: tracks.id,
  to: genres,
  by: trackGenres.genre_id,
};
const tagLink = { link: trackTags, owner: trackTags.track_id, id: tracks.id, to: tags, by: trackTags.tag_id };

/** Filters of track lists. */
export const trackFilters = {
  artist: (id: number) =>
    sql`${tracks.id} in (select track_id from ${trackArtists} where artist_id = ${id}::integer)`,
  genre: hasNamed(genreLink),
  tag: hasNamed(tagLink),
};

/** The address of a recording. Those of uploads have the type of what was uploaded or made of it, so no ending. */
export const audioPath = (key: string) =>
  `/media/audio/${encodeURIComponent(key)}${key.startsWith('upload-') ? '' : '.mp3'}`;

/** Columns of a track in a list. */
const row = {
  id: tracks.id,
  name: tracks.name,
  slug: tracks.slug,
  recording_key: tracks.recording_key,
  stream_url: tracks.stream_url,
  loudness: recordings.loudness,
  true_peak: recordings.true_peak,
  duration: tracks.duration,
  number: tracks.number,
  disc: tracks.disc,
  has_lyrics: tracks.has_lyrics,
  is_explicit: tracks.is_explicit,
  plays_count: tracks.plays_count,
  likes_count: tracks.likes_count,
  isrc: tracks.isrc,
  owner_id: tracks.owner_id,
  image: { key: images.key, color: images.color, alt: images.alt },
  album: { id: albums.id, name: albums.name, slug: albums.slug },
  artists: creditsOf(trackArtists, trackArtists.track_id, tracks.id),
};
const visibleAlbum = (viewer: Viewer | ViewerKind) =>
  and(eq(albums.id, tracks.album_id), albumPolicy.isVisible(viewer));
const ownOrAlbumImage = sql`${images.key} = coalesce(${tracks.image_key}, ${albums.image_key})`;

const selectTracks = (db: Database, viewer: ViewerKind, where: SQL, key: SQL<string> = noKey) =>
  db
    .select({ ...row, key })
    .from(tracks)
    .leftJoin(albums, visibleAlbum(viewer))
    .leftJoin(images, ownOrAlbumImage)
    .leftJoin(recordings, eq(recordings.key, tracks.recording_key))
    .where(and(trackPolicy.isVisible(viewer), where));

type Row = Omit<Awaited<ReturnType<typeof selectTracks>>[number], 'key'>;

const byIds = prepareOnce((db, kind: ViewerKind) =>
  selectTracks(db, kind, among(tracks.id, sql.placeholder('ids'))).prepare('tracks'),
);
const ofAlbum = prepareOnce((db, kind: ViewerKind) =>
  selectTracks(db, kind, eq(tracks.album_id, sql.placeholder('album')))
    .orderBy(sql`coalesce(${tracks.disc}, 1)`, sql`${tracks.number} nulls last`, asc(tracks.id))
    .prepare('tracks of an album'),
);
const ofAlbums = prepareOnce((db, kind: ViewerKind) =>
  // Of albums that the viewer sees: others are not joined.
  selectTracks(db, kind, among(albums.id, sql.placeholder('albums')))
    .orderBy(
      sql`array_position(${sql.placeholder('albums')}::integer[], ${albums.id})`,
      sql`coalesce(${tracks.disc}, 1)`,
      sql`${tracks.number} nulls last`,
      asc(tracks.id),
    )
    .prepare('tracks of albums'),
);

const toTrack = (viewer: Viewer, found: Row): Track => ({
  id: found.id,
  name: found.name,
  slug: found.slug,
  image: toImage(found.image),
  duration: found.duration,
  number: found.number,
  disc: found.disc,
  album: found.album,
  artists: found.artists,
  source: found.recording_key
    ? { type: 'file', url: audioPath(found.recording_key) }
    : { type: 'stream', url: found.stream_url ?? '' },
  loudness: found.loudness,
  true_peak: found.true_peak,
  has_lyrics: found.has_lyrics,
  is_explicit: found.is_explicit,
  plays_count: found.plays_count,
  likes_count: found.likes_count,
  ...(found.isrc !== null && { isrc: found.isrc }),
  permissions: permissionsOf(trackPolicy, viewer, found),
});

/** The tracks among these that the viewer may see, in this order. */
export async function tracksByIds(db: Database, viewer: Viewer, ids: number[]): Promise<Track[]> {
  if (ids.length === 0) return [];
  const found = await byIds(db, kindOf(viewer)).execute({ ...valuesOf(viewer), ids });
  return inOrder(
    ids,
    found.map((each) => toTrack(viewer, each)),
  );
}

/** The tracks of an album that the viewer may see, in disc and track order. */
export async function tracksOfAlbum(db: Database, viewer: Viewer, albumId: number): Promise<Track[]> {
  const found = await ofAlbum(db, kindOf(viewer)).execute({ ...valuesOf(viewer), album: albumId });
  return found.map((each) => toTrack(viewer, each));
}

/** The tracks of several albums that the viewer may see, album by album. */
export async function tracksOfAlbums(db: Database, viewer: Viewer, albumIds: number[]): Promise<Track[]> {
  if (albumIds.length === 0) return [];
  const found = await ofAlbums(db, kindOf(viewer)).execute({ ...valuesOf(viewer), albums: albumIds });
  return found.map((each) => toTrack(viewer, each));
}

/** The owners of the tracks of an album that are not public. */
export const ownersOfHiddenTracks = sql<(number | null)[]>`(
  select coalesce(json_agg(distinct ${tracks.owner_id}), '[]') from ${tracks}
  where ${tracks.album_id} = ${albums.id} and not (${trackPolicy.isPublic}))`;

const firstPage = firstPages(trackListing, selectTracks);

export const listTracks = (db: Database, viewer: Viewer, slice: Slice<TrackOrder>): Promise<Page<Track>> =>
  firstPage.isPlain(slice)
    ? firstPage.read(db, viewer, slice, (found) => toTrack(viewer, found))
    : listPage(db, trackListing, slice, (ids) => tracksByIds(db, viewer, ids));

export async function findTrack(db: Database, viewer: Viewer, id: number): Promise<TrackDetail> {
  const [found] = await db
    .select({
      ...getTableColumns(tracks),
      ...row,
      peaks: recordings.peaks,
      genres: namedOf(genreLink),
      tags: namedOf(tagLink),
    })
    .from(tracks)
    .leftJoin(albums, visibleAlbum(viewer))
    .leftJoin(images, ownOrAlbumImage)
    .leftJoin(recordings, eq(recordings.key, tracks.recording_key))
    .where(and(trackPolicy.isVisible(viewer), eq(tracks.id, id)));
  if (!found) throw notFound('This track does not exist, or is not public.');
  return {
    ...toTrack(viewer, found),
    genres: found.genres,
    tags: found.tags,
    description: found.description,
    reposts_count: found.reposts_count,
    comments_count: found.comments_count,
    comments_disabled: found.comments_disabled,
    isrc: found.isrc,
    licence: found.licence,
    credits: found.credits,
    peaks: found.peaks && [...found.peaks],
    owner_id: found.owner_id,
    status: found.status,
    release_date: found.release_date,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
