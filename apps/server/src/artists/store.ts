import type { Artist, ArtistDetail, Page } from '@segno/data/contract';
import { aliasedTable, and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { nameKey } from '../records/columns.ts';
import { firstPages } from '../records/firstPages.ts';
import { among, inOrder, listPage, noKey, type Listing, type Slice } from '../records/Listing.ts';
import { kindOf, permissionsOf, valuesOf, type ViewerKind } from '../records/policy.ts';
import { hasNamed, namedOf, toImage } from '../records/related.ts';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { genres } from '../genres/table.ts';
import { notFound } from '../http/Problem.ts';
import { images } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { trackArtists, trackTags } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { artistPolicy } from './policy.ts';
import { artistGenres, artists, artistSimilar } from './table.ts';

export const artistListing = {
  table: artists,
  id: artists.id,
  visible: artistPolicy.isPublic,
  orders: {
    popular: { key: artists.plays_count, kind: 'number', isDescending: true },
    liked: { key: artists.followers_count, kind: 'number', isDescending: true },
    newest: { key: artists.created_at, kind: 'instant', isDescending: true },
    name: { key: nameKey(artists.search_name), kind: 'text', isDescending: false },
  },
} satisfies Listing;
type ArtistOrder = keyof typeof artistListing.orders;

const genreLink = {
  link: artistGenres,
  owner: artistGenres.artist_id,
  id: artists.id,
  to: genres,
  by: artistGenres.genre_id,
};

/** Filters of artist lists. */
export const artistFilters = {
  genre: hasNamed(genreLink),
  /** Artists with a track that has the tag: artists have no tags of their own. */
  tag: (name: string) => sql`${artists.id} in (
    select a.artist_id from ${trackArtists} a join ${trackTags} l on l.track_id = a.track_id
    join ${tags} g on g.id = l.tag_id where g.name = ${name})`,
};

/** Columns of an artist in a list. */
const row = {
  id: artists.id,
  name: artists.name,
  slug: artists.slug,
  verified: artists.verified,
  albums_count: artists.albums_count,
  tracks_count: artists.tracks_count,
  followers_count: artists.followers_count,
  plays_count: artists.plays_count,
  image: { key: images.key, color: images.color, alt: images.alt },
};

const selectArtists = (db: Database, viewer: ViewerKind, where: SQL, key: SQL<string> = noKey) =>
  db
    .select({ ...row, key })
    .from(artists)
    .leftJoin(images, eq(images.key, artists.image_key))
    .where(and(artistPolicy.isVisible(viewer), where));

type Row = Omit<Awaited<ReturnType<typeof selectArtists>>[number], 'key'>;

const byIds = prepareOnce((db, kind: ViewerKind) =>
  selectArtists(db, kind, among(artists.id, sql.placeholder('ids'))).prepare('artists'),
);

const toArtist = (viewer: Viewer, found: Row): Artist => ({
  id: found.id,
  name: found.name,
  slug: found.slug,
  image: toImage(found.image),
  verified: found.verified,
  albums_count: found.albums_count,
  tracks_count: found.tracks_count,
  followers_count: found.followers_count,
  plays_count: found.plays_count,
  permissions: permissionsOf(artistPolicy, viewer, { owner_id: null }),
});

const noSuchArtist = () => notFound('This artist does not exist, or is not public.');

/** The published artists among these, in this order. */
export async function artistsByIds(db: Database, viewer: Viewer, ids: number[]): Promise<Artist[]> {
  if (ids.length === 0) return [];
  const found = await byIds(db, kindOf(viewer)).execute({ ...valuesOf(viewer), ids });
  return inOrder(
    ids,
    found.map((each) => toArtist(viewer, each)),
  );
}

const firstPage = firstPages(artistListing, selectArtists);

export const listArtists = (db: Database, viewer: Viewer, slice: Slice<ArtistOrder>): Promise<Page<Artist>> =>
  firstPage.isPlain(slice)
    ? firstPage.read(db, viewer, slice, (found) => toArtist(viewer, found))
    : listPage(db, artistListing, slice, (ids) => artistsByIds(db, viewer, ids));

/** Throws a 404 unless the artist is published. */
export async function requireArtist(db: Database, viewer: Viewer, id: number): Promise<void> {
  const [found] = await db
    .select({ id: artists.id })
    .from(artists)
    .where(and(artistPolicy.isVisible(viewer), eq(artists.id, id)));
  if (!found) throw noSuchArtist();
}

const backgrounds = aliasedTable(images, 'backgrounds');

export async function findArtist(db: Database, viewer: Viewer, id: number): Promise<ArtistDetail> {
  const [found] = await db
    .select({
      ...getTableColumns(artists),
      ...row,
      background: { key: backgrounds.key, color: backgrounds.color, alt: backgrounds.alt },
      genres: namedOf(genreLink),
      similar_ids: sql<number[]>`array(select l.similar_id from ${artistSimilar} l
        where l.artist_id = ${artists.id} order by l."order", l.similar_id)`,
    })
    .from(artists)
    .leftJoin(images, eq(images.key, artists.image_key))
    .leftJoin(backgrounds, eq(backgrounds.key, artists.background_image_key))
    .where(and(artistPolicy.isVisible(viewer), eq(artists.id, id)));
  if (!found) throw noSuchArtist();
  return {
    ...toArtist(viewer, found),
    background_image: toImage(found.background),
    bio: found.bio,
    links: found.links,
    country: found.country,
    pinned_track_id: found.pinned_track_id,
    announcement: found.announcement,
    // A day is over everywhere a day after it began in UTC.
    tour_dates: found.tour_dates.filter(({ date }) => Date.parse(date) > Date.now() - 2 * 86_400_000),
    genres: found.genres,
    similar: await artistsByIds(db, viewer, found.similar_ids),
    status: found.status,
    created_at: found.created_at.toISOString(),
  };
}
