import {
  albumData,
  albumQuery,
  artistData,
  artistQuery,
  customPageQuery,
  labelData,
  labelQuery,
  planData,
  playlistData,
  playlistQuery,
  playlistTracksList,
  productsQuery,
  profileData,
  siteData,
  type Startup,
  type StructuredData,
  trackData,
  trackQuery,
  userQuery,
  webPageData,
} from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import type { AlternateLink } from './document.ts';
import { homeId } from './routes.tsx';

interface PageDataInput {
  /** The module of the page. */
  name: string;
  matches: readonly { loaderData?: unknown }[];
  client: QueryClient;
  startup: Startup;
  meta: { url: string; title: string; description?: string };
}

/** What a page tells programs: its data as schema.org has it, its feed, and its embedded player (SITE-4). */
interface PageData {
  structured?: readonly StructuredData[];
  alternates?: readonly AlternateLink[];
}

/**
 * The data of a page for programs, from the queries that its loader has read. Only the server calls it, so that no
 * visitor loads it.
 */
export function pageData({ name, matches, client, startup, meta }: PageDataInput): PageData {
  const params = (matches.at(-1)?.loaderData ?? {}) as Record<string, number>;
  const absolute = (path: string) => new URL(path, startup.base_url).href;
  const embed = {
    alternates: [
      {
        type: 'application/json+oembed',
        href: absolute(`/oembed?url=${encodeURIComponent(meta.url)}`),
        title: meta.title,
      },
    ],
  };
  const feed = (path: string) => ({
    alternates: [{ type: 'application/atom+xml', href: absolute(path), title: meta.title }],
  });
  switch (name) {
    case homeId:
      return { structured: [siteData(startup.branding.site_name, absolute)] };
    case 'browse/artists/artistPage': {
      const id = params.artistId ?? 0;
      const artist = client.getQueryData(artistQuery(id).queryKey);
      return {
        structured: artist ? [artistData(artist, absolute)] : [],
        ...feed(`/artist/${id}/feed.atom`),
      };
    }
    case 'browse/labels/labelPage': {
      const label = client.getQueryData(labelQuery(params.labelId ?? 0).queryKey);
      return {
        structured: label ? [labelData(label, absolute)] : [],
        ...feed(`/label/${params.labelId}/feed.atom`),
      };
    }
    case 'browse/users/userPage': {
      const user = client.getQueryData(userQuery(params.userId ?? 0).queryKey);
      return { structured: user ? [profileData(user, absolute)] : [] };
    }
    case 'browse/tags/tagPage':
    case 'browse/channels/channelPage':
      return { structured: [webPageData('CollectionPage', meta)] };
    case 'billing/pricing/pricingPage': {
      const plans = client.getQueryData(productsQuery().queryKey) ?? [];
      return { structured: plans.map((plan) => planData(plan, startup.branding.site_name, absolute)) };
    }
    case 'site/contact/contactPage':
      return { structured: [webPageData('ContactPage', meta)] };
    case 'site/pages/customPagePage': {
      const { pageKey = '' } = (matches.at(-1)?.loaderData ?? {}) as { pageKey?: string };
      const found = client.getQueryData(customPageQuery(pageKey).queryKey);
      return {
        structured: [webPageData('WebPage', { ...meta, ...(found && { modified: found.page.updated_at }) })],
      };
    }
    case 'browse/albums/albumPage': {
      const album = client.getQueryData(albumQuery(params.albumId ?? 0).queryKey);
      return { structured: album ? [albumData(album, absolute)] : [], ...embed };
    }
    case 'browse/tracks/trackPage': {
      const track = client.getQueryData(trackQuery(params.trackId ?? 0).queryKey);
      return { structured: track ? [trackData(track, absolute)] : [], ...embed };
    }
    case 'browse/playlists/playlistPage': {
      const id = params.playlistId ?? 0;
      const playlist = client.getQueryData(playlistQuery(id).queryKey);
      const entries = client.getQueryData(playlistTracksList(id).first.queryKey)?.data ?? [];
      return { structured: playlist ? [playlistData(playlist, entries, absolute)] : [], ...embed };
    }
    default:
      return { structured: [webPageData('WebPage', meta)] };
  }
}
