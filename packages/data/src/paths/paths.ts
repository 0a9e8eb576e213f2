import type { SearchType } from '../search/searchTypes.ts';
import { pages, takenSegments } from './pages.ts';
import { slugify } from './slugify.ts';

interface Named {
  id: number;
  name: string;
  slug?: string;
}

/** The segment is never empty, because a path with an empty segment would match another route. */
const part = ({ name, slug }: Omit<Named, 'id'>) => encodeURIComponent(slug || slugify(name) || '-');

/** The path of an artist's page. */
export const artistPath = (artist: Named): string => `/artist/${artist.id}/${part(artist)}`;

/** The path of an album's page. The `album` of a track has no artists: pass those of the track. */
export const albumPath = (
  album: Named & { artists?: readonly Omit<Named, 'id'>[] },
  artists: readonly Omit<Named, 'id'>[] = album.artists ?? [],
): string => `/album/${album.id}/${part(artists[0] ?? { name: 'Various artists' })}/${part(album)}`;

/** The path of a track's page. */
export const trackPath = (track: Named): string => `/track/${track.id}/${part(track)}`;

/** The path of a playlist's page. */
export const playlistPath = (playlist: Named): string => `/playlist/${playlist.id}/${part(playlist)}`;

/** The path of a user's page. */
export const userPath = (user: Named): string => `/user/${user.id}/${part(user)}`;

/** The path of a genre's page, which is the channel `genre` filtered by the genre. */
export const genrePath = ({ name }: { name: string }): string => `/genre/${encodeURIComponent(name)}`;

/** The path of a tag's page, or of one of its views. */
export const tagPath = ({ name }: { name: string }, view?: 'tracks' | 'albums'): string =>
  `/tag/${encodeURIComponent(name)}${view ? `/${view}` : ''}`;

/** The path of the signed-in person's playlists. */
export const libraryPlaylistsPath = (): string => pages.libraryPlaylists;

/** The path of the signed-in person's notifications. */
export const notificationsPath = (): string => pages.notifications;

/** The path of the signed-in person's workspaces. */
export const workspacesPath = (): string => pages.workspaces;

/** The path of a workspace's page, with its members and invitations. */
export const workspacePath = ({ id }: { id: number }): string => `${pages.workspaces}/${id}`;

/** The path of a channel's page. `restriction` filters it by a genre or tag. */
export const channelPath = ({ slug }: { slug: string }, restriction?: string): string =>
  `${takenSegments.has(slug) ? '/channel' : ''}/${encodeURIComponent(slug)}${
    restriction ? `/${encodeURIComponent(restriction)}` : ''
  }`;

/** The path of a search. `tab` restricts the results to one type. */
export const searchPath = (query = '', tab?: SearchType): string => {
  const encoded = encodeURIComponent(query.trim());
  return encoded === '' ? '/search' : `/search/${encoded}${tab ? `/${tab}` : ''}`;
};
