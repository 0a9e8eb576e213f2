// Apart from the other contracts, because pages outside of the library do not need it.
import * as v from 'valibot';
import { Album } from '../albums/contract.ts';
import { Artist } from '../artists/contract.ts';
import { Id, paginated, Timestamp } from '../shared/contract.ts';
import { defineTable, tableParams } from '../tables/defineTable.ts';
import { Track } from '../tracks/contract.ts';

/** The orders and filters of the liked songs. */
export const libraryTrackTable = defineTable({
  orders: { added: 'desc', title: 'asc', artist: 'asc', album: 'asc', duration: 'asc', plays: 'desc' },
  order: 'added',
  filters: { added_at: { kind: 'day' }, explicit: { kind: 'choice', values: ['yes', 'no'] } },
});
export const LibraryTrackParams = tableParams(libraryTrackTable);

/** The orders and filters of the saved albums. */
export const libraryAlbumTable = defineTable({
  orders: { added: 'desc', name: 'asc', artist: 'asc', release: 'desc' },
  order: 'added',
  filters: { type: { kind: 'choice', values: ['album', 'single', 'ep', 'compilation'] } },
});
export const LibraryAlbumParams = tableParams(libraryAlbumTable);

/** The orders of the followed artists. */
export const libraryArtistTable = defineTable({
  orders: { added: 'desc', name: 'asc', followers: 'desc' },
  order: 'added',
  filters: {},
});
export const LibraryArtistParams = tableParams(libraryArtistTable);

/** A record of the library, with the time when it was added. */
const entry = <const T extends v.ObjectEntries>(entries: T) =>
  v.object({ ...entries, id: Id, added_at: Timestamp });

export const LibraryTrack = entry({ track: Track });
export type LibraryTrack = v.InferOutput<typeof LibraryTrack>;
export const LibraryTrackList = paginated(LibraryTrack);
export const LibraryAlbum = entry({ album: Album });
export type LibraryAlbum = v.InferOutput<typeof LibraryAlbum>;
export const LibraryAlbumList = paginated(LibraryAlbum);
export const LibraryArtist = entry({ artist: Artist });
export type LibraryArtist = v.InferOutput<typeof LibraryArtist>;
export const LibraryArtistList = paginated(LibraryArtist);

/** The kinds of records of which many are liked or followed at once. */
export const LikeManyKind = v.picklist(['tracks', 'albums', 'artists']);
export type LikeManyKind = v.InferOutput<typeof LikeManyKind>;

/** The body of POST me/likes/tracks and me/likes/tracks/remove, and of the other kinds: many likes that are given or taken back at once. */
export const LikeMany = v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(1000)) });
