import type { Likes } from './contract.ts';

/** What a person likes and follows, for stories and tests. */
export const sampleLikes: Likes = {
  tracks: [1001, 1003],
  albums: [11],
  artists: [4],
  playlists: [52],
  users: [13],
};
