import type { AlbumDetail } from '../albums/contract.ts';
import type { ArtistDetail } from '../artists/contract.ts';
import type { LabelDetail } from '../labels/contract.ts';
import {
  albumPath,
  artistPath,
  labelPath,
  playlistPath,
  pricingPath,
  trackPath,
  userPath,
} from '../paths/paths.ts';
import type { Playlist, PlaylistTrack } from '../playlists/contract.ts';
import { imageUrl } from '../images/imageUrl.ts';
import type { Price, PriceInterval, Product } from '../products/contract.ts';
import { toDecimal } from '../products/money.ts';
import type { Track, TrackDetail } from '../tracks/contract.ts';
import type { UserProfile } from '../users/contract.ts';

/** A value of schema.org as JSON-LD. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

type Absolute = (path: string) => string;

/** Without the properties that have no value. */
const compact = (data: Record<string, unknown>): StructuredData =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => {
      if (value === undefined || value === null || value === '') return false;
      return !Array.isArray(value) || value.length > 0;
    }),
  ) as StructuredData;

/** The words of sanitised HTML. */
const wordsOf = (html: string | null) =>
  html
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A duration as ISO 8601, such as `PT3M21S`. */
const isoDuration = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000);
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
};

const groups = (artists: readonly { id: number; name: string; slug: string }[], absolute: Absolute) =>
  artists.map((artist) => ({
    '@type': 'MusicGroup',
    name: artist.name,
    url: absolute(artistPath(artist)),
  }));

const picture = (image: Parameters<typeof imageUrl>[0], absolute: Absolute) => {
  const src = imageUrl(image, 1024);
  return src && absolute(src);
};

const recording = (track: Track, absolute: Absolute) =>
  compact({
    '@type': 'MusicRecording',
    name: track.name,
    url: absolute(trackPath(track)),
    duration: isoDuration(track.duration),
    byArtist: groups(track.artists, absolute),
  });

/** An artist as `MusicGroup` of schema.org. */
export const artistData = (artist: ArtistDetail, absolute: Absolute): StructuredData =>
  compact({
    '@type': 'MusicGroup',
    '@id': absolute(`/artist/${artist.id}`),
    name: artist.name,
    url: absolute(artistPath(artist)),
    image: picture(artist.image, absolute),
    description: wordsOf(artist.bio),
    genre: artist.genres.map(({ display_name }) => display_name),
    sameAs: artist.links.map(({ url }) => url),
  });

const releaseTypes: Record<AlbumDetail['type'], string | undefined> = {
  album: 'AlbumRelease',
  single: 'SingleRelease',
  ep: 'EPRelease',
  compilation: undefined,
};

/** An album as `MusicAlbum` of schema.org, with its tracks. */
export function albumData(album: AlbumDetail, absolute: Absolute): StructuredData {
  const release = releaseTypes[album.type];
  const details = compact({
    '@type': 'MusicRelease',
    catalogNumber: album.catalogue_number,
    gtin12: album.upc?.length === 12 ? album.upc : undefined,
    gtin13: album.upc?.length === 13 ? album.upc : undefined,
    recordLabel: album.label ? { '@type': 'Organization', name: album.label.name } : undefined,
  });
  return compact({
    '@type': 'MusicAlbum',
    '@id': absolute(`/album/${album.id}`),
    name: album.name,
    url: absolute(albumPath(album)),
    image: picture(album.image, absolute),
    description: wordsOf(album.description),
    byArtist: groups(album.artists, absolute),
    albumReleaseType: release && `https://schema.org/${release}`,
    albumProductionType: album.type === 'compilation' ? 'https://schema.org/CompilationAlbum' : undefined,
    datePublished: album.release_date,
    genre: album.genres.map(({ display_name }) => display_name),
    numTracks: album.tracks_count,
    track: album.tracks.map((track) => recording(track, absolute)),
    albumRelease: Object.keys(details).length > 1 ? details : undefined,
  });
}

/** A track as `MusicRecording` of schema.org. */
export const trackData = (track: TrackDetail, absolute: Absolute): StructuredData =>
  compact({
    ...recording(track, absolute),
    '@id': absolute(`/track/${track.id}`),
    image: picture(track.image, absolute),
    description: wordsOf(track.description),
    isrcCode: track.isrc,
    datePublished: track.release_date,
    genre: track.genres.map(({ display_name }) => display_name),
    inAlbum:
      track.album &&
      compact({
        '@type': 'MusicAlbum',
        name: track.album.name,
        url: absolute(albumPath(track.album, track.artists)),
      }),
  });

/** A playlist as `MusicPlaylist` of schema.org, with the tracks that its page shows first. */
export const playlistData = (
  playlist: Playlist,
  entries: readonly PlaylistTrack[],
  absolute: Absolute,
): StructuredData =>
  compact({
    '@type': 'MusicPlaylist',
    '@id': absolute(`/playlist/${playlist.id}`),
    name: playlist.name,
    url: absolute(playlistPath(playlist)),
    image: picture(playlist.image, absolute),
    description: playlist.description,
    author: { '@type': 'Person', name: playlist.owner.name },
    numTracks: playlist.tracks_count,
    track: entries.map(({ track }) => recording(track, absolute)),
  });

/** The site as `WebSite` of schema.org, with its search. */
export const siteData = (name: string, absolute: Absolute): StructuredData => ({
  '@type': 'WebSite',
  name,
  url: absolute('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search/')}{words}` },
    'query-input': 'required name=words',
  },
});

/** A label as `Organization` of schema.org. */
export const labelData = (label: LabelDetail, absolute: Absolute): StructuredData =>
  compact({
    '@type': 'Organization',
    '@id': absolute(`/label/${label.id}`),
    name: label.name,
    url: absolute(labelPath(label)),
    logo: picture(label.image, absolute),
    description: wordsOf(label.description),
    sameAs: label.website ? [label.website] : [],
  });

/** The profile of a person as `ProfilePage` of schema.org. */
export const profileData = (user: UserProfile, absolute: Absolute): StructuredData => ({
  '@type': 'ProfilePage',
  url: absolute(userPath(user)),
  dateCreated: user.created_at,
  mainEntity: compact({
    '@type': 'Person',
    '@id': absolute(`/user/${user.id}`),
    name: user.name,
    image: picture(user.image ?? null, absolute),
  }),
});

/** Units of time by UN/CEFACT. */
const units: Record<PriceInterval, string> = { day: 'DAY', month: 'MON', year: 'ANN' };

const offer = (price: Price, absolute: Absolute) => {
  const amount = { price: toDecimal(price), priceCurrency: price.currency };
  return {
    '@type': 'Offer',
    ...amount,
    url: absolute(pricingPath()),
    category: 'subscription',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      billingDuration: price.interval_count,
      unitCode: units[price.interval],
    },
  };
};

/** A plan as `Product` of schema.org, with its prices as offers. */
export const planData = (plan: Product, site: string, absolute: Absolute): StructuredData =>
  compact({
    '@type': 'Product',
    '@id': absolute(`${pricingPath()}#plan-${plan.id}`),
    name: plan.name,
    description: plan.description ?? plan.feature_list.join(', '),
    url: absolute(pricingPath()),
    brand: { '@type': 'Brand', name: site },
    offers: plan.prices.map((price) => offer(price, absolute)),
  });

/** Any other page by its title. */
export const webPageData = (
  type: 'CollectionPage' | 'ContactPage' | 'WebPage',
  page: { title: string; url: string; description?: string; modified?: string },
): StructuredData =>
  compact({
    '@type': type,
    name: page.title,
    url: page.url,
    description: page.description,
    dateModified: page.modified,
  });
