import type { Channel, ChannelItem, SearchResults, SearchType } from '@segno/data/contract';
import type { SQL } from 'drizzle-orm';
import { albumFilters, albumListing, albumsByIds } from '../albums/store.ts';
import { artistFilters, artistListing, artistsByIds } from '../artists/store.ts';
import type { Database } from '../db/Database.ts';
import { genreListing, genresByIds } from '../genres/store.ts';
import { labelListing, labelsByIds } from '../labels/store.ts';
import { playlistFilters, playlistListing, playlistsByIds } from '../playlists/store.ts';
import { tagListing, tagsByIds } from '../tags/store.ts';
import { trackFilters, trackListing, tracksByIds } from '../tracks/store.ts';
import { userListing, usersByIds } from '../users/store.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { Listing } from '../records/Listing.ts';

type ItemType = ChannelItem['type'];
type RestrictionType = NonNullable<Channel['restriction']>['type'];

/** The kinds of content of a channel: the plural of an item's `type`. */
type ChannelKind = `${ItemType}s`;

/** The kinds of content that mixed lists show. */
type KindName = SearchType | ChannelKind;

/** How a channel lists records of a kind. */
interface InChannels {
  type: ItemType;
  /** The sort orders of automatic channels. */
  listing: Listing<'popular' | 'liked' | 'newest' | 'name'>;
  /** The filter by a genre or a tag; absent for kinds without one. */
  filters?: Record<RestrictionType, (name: string) => SQL>;
  /** The visible ones among these ids, as items of a channel. */
  items: (db: Database, viewer: Viewer, ids: number[]) => Promise<Map<number, ChannelItem>>;
}

type ContentKind<Kind extends KindName> = {
  listing: Listing;
} & (Kind extends ChannelKind ? { channel: InChannels } : { channel?: undefined }) &
  (Kind extends SearchType
    ? {
        /** The visible ones among these, in this order. */
        byIds: (db: Database, viewer: Viewer, ids: number[]) => Promise<SearchResults['results'][Kind]>;
      }
    : unknown);

/** The items of a channel, made from the records that `byIds` finds. */
const itemsOf =
  <T extends { id: number }>(
    byIds: (db: Database, viewer: Viewer, ids: number[]) => Promise<T[]>,
    toItem: (record: T) => ChannelItem,
  ): InChannels['items'] =>
  async (db, viewer, ids) =>
    new Map((await byIds(db, viewer, ids)).map((record) => [record.id, toItem(record)]));

/**
 * The properties of each kind of content for channels and search. A kind of the contract that is missing here, or that
 * lacks a part, does not compile.
 */
export const contentKinds: { [Kind in KindName]: ContentKind<Kind> } = {
  tracks: {
    listing: trackListing,
    byIds: tracksByIds,
    channel: {
      type: 'track',
      listing: trackListing,
      filters: trackFilters,
      items: itemsOf(tracksByIds, (track) => ({ type: 'track', track })),
    },
  },
  albums: {
    listing: albumListing,
    byIds: albumsByIds,
    channel: {
      type: 'album',
      listing: albumListing,
      filters: albumFilters,
      items: itemsOf(albumsByIds, (album) => ({ type: 'album', album })),
    },
  },
  artists: {
    listing: artistListing,
    byIds: artistsByIds,
    channel: {
      type: 'artist',
      listing: artistListing,
      filters: artistFilters,
      items: itemsOf(artistsByIds, (artist) => ({ type: 'artist', artist })),
    },
  },
  playlists: {
    listing: playlistListing,
    byIds: playlistsByIds,
    channel: {
      type: 'playlist',
      listing: playlistListing,
      filters: playlistFilters,
      items: itemsOf(playlistsByIds, (playlist) => ({ type: 'playlist', playlist })),
    },
  },
  genres: {
    listing: genreListing,
    byIds: (db, _, ids) => genresByIds(db, ids),
    channel: {
      type: 'genre',
      listing: genreListing,
      items: itemsOf(
        (db, _, ids) => genresByIds(db, ids),
        (genre) => ({ type: 'genre', genre }),
      ),
    },
  },
  labels: {
    listing: labelListing,
    byIds: (db, _, ids) => labelsByIds(db, ids),
  },
  users: {
    listing: userListing,
    byIds: usersByIds,
    channel: {
      type: 'user',
      listing: userListing,
      items: itemsOf(usersByIds, (user) => ({ type: 'user', user })),
    },
  },
  tags: {
    listing: tagListing,
    byIds: (db, _, ids) => tagsByIds(db, ids),
  },
};
