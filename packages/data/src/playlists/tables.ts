// Apart from the contract, because pages that only show playlists do not need it.
import { defineTable, tableParams } from '../tables/defineTable.ts';

/** The orders and filters of a person's own and followed playlists. */
export const libraryPlaylistTable = defineTable({
  orders: { updated: 'desc', name: 'asc', tracks: 'desc' },
  order: 'updated',
  filters: {
    /** A playlist that is both public and collaborative counts as collaborative. */
    visibility: { kind: 'choice', values: ['public', 'private', 'collaborative'] },
    /** Own playlists, or those of others that the person follows. */
    owner: { kind: 'choice', values: ['me', 'others'] },
    tracks_count: { kind: 'number' },
    /** The id of the folder of the person that has them; 0 for playlists in no folder. */
    folder: { kind: 'number' },
  },
});
export const LibraryPlaylistParams = tableParams(libraryPlaylistTable);

/** The orders and filters of the tracks of a playlist. */
export const playlistTrackTable = defineTable({
  orders: { position: 'asc', title: 'asc', album: 'asc', added: 'desc', plays: 'desc', duration: 'asc' },
  order: 'position',
  filters: { added_at: { kind: 'day' } },
});
export const PlaylistTrackParams = tableParams(playlistTrackTable);
