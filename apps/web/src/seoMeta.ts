import {
  albumQuery,
  artistQuery,
  fillTemplate,
  type PageMeta,
  playlistQuery,
  readSetting,
  type SeoPage,
  type Startup,
  trackQuery,
} from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';

interface SeoInput {
  /** The module of the page. */
  name: string;
  params: Readonly<Record<string, unknown>>;
  client: QueryClient;
  startup: Startup;
  meta: PageMeta;
}

type Values = Readonly<Record<string, string | undefined>>;

const names = (artists: readonly { name: string }[]) => artists.map(({ name }) => name).join(', ');

/** The kind of a page for the settings about search engines, and the words of its templates. */
function seoOf({ name, params, client, startup, meta }: SeoInput): [SeoPage, Values] | undefined {
  const id = (key: string) => Number(params[key] ?? 0);
  // A page at several paths has several routes.
  switch (name.replace(/\?.*/, '')) {
    case 'browse/artists/artistPage': {
      const found = client.getQueryData(artistQuery(id('artistId')).queryKey);
      return (
        found && [
          'artist',
          { artist: found.name, albums: String(found.albums_count), tracks: String(found.tracks_count) },
        ]
      );
    }
    case 'browse/albums/albumPage': {
      const found = client.getQueryData(albumQuery(id('albumId')).queryKey);
      return (
        found && [
          'album',
          {
            album: found.name,
            artist: names(found.artists),
            year: found.release_date?.slice(0, 4),
            tracks: String(found.tracks_count),
          },
        ]
      );
    }
    case 'browse/tracks/trackPage': {
      const found = client.getQueryData(trackQuery(id('trackId')).queryKey);
      return (
        found && ['track', { track: found.name, artist: names(found.artists), album: found.album?.name }]
      );
    }
    case 'browse/playlists/playlistPage': {
      const found = client.getQueryData(playlistQuery(id('playlistId')).queryKey);
      return (
        found && [
          'playlist',
          { playlist: found.name, owner: found.owner.name, tracks: String(found.tracks_count) },
        ]
      );
    }
    case 'browse/home/homePage':
      return !startup.user && readSetting(startup.settings, 'homepage.type') === 'landingPage'
        ? ['landing', {}]
        : undefined;
    case 'browse/channels/channelPage':
      return ['channel', { channel: meta.title }];
    case 'browse/users/userPage':
      return ['user', { user: meta.title }];
    case 'browse/search/searchPage':
      return ['search', { query: typeof params.searchQuery === 'string' ? params.searchQuery : undefined }];
    default:
      return undefined;
  }
}

/**
 * What the operator's templates change of the texts of a page (APPEARANCE-5). A module of its own, because few sites
 * have templates: only their visitors load it.
 */
export function seoMeta(
  input: SeoInput,
): Pick<PageMeta, 'title' | 'description' | 'image'> & { isWhole?: true } {
  const { startup, meta } = input;
  const [page, values] = seoOf(input) ?? [];
  const template = page && readSetting(startup.settings, 'seo.pages')?.[page];
  if (!template) return meta;
  const fill = (text: string | undefined) =>
    text ? fillTemplate(text, { ...values, site: startup.branding.site_name }) : '';
  const title = fill(template.title);
  return {
    ...meta,
    ...(title && { title, isWhole: true as const }),
    ...(template.description && { description: fill(template.description) }),
    ...(template.image && { image: template.image }),
  };
}
