import {
  albumPath,
  artistPath,
  genrePath,
  playlistPath,
  type Album,
  type Artist,
  type Genre,
  type Playlist,
  type Track,
  trackPath,
} from '@segno/data';
import type { PlayContext } from '../playback/PlayerState.ts';

/** What playing an album plays from. */
export const albumContext = (album: Pick<Album, 'id' | 'name' | 'slug' | 'artists'>): PlayContext => ({
  type: 'album',
  id: album.id,
  name: album.name,
  href: albumPath(album),
});

/** What playing an artist plays from: the artist's tracks, most played first. */
export const artistContext = (artist: Pick<Artist, 'id' | 'name' | 'slug'>): PlayContext => ({
  type: 'artist',
  id: artist.id,
  name: artist.name,
  href: artistPath(artist),
});

export const playlistContext = (playlist: Pick<Playlist, 'id' | 'name' | 'slug'>): PlayContext => ({
  type: 'playlist',
  id: playlist.id,
  name: playlist.name,
  href: playlistPath(playlist),
});

/** What playing a genre plays from: its tracks, most played first. */
export const genreContext = (genre: Pick<Genre, 'name' | 'display_name'>): PlayContext => ({
  type: 'genre',
  id: genre.name,
  name: genre.display_name,
  href: genrePath(genre),
});

/** What playing one track by itself plays from. */
export const trackContext = (track: Pick<Track, 'id' | 'name' | 'slug'>): PlayContext => ({
  type: 'track',
  id: track.id,
  name: track.name,
  href: trackPath(track),
});
