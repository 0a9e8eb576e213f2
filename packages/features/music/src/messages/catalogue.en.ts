import { defineMessages } from '@segno/data';

/** The English messages of cards, lists and channels: those that the first visit to home needs. */
export const catalogueMessages = defineMessages('music', {
  play: 'Play',
  shuffle: 'Shuffle',
  playNamed: 'Play :name',
  pauseNamed: 'Pause :name',
  more: 'More',
  moreFor: 'More for :name',
  explicit: 'Explicit',
  tracksCount: '[one :count track|other :count tracks]',
  'albumType.album': 'Album',
  'albumType.single': 'Single',
  'albumType.ep': 'EP',
  'albumType.compilation': 'Compilation',
  'kind.artist': 'Artist',
  followersCount: '[one :count follower|other :count followers]',
  tracks: 'Tracks',
  albums: 'Albums',
  artists: 'Artists',
  playlists: 'Playlists',
});
