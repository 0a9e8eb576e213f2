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
import { Track } from '../tracks/contract.ts';

/**
 * What the viewer may do with a playlist. `update` is about name, description and visibility. It does not tell whose the
 * playlist is, as administrators may change all: `is_own` does.
 */
export const PlaylistPermissions = v.object({
  ...RecordPermissions.entries,
  /** Move it into a workspace, or out of one. */
  move: v.boolean(),
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
  /** The person who created it. It belongs to this person, unless it belongs to a workspace. */
  owner: v.object({ id: Id, name: v.string() }),
  /** The workspace that owns it. Null for people who are no members. */
  workspace_id: v.nullable(Id),
  /** Whether it belongs to the viewer, or to a workspace of which the viewer is a member. Others can follow it. */
  is_own: v.boolean(),
  /** Whether search and lists show it to everybody. */
  public: v.boolean(),
  /** Whether the people who joined by its link edit its tracks. */
  collaborative: v.boolean(),
  /** Whether its tracks are found by rules. Nobody adds tracks to it. */
  is_smart: v.boolean(),
  /** Published tracks only, as `duration`. The list of the tracks also has drafts, for their owner. */
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
  /** Its place in the playlist's own order, from 1, among the tracks that the viewer may see. */
  position: Id,
  track: Track,
  added_by: v.nullable(v.object({ id: Id, name: v.string() })),
  added_at: Timestamp,
});
export type PlaylistTrack = v.InferOutput<typeof PlaylistTrack>;

export const PlaylistList = paginated(Playlist);
export const PlaylistResponse = v.object({ playlist: Playlist });
export const PlaylistTrackList = paginated(PlaylistTrack);
export const PlaylistOrder = v.picklist(['popular', 'newest', 'name']);
export type PlaylistOrder = v.InferOutput<typeof PlaylistOrder>;
export const PlaylistListParams = v.object({ ...PageParams.entries, order: v.optional(PlaylistOrder) });
