import {
  libraryAlbumTable,
  type LibraryAlbum,
  type LibraryArtist,
  libraryArtistTable,
  type LibraryTrack,
  libraryTrackTable,
  type Page,
  type PageInput,
  type TablePageInput,
  type Track,
} from '@segno/data/contract';
import { and, eq, sql } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albumsByIds } from '../albums/store.ts';
import { albums } from '../albums/table.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artistsByIds } from '../artists/store.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { albumLikes, artistFollows, trackLikes } from '../likes/table.ts';
import { nameKey, releaseKey } from '../records/columns.ts';
import { hasMoreThan } from '../records/hasMoreThan.ts';
import { among, containsWords, filterConditions, listPage, type Listing } from '../records/Listing.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracksByIds } from '../tracks/store.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';

export type Links = typeof trackLikes | typeof albumLikes | typeof artistFollows;

/**
 * The names of the artists of a track or album, for sorting. `search_text` has them after the name (migration `derived`):
 * to look for the first artist of each row took seconds with 100,000 of them.
 */
const artistsKey = ({ search_text, search_name }: typeof tracks | typeof albums) =>
  sql`left(substr(${search_text}, length(${search_name}) + 2), 30)`;

/** The links with their records: a key of the record is read with it, not by a query for each row. */
const likedTracks = sql`${trackLikes} join ${tracks} on ${tracks.id} = ${trackLikes.record_id}
  left join ${albums} on ${albums.id} = ${tracks.album_id}`;
const likedAlbums = sql`${albumLikes} join ${albums} on ${albums.id} = ${albumLikes.record_id}`;
const followedArtists = sql`${artistFollows} join ${artists} on ${artists.id} = ${artistFollows.record_id}`;

const trackListing = {
  table: likedTracks,
  id: trackLikes.record_id,
  visible: sql`true`,
  orders: {
    added: { key: trackLikes.created_at, kind: 'instant', isDescending: true },
    title: { key: nameKey(tracks.search_name), kind: 'text', isDescending: false },
    artist: { key: artistsKey(tracks), kind: 'text', isDescending: false },
    album: {
      key: sql`coalesce(${nameKey(albums.search_name)}, '')`,
      kind: 'text',
      isDescending: false,
    },
    duration: { key: tracks.duration, kind: 'number', isDescending: false },
    plays: { key: tracks.plays_count, kind: 'number', isDescending: true },
  },
} satisfies Listing<keyof (typeof libraryTrackTable)['orders']>;

const albumListing = {
  table: likedAlbums,
  id: albumLikes.record_id,
  visible: sql`true`,
  orders: {
    added: { key: albumLikes.created_at, kind: 'instant', isDescending: true },
    name: { key: nameKey(albums.search_name), kind: 'text', isDescending: false },
    artist: { key: artistsKey(albums), kind: 'text', isDescending: false },
    release: { key: releaseKey(albums.release_date), kind: 'day', isDescending: true },
  },
} satisfies Listing<keyof (typeof libraryAlbumTable)['orders']>;

const artistListing = {
  table: followedArtists,
  id: artistFollows.record_id,
  visible: sql`true`,
  orders: {
    added: { key: artistFollows.created_at, kind: 'instant', isDescending: true },
    name: { key: nameKey(artists.search_name), kind: 'text', isDescending: false },
    followers: { key: artists.followers_count, kind: 'number', isDescending: true },
  },
} satisfies Listing<keyof (typeof libraryArtistTable)['orders']>;

/** The most links of a person whose records are sorted and filtered without taking turns with other expensive requests. */
const quickLinks = 500;

/** Whether a person has so many liked tracks, saved albums or followed artists that reading them is expensive. */
export const hasManyLinks = (db: Database, links: Links, { user }: SignedInViewer): Promise<boolean> =>
  hasMoreThan(db, quickLinks, links, eq(links.user_id, user.id));

/** Adds to records the time when a person added them. */
async function withTimes<T extends { id: number }>(
  db: Database,
  links: Links,
  userId: number,
  records: T[],
): Promise<{ id: number; added_at: string; record: T }[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const found = await db
    .select({ id: links.record_id, created_at: links.created_at })
    .from(links)
    .where(and(eq(links.user_id, userId), among(links.record_id, ids)));
  const times = new Map(found.map(({ id, created_at }) => [id, created_at.toISOString()]));
  return records.flatMap((record) => {
    const added_at = times.get(record.id);
    return added_at === undefined ? [] : { id: record.id, added_at, record };
  });
}

/** Whether the viewer may see the liked track, and its text has all words. */
const hasTrack = (viewer: Viewer, query: string) => [
  trackPolicy.isVisible(viewer),
  ...containsWords(tracks.search_text, query),
];

/** The liked songs of a person. */
export function listLibraryTracks(
  db: Database,
  viewer: SignedInViewer,
  { order = 'added', query = '', ...input }: TablePageInput<typeof libraryTrackTable>,
): Promise<Page<LibraryTrack>> {
  const { id } = viewer.user;
  const filters = [
    eq(trackLikes.user_id, id),
    ...hasTrack(viewer, query),
    ...filterConditions(
      libraryTrackTable,
      {
        added_at: trackLikes.created_at,
        explicit: sql`case when ${tracks.is_explicit} then 'yes' else 'no' end`,
      },
      input,
    ),
  ];
  return listPage(db, trackListing, { ...input, order, filters }, async (ids) =>
    (await withTimes(db, trackLikes, id, await tracksByIds(db, viewer, ids))).map(({ record, ...rest }) => ({
      ...rest,
      track: record,
    })),
  );
}

/** The saved albums of a person. */
export function listLibraryAlbums(
  db: Database,
  viewer: SignedInViewer,
  { order = 'added', query = '', ...input }: TablePageInput<typeof libraryAlbumTable>,
): Promise<Page<LibraryAlbum>> {
  const { id } = viewer.user;
  const filters = [
    eq(albumLikes.user_id, id),
    albumPolicy.isVisible(viewer),
    ...containsWords(albums.search_text, query),
    ...filterConditions(libraryAlbumTable, { type: albums.type }, input),
  ];
  return listPage(db, albumListing, { ...input, order, filters }, async (ids) =>
    (await withTimes(db, albumLikes, id, await albumsByIds(db, viewer, ids))).map(({ record, ...rest }) => ({
      ...rest,
      album: record,
    })),
  );
}

/** The artists whom a person follows. */
export function listLibraryArtists(
  db: Database,
  viewer: SignedInViewer,
  { order = 'added', query = '', ...input }: TablePageInput<typeof libraryArtistTable>,
): Promise<Page<LibraryArtist>> {
  const { id } = viewer.user;
  const filters = [
    eq(artistFollows.user_id, id),
    artistPolicy.isVisible(viewer),
    ...containsWords(artists.search_name, query),
  ];
  return listPage(db, artistListing, { ...input, order, filters }, async (ids) =>
    (await withTimes(db, artistFollows, id, await artistsByIds(db, viewer, ids))).map(
      ({ record, ...rest }) => ({
        ...rest,
        artist: record,
      }),
    ),
  );
}

/** The public tracks that another person likes, the latest first. */
export const listUserLikes = (
  db: Database,
  viewer: Viewer,
  id: number,
  page: PageInput,
): Promise<Page<Track>> =>
  listPage(
    db,
    trackListing,
    { ...page, order: 'added', filters: [eq(trackLikes.user_id, id), ...hasTrack(viewer, '')] },
    (ids) => tracksByIds(db, viewer, ids),
  );
