import type { Channel, ChannelItem, SearchResults, SearchType } from '@segno/data/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { albumFilters, albumListing, albumsByIds } from '../albums/store.ts';
import { albumArtists, albums } from '../albums/table.ts';
import { artistFilters, artistListing, artistsByIds } from '../artists/store.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { genreListing, genresByIds } from '../genres/store.ts';
import { genres } from '../genres/table.ts';
import { playlistFilters, playlistListing, playlistsByIds } from '../playlists/store.ts';
import { playlists } from '../playlists/table.ts';
import { tagListing, tagsByIds } from '../tags/store.ts';
import { tags } from '../tags/table.ts';
import { trackFilters, trackListing, tracksByIds } from '../tracks/store.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { Listing } from './Listing.ts';

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

/** The columns that a search compares with the query. */
interface InSearch {
  /** The normalised name, by which matches are ranked. */
  name: PgColumn;
  /** The searched text: the name, or a longer text that contains it. */
  text: PgColumn;
  popularity: PgColumn;
  /** The link to the artists of a record, where it has any. */
  credits?: { table: PgTable; record: PgColumn; artist: PgColumn; role: PgColumn };
}

type ContentKind<Kind extends KindName> = {
  listing: Listing;
} & (Kind extends ChannelKind ? { channel: InChannels } : { channel?: undefined }) &
  (Kind extends SearchType
    ? {
        search: InSearch;
        /** The visible ones among these, in this order. */
        byIds: (db: Database, viewer: Viewer, ids: number[]) => Promise<SearchResults['results'][Kind]>;
      }
    : { search?: undefined });

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
    search: {
      name: tracks.search_name,
      text: tracks.search_text,
      popularity: tracks.plays_count,
      credits: {
        table: trackArtists,
        record: trackArtists.track_id,
        artist: trackArtists.artist_id,
        role: trackArtists.role,
      },
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
    search: {
      name: albums.search_name,
      text: albums.search_text,
      popularity: albums.plays_count,
      credits: {
        table: albumArtists,
        record: albumArtists.album_id,
        artist: albumArtists.artist_id,
        role: albumArtists.role,
      },
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
    search: { name: artists.search_name, text: artists.search_name, popularity: artists.plays_count },
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
    search: { name: playlists.search_name, text: playlists.search_name, popularity: playlists.plays_count },
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
    search: { name: genres.search_name, text: genres.search_name, popularity: genres.tracks_count },
  },
  tags: {
    listing: tagListing,
    byIds: (db, _, ids) => tagsByIds(db, ids),
    search: { name: tags.search_name, text: tags.search_name, popularity: tags.tracks_count },
  },
};
