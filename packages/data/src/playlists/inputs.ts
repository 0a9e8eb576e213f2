// Apart from the records, because pages that only show playlists do not need it.
import * as v from 'valibot';
import { Id } from '../shared/contract.ts';
import { SmartRules } from './smart.ts';

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
  /** The rules of a smart playlist, which has no tracks of its own. */
  rules: v.optional(v.nullable(SmartRules), null),
});
export type CreatePlaylistInput = v.InferInput<typeof CreatePlaylistInput>;

/** The body of PUT playlists/{id}: the properties to change. */
export const UpdatePlaylistInput = v.partial(v.object({ ...playlistFields, rules: SmartRules }));
export type UpdatePlaylistInput = v.InferInput<typeof UpdatePlaylistInput>;

/** The body of PUT playlists/{id}/workspace: the workspace that owns the playlist from now on, null for its creator. */
export const MovePlaylistInput = v.object({ workspace_id: v.nullable(Id) });
export type MovePlaylistInput = v.InferInput<typeof MovePlaylistInput>;

const EntryIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(1000));

/** The most tracks that one request adds before another entry. At the end a request adds as many as a playlist has. */
const mostBefore = 1000;

/** The body of POST playlists/{id}/tracks. */
export const AddTracksInput = v.pipe(
  v.object({
    track_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(playlistLimits.tracks)),
    /** The entry before which they are added; at the end when null. */
    before: v.optional(v.nullable(Id), null),
    /** What to do with tracks that the playlist has: refuse with 409, leave them out, or add them again. */
    duplicates: v.optional(v.picklist(['refuse', 'skip', 'add']), 'refuse'),
  }),
  v.check(
    ({ before, track_ids }) => before === null || track_ids.length <= mostBefore,
    `At most ${mostBefore} tracks can be added before another one.`,
  ),
);
export type AddTracksInput = v.InferInput<typeof AddTracksInput>;

/** The ids of the added entries, in their order. */
export const AddTracksResponse = v.object({ ids: v.array(Id) });

/** The body of POST playlists/{id}/tracks/move: these entries, in this order, come before another one or to the end. */
export const MoveTracksInput = v.object({
  ids: EntryIds,
  before: v.nullable(Id),
  /** They come directly after this entry instead, for a client that does not know the next one. */
  after: v.optional(Id),
});
export type MoveTracksInput = v.InferInput<typeof MoveTracksInput>;

/** The body of POST playlists/{id}/tracks/remove. */
export const RemoveTracksInput = v.object({ ids: EntryIds });
export type RemoveTracksInput = v.InferInput<typeof RemoveTracksInput>;

/** The id of the removal, with which POST playlists/{id}/tracks/restore brings the entries back to their places. */
export const RemoveTracksResponse = v.object({ removal_id: Id });
export const RestoreTracksInput = v.object({ removal_id: Id });
export type RestoreTracksInput = v.InferInput<typeof RestoreTracksInput>;
