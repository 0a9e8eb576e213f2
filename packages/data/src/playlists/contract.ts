import * as v from 'valibot';
import { Count, Id, Image, Milliseconds, paginated, PageParams, Timestamp } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

export const Playlist = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  /** Plain text. */
  description: v.nullable(v.string()),
  owner: v.object({ id: Id, name: v.string() }),
  public: v.boolean(),
  collaborative: v.boolean(),
  tracks_count: Count,
  duration: Milliseconds,
  followers_count: Count,
  plays_count: Count,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Playlist = v.InferOutput<typeof Playlist>;

/** A track with its position in a playlist; `position` counts from 0. */
export const PlaylistTrack = v.object({
  position: Count,
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
