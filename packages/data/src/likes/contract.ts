import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

/** The kinds of records that a person can like or follow. */
export const LikeKind = v.picklist(['tracks', 'albums', 'artists', 'playlists', 'users']);
export type LikeKind = v.InferOutput<typeof LikeKind>;

/** The ids of what the signed-in person likes and follows, newest first: at most 50,000 of each kind. */
export const Likes = v.object({
  tracks: v.array(Id),
  albums: v.array(Id),
  artists: v.array(Id),
  playlists: v.array(Id),
  users: v.array(Id),
});
export type Likes = v.InferOutput<typeof Likes>;
