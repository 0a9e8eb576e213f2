import * as v from 'valibot';
import { Album } from '../albums/contract.ts';
import { Artist } from '../artists/contract.ts';
import { Genre } from '../genres/contract.ts';
import { Playlist } from '../playlists/contract.ts';
import { PageParams } from '../shared/contract.ts';
import { Tag } from '../tags/contract.ts';
import { Track } from '../tracks/contract.ts';

export const searchTypes = ['tracks', 'albums', 'artists', 'playlists', 'genres', 'tags'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The longest query that is searched for, in characters, as it is written and after its normalisation. */
export const maxSearchLength = 100;

/** The number of different words of a query that are searched for; a match need not have the words after them. */
export const maxSearchWords = 8;

/** What was found, best first in each list, at most `perPage` (default 8) of each type. */
export const SearchResults = v.object({
  query: v.string(),
  results: v.object({
    tracks: v.array(Track),
    albums: v.array(Album),
    artists: v.array(Artist),
    playlists: v.array(Playlist),
    genres: v.array(Genre),
    tags: v.array(Tag),
  }),
});
export type SearchResults = v.InferOutput<typeof SearchResults>;

/** `types` is a comma list; all types when absent. */
export const SearchParams = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxSearchLength)),
  types: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',')),
      v.array(v.picklist(searchTypes)),
    ),
  ),
  perPage: PageParams.entries.perPage,
});
