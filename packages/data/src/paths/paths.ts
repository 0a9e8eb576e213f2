import type { RadioSeed } from '../radio/contract.ts';
import type { SearchType } from '../search/searchTypes.ts';
import { slugify } from './slugify.ts';
import { takenSegments } from './takenSegments.ts';

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

/** The path of the link by which people join a playlist and edit its tracks (PLAYLIST-8). */
export const playlistInvitePath = (token: string): string => `/playlist-invite/${token}`;

/** The path of a user's page, or of one of its views. */
export const userPath = (user: Named, view?: 'likes' | 'reposts' | 'followers' | 'following'): string =>
  `/user/${user.id}/${part(user)}${view ? `/${view}` : ''}`;

/** The path of a label's page, or of one of its views. */
export const labelPath = (label: Named, view?: 'artists' | 'tracks'): string =>
  `/label/${label.id}/${part(label)}${view ? `/${view}` : ''}`;

/** The path of the signed-in person's library, or of one of its lists. */
export const libraryPath = (
  view?: 'songs' | 'albums' | 'artists' | 'playlists' | 'history' | 'hidden',
): string => `/library${view ? `/${view}` : ''}`;

/** The path of new releases and reposts of whom the signed-in person follows. */
export const feedPath = (): string => '/feed';

/** The path of a genre's page, which is the channel `genre` filtered by the genre. */
export const genrePath = ({ name }: { name: string }): string => `/genre/${encodeURIComponent(name)}`;

/** The path of a tag's page, or of one of its views. */
export const tagPath = ({ name }: { name: string }, view?: 'tracks' | 'albums'): string =>
  `/tag/${encodeURIComponent(name)}${view ? `/${view}` : ''}`;

/** The path of the signed-in person's playlists. */
export const libraryPlaylistsPath = (): string => '/library/playlists';

/** The path of what was downloaded to this browser. */
export const downloadsPath = (): string => '/downloads';
/** The path of the lyrics of the current track. */
export const lyricsPath = (): string => '/lyrics';

/** The address of the document with the code of an advertisement, for a sandboxed frame. */
export const adPath = (slot: string): string => `/api/v1/ads/${slot}`;

/** The path of an endless radio that begins from a record. */
export const radioPath = (type: RadioSeed, seed: Named): string => `/radio/${type}/${seed.id}/${part(seed)}`;

/** The path of the signed-in person's notifications. */
export const notificationsPath = (): string => '/notifications';

/** The path of the signed-in person's workspaces. */
export const workspacesPath = (): string => '/workspaces';

/** The path of a workspace's page, with its members and invitations. */
export const workspacePath = ({ id }: { id: number }): string => `/workspaces/${id}`;

/** The path of a channel's page. `restriction` filters it by a genre or tag. */
export const channelPath = ({ slug }: { slug: string }, restriction?: string): string =>
  `${takenSegments.has(slug) ? '/channel' : ''}/${encodeURIComponent(slug)}${
    restriction ? `/${encodeURIComponent(restriction)}` : ''
  }`;

/** The path of a custom page. */
export const customPagePath = ({ slug }: { slug: string }): string => `/pages/${encodeURIComponent(slug)}`;

/** The path of a search. `tab` restricts the results to one type. */
export const searchPath = (query = '', tab?: SearchType): string => {
  const encoded = encodeURIComponent(query.trim());
  return encoded === '' ? '/search' : `/search/${encoded}${tab ? `/${tab}` : ''}`;
};

/** The path of the signed-in person's account settings. */
export const accountSettingsPath = (): string => '/account-settings';

/** The address of the plans with their prices. */
export const pricingPath = (): string => '/pricing';

/** The address of the plan of the signed-in person. */
export const billingPath = (): string => '/billing';

/** The path of the channels of the signed-in person's notifications. */
export const notificationSettingsPath = (): string => '/notifications/settings';
