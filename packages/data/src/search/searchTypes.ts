/** The kinds of search results, in the order of the page. */
export const searchTypes = [
  'tracks',
  'albums',
  'artists',
  'playlists',
  'genres',
  'tags',
  'labels',
  'users',
] as const;
export type SearchType = (typeof searchTypes)[number];
