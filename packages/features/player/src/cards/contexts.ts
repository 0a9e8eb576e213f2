import {
  albumPath,
  artistPath,
  channelPath,
  genrePath,
  playlistPath,
  type Album,
  type Artist,
  type ChannelSection,
  type Genre,
  tagPath,
  type Playlist,
  type Tag,
  type Track,
  trackPath,
} from '@segno/data';
import type { PlayContext } from '../playback/PlayerState.ts';

/** The play context of an album. */
export const albumContext = (
  album: Pick<Album, 'id' | 'name' | 'slug' | 'artists' | 'image'>,
): PlayContext => ({
  type: 'album',
  id: album.id,
  name: album.name,
  href: albumPath(album),
  image: album.image,
});

/** The play context of an artist: the artist's tracks, most played first. */
export const artistContext = (artist: Pick<Artist, 'id' | 'name' | 'slug' | 'image'>): PlayContext => ({
  type: 'artist',
  id: artist.id,
  name: artist.name,
  href: artistPath(artist),
  image: artist.image,
});

export const playlistContext = (playlist: Pick<Playlist, 'id' | 'name' | 'slug' | 'image'>): PlayContext => ({
  type: 'playlist',
  id: playlist.id,
  name: playlist.name,
  href: playlistPath(playlist),
  image: playlist.image,
});

/** The play context of a genre: its tracks, most played first. */
export const genreContext = (genre: Pick<Genre, 'name' | 'display_name' | 'image'>): PlayContext => ({
  type: 'genre',
  id: genre.name,
  name: genre.display_name,
  href: genrePath(genre),
  image: genre.image,
});

/** The play context of a single track. */
export const trackContext = (track: Pick<Track, 'id' | 'name' | 'slug' | 'image'>): PlayContext => ({
  type: 'track',
  id: track.id,
  name: track.name,
  href: trackPath(track),
  image: track.image,
});

/** The play context of a channel, optionally filtered by a genre or tag. */
export const channelContext = (
  channel: Pick<ChannelSection, 'name' | 'slug'>,
  restriction?: string,
): PlayContext => ({
  type: 'channel',
  id: channel.slug,
  restriction,
  name: channel.name,
  href: channelPath(channel, restriction),
});

/** The play context of music similar to a track. */
export const radioContext = (track: Pick<Track, 'id' | 'name' | 'slug'>): PlayContext => ({
  type: 'radio',
  id: `track/${track.id}`,
  name: track.name,
  href: trackPath(track),
});

/** The play context of a tag: the tracks with the tag, most played first. */
export const tagContext = (tag: Pick<Tag, 'name' | 'display_name'>): PlayContext => ({
  type: 'tag',
  id: tag.name,
  name: tag.display_name,
  href: tagPath(tag),
});
