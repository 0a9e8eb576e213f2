import type { ChannelItem } from '@segno/data';
import { AlbumCard, ArtistCard, GenreCard, PlaylistCard, TrackCard, UserCard } from '@segno/music';

/** The card of a channel item. */
export function ChannelItemCard({ item, isEager }: { item: ChannelItem; isEager?: boolean }) {
  switch (item.type) {
    case 'album':
      return <AlbumCard album={item.album} isEager={isEager} />;
    case 'artist':
      return <ArtistCard artist={item.artist} isEager={isEager} />;
    case 'playlist':
      return <PlaylistCard playlist={item.playlist} isEager={isEager} />;
    case 'genre':
      return <GenreCard genre={item.genre} isEager={isEager} />;
    case 'user':
      return <UserCard user={item.user} />;
    case 'track':
      return <TrackCard track={item.track} isEager={isEager} />;
  }
}

/** The React key of an item in its channel. */
export const channelItemKey = (item: ChannelItem): string => {
  switch (item.type) {
    case 'album':
      return `album-${item.album.id}`;
    case 'artist':
      return `artist-${item.artist.id}`;
    case 'playlist':
      return `playlist-${item.playlist.id}`;
    case 'genre':
      return `genre-${item.genre.id}`;
    case 'user':
      return `user-${item.user.id}`;
    case 'track':
      return `track-${item.track.id}`;
  }
};

/** The tracks among channel items. */
export const tracksOf = (items: readonly ChannelItem[]) =>
  items.flatMap((item) => (item.type === 'track' ? [item.track] : []));
