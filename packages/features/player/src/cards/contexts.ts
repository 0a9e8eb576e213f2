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

/** What playing an album plays from. */
export const albumContext = (
  album: Pick<Album, 'id' | 'name' | 'slug' | 'artists' | 'image'>,
): PlayContext => ({
  type: 'album',
  id: album.id,
  name: album.name,
  href: albumPath(album),
  image: album.image,
});

/** What playing an artist plays from: the artist's tracks, most played first. */
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

/** What playing a genre plays from: its tracks, most played first. */
export const genreContext = (genre: Pick<Genre, 'name' | 'display_name' | 'image'>): PlayContext => ({
  type: 'genre',
  id: genre.name,
  name: genre.display_name,
  href: genrePath(genre),
  image: genre.image,
});

/** What playing one track by itself plays from. */
export const trackContext = (track: Pick<Track, 'id' | 'name' | 'slug' | 'image'>): PlayContext => ({
  type: 'track',
  id: track.id,
  name: track.name,
  href: trackPath(track),
  image: track.image,
});

/** What playing a channel plays from, all of it or what is of one genre or tag. */
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

/** Music like a track. */
export const radioContext = (track: Pick<Track, 'id' | 'name' | 'slug'>): PlayContext => ({
  type: 'radio',
  id: `track/${track.id}`,
  name: track.name,
  href: trackPath(track),
});

/** What playing a tag plays from: the tracks that carry it, most played first. */
export const tagContext = (tag: Pick<Tag, 'name' | 'display_name'>): PlayContext => ({
  type: 'tag',
  id: tag.name,
  name: tag.display_name,
  href: tagPath(tag),
});
