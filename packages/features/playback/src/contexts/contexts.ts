import {
  albumPath,
  artistPath,
  channelPath,
  genrePath,
  labelPath,
  libraryPath,
  playlistPath,
  radioPath,
  type Album,
  type Artist,
  type ChannelSection,
  type Genre,
  tagPath,
  type Playlist,
  type Tag,
  type Track,
  trackPath,
  userPath,
} from '@segno/data';
import type { Image, RadioSeed } from '@segno/data/contract';
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

/** The play context of a label: the tracks of its albums, most played first. */
export const labelContext = (label: { id: number; name: string; slug: string }): PlayContext => ({
  type: 'label',
  id: label.id,
  name: label.name,
  href: labelPath(label),
});

/** The play context of what a person likes. */
export const userContext = (user: { id: number; name: string }): PlayContext => ({
  type: 'user',
  id: user.id,
  name: user.name,
  href: userPath(user, 'likes'),
});

/** The play context of the liked songs. `search` is the state of a sorted or filtered view, as in its address. */
export const libraryContext = (name: string, search = ''): PlayContext => ({
  type: 'library',
  id: search ? `songs?${search}` : 'songs',
  name,
  href: libraryPath('songs'),
});

/** The play context of an endless radio that begins from a record. */
export const radioContext = (
  type: RadioSeed,
  seed: { id: number; name: string; slug?: string; image?: Image | null },
): PlayContext => ({
  type: 'radio',
  id: `${type}/${seed.id}`,
  name: seed.name,
  href: radioPath(type, seed),
  image: seed.image,
});

/** The play context of a tag: the tracks with the tag, most played first. */
export const tagContext = (tag: Pick<Tag, 'name' | 'display_name'>): PlayContext => ({
  type: 'tag',
  id: tag.name,
  name: tag.display_name,
  href: tagPath(tag),
});
