import type { SearchType } from '../search/contract.ts';
import { slugify } from './slugify.ts';

interface Named {
  id: number;
  name: string;
  slug?: string;
}

/** Never empty, because a route with an empty part would be another route. */
const part = ({ name, slug }: Omit<Named, 'id'>) => encodeURIComponent(slug || slugify(name) || '-');

/** Where an artist's page is. */
export const artistPath = (artist: Named): string => `/artist/${artist.id}/${part(artist)}`;

/** Where an album's page is. A track's `album` does not name its artists: give the track's. */
export const albumPath = (
  album: Named & { artists?: readonly Omit<Named, 'id'>[] },
  artists: readonly Omit<Named, 'id'>[] = album.artists ?? [],
): string => `/album/${album.id}/${part(artists[0] ?? { name: 'Various artists' })}/${part(album)}`;

/** Where a track's page is. */
export const trackPath = (track: Named): string => `/track/${track.id}/${part(track)}`;

/** Where a playlist's page is. */
export const playlistPath = (playlist: Named): string => `/playlist/${playlist.id}/${part(playlist)}`;

/** Where a genre's page is: the channel `genre`, narrowed to it. */
export const genrePath = ({ name }: { name: string }): string => `/genre/${encodeURIComponent(name)}`;

/** Where a tag's page is, or one of its views. */
export const tagPath = ({ name }: { name: string }, view?: 'tracks' | 'albums'): string =>
  `/tag/${encodeURIComponent(name)}${view ? `/${view}` : ''}`;

/** First parts of addresses that belong to other pages, so that a channel of that name needs the long address. */
const taken = new Set(
  'account-settings admin album api api-docs artist assets backstage billing channel checkout contact health label library login lyrics media notifications pages playlist pricing radio register search tag track user workspace'.split(
    ' ',
  ),
);

/** Where a channel's page is; `restriction` narrows it to a genre or tag. */
export const channelPath = ({ slug }: { slug: string }, restriction?: string): string =>
  `${taken.has(slug) ? '/channel' : ''}/${encodeURIComponent(slug)}${
    restriction ? `/${encodeURIComponent(restriction)}` : ''
  }`;

/** Where a search is; a tab shows one type alone. */
export const searchPath = (query = '', tab?: SearchType): string => {
  const words = encodeURIComponent(query.trim());
  return words === '' ? '/search' : `/search/${words}${tab ? `/${tab}` : ''}`;
};
