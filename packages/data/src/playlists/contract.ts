import * as v from 'valibot';
import {
  Count,
  Id,
  Image,
  Milliseconds,
  paginated,
  PageParams,
  RecordPermissions,
  Timestamp,
} from '../shared/contract.ts';
import { defineTable, tableParams } from '../tables/defineTable.ts';
import { Track } from '../tracks/contract.ts';

/** What the viewer may do with a playlist. `update` is about name, description and visibility. */
export const PlaylistPermissions = v.object({
  ...RecordPermissions.entries,
  /** Add, move and remove tracks. */
  edit_tracks: v.boolean(),
});

export const Playlist = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  /** Its own cover, or a mosaic of the first four covers of its tracks. */
  image: v.nullable(Image),
  /** Whether the cover was uploaded, or drawn for this playlist. */
  has_own_image: v.boolean(),
  /** Plain text. */
  description: v.nullable(v.string()),
  owner: v.object({ id: Id, name: v.string() }),
  /** Whether search and lists show it to everybody. */
  public: v.boolean(),
  /** Whether all signed-in people may open it and edit its tracks. */
  collaborative: v.boolean(),
  tracks_count: Count,
  duration: Milliseconds,
  followers_count: Count,
  plays_count: Count,
  created_at: Timestamp,
  updated_at: Timestamp,
  permissions: PlaylistPermissions,
});
export type Playlist = v.InferOutput<typeof Playlist>;

/** An entry of a playlist. A track may have several, so operations name the id of the entry. */
export const PlaylistTrack = v.object({
  id: Id,
  track: Track,
  added_by: v.nullable(v.object({ id: Id, name: v.string() })),
  added_at: Timestamp,
});
export type PlaylistTrack = v.InferOutput<typeof PlaylistTrack>;

export const PlaylistList = paginated(Playlist);
export const PlaylistAnswer = v.object({ playlist: Playlist });
export const PlaylistTrackList = paginated(PlaylistTrack);
export const PlaylistOrder = v.picklist(['popular', 'newest', 'name']);
export type PlaylistOrder = v.InferOutput<typeof PlaylistOrder>;
export const PlaylistListParams = v.object({ ...PageParams.entries, order: v.optional(PlaylistOrder) });

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

/** The maximum length of texts of a playlist, in characters, and the maximum number of its entries. */
export const playlistLimits = { name: 100, description: 1000, tracks: 10_000 } as const;

/** The maximum size of an uploaded cover, in bytes. */
export const playlistCoverLimit = 5 * 1024 * 1024;

const playlistFields = {
  name: v.pipe(
    v.string('Enter a name.'),
    v.trim(),
    v.nonEmpty('Enter a name.'),
    v.maxLength(playlistLimits.name, `A name has at most ${playlistLimits.name} characters.`),
  ),
  description: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(
        playlistLimits.description,
        `A description has at most ${playlistLimits.description} characters.`,
      ),
    ),
  ),
  public: v.boolean(),
  collaborative: v.boolean(),
};

/** The properties that the owner of a playlist sets. */
export const PlaylistFields = v.object(playlistFields);
export type PlaylistFields = v.InferInput<typeof PlaylistFields>;

/** The body of POST playlists. Without other values a playlist is private. */
export const CreatePlaylistInput = v.object({
  name: playlistFields.name,
  description: v.optional(playlistFields.description, null),
  public: v.optional(playlistFields.public, false),
  collaborative: v.optional(playlistFields.collaborative, false),
  /** Tracks to begin with. */
  track_ids: v.optional(v.pipe(v.array(Id), v.maxLength(playlistLimits.tracks)), []),
});
export type CreatePlaylistInput = v.InferInput<typeof CreatePlaylistInput>;

/** The body of PUT playlists/{id}: the properties to change. */
export const UpdatePlaylistInput = v.partial(PlaylistFields);
export type UpdatePlaylistInput = v.InferInput<typeof UpdatePlaylistInput>;

const EntryIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(1000));

/** The body of POST playlists/{id}/tracks. */
export const AddTracksInput = v.object({
  track_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(1000)),
  /** The entry before which they are added; at the end when null. */
  before: v.optional(v.nullable(Id), null),
  /** What to do with tracks that the playlist has: answer 409, leave them out, or add them again. */
  duplicates: v.optional(v.picklist(['refuse', 'skip', 'add']), 'refuse'),
});
export type AddTracksInput = v.InferInput<typeof AddTracksInput>;

/** The ids of the added entries, in their order. */
export const AddTracksAnswer = v.object({ ids: v.array(Id) });

/** The body of POST playlists/{id}/tracks/move: these entries, in this order, come before another one or to the end. */
export const MoveTracksInput = v.object({ ids: EntryIds, before: v.nullable(Id) });
export type MoveTracksInput = v.InferInput<typeof MoveTracksInput>;

/** The body of POST playlists/{id}/tracks/remove. */
export const RemoveTracksInput = v.object({ ids: EntryIds });
export type RemoveTracksInput = v.InferInput<typeof RemoveTracksInput>;

/** The id of the removal, with which POST playlists/{id}/tracks/restore brings the entries back to their places. */
export const RemoveTracksAnswer = v.object({ removal_id: Id });
export const RestoreTracksInput = v.object({ removal_id: Id });
export type RestoreTracksInput = v.InferInput<typeof RestoreTracksInput>;
