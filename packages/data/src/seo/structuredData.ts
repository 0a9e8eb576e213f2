import type { AlbumDetail } from '../albums/contract.ts';
import type { ArtistDetail } from '../artists/contract.ts';
import { albumPath, artistPath, playlistPath, trackPath } from '../paths/paths.ts';
import type { Playlist, PlaylistTrack } from '../playlists/contract.ts';
import { imageUrl } from '../images/imageUrl.ts';
import type { Track, TrackDetail } from '../tracks/contract.ts';

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
