import type { ChannelItem } from '@segno/data';
import { recordOf } from '@segno/playback';
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
      return <UserCard user={item.user} isEager={isEager} />;
    case 'track':
      return <TrackCard track={item.track} isEager={isEager} />;
  }
}

/** The React key of an item in its channel. */
export const channelItemKey = (item: ChannelItem): string => `${item.type}-${recordOf(item).id}`;

/** The tracks among channel items. */
export const tracksOf = (items: readonly ChannelItem[]) =>
  items.flatMap((item) => (item.type === 'track' ? [item.track] : []));
