import * as v from 'valibot';
import { Album } from '../albums/contract.ts';
import { Artist } from '../artists/contract.ts';
import { Genre } from '../genres/contract.ts';
import { Label } from '../labels/contract.ts';
import { Playlist } from '../playlists/contract.ts';
import { PageParams } from '../shared/contract.ts';
import { Tag } from '../tags/contract.ts';
import { Track } from '../tracks/contract.ts';
import { UserProfile } from '../users/contract.ts';
import { searchTypes } from './searchTypes.ts';

export { searchTypes, type SearchType } from './searchTypes.ts';

/** The maximum length of a query in characters, as typed and after normalisation. */
export const maxSearchLength = 100;

/** The maximum number of different words of a query. A match need not contain the words after them. */
export const maxSearchWords = 8;

/** The results of a search, at most `perPage` (default 8) of each type. Each list has the best match first. */
export const SearchResults = v.object({
  query: v.string(),
  results: v.object({
    tracks: v.array(Track),
    albums: v.array(Album),
    artists: v.array(Artist),
    playlists: v.array(Playlist),
    genres: v.array(Genre),
    tags: v.array(Tag),
    labels: v.array(Label),
    users: v.array(UserProfile),
  }),
});
export type SearchResults = v.InferOutput<typeof SearchResults>;

/** `types` is a list joined by commas; without it, all types are searched. */
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
