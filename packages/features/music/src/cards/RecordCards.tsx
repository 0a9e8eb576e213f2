import {
  albumPath,
  artistPath,
  genrePath,
  playlistPath,
  useMessages,
  userPath,
  type Album,
  type Artist,
  type Genre,
  type Playlist,
  type UserProfile,
} from '@segno/data';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { artistNames } from './ArtistLinks.tsx';
import { albumContext, artistContext, genreContext, playlistContext } from '@segno/playback';
import { MediaCard } from './MediaCard.tsx';

interface Eager {
  isEager?: boolean;
}

interface Selectable extends Eager {
  /** Selects the card, from its menu. */
  onSelect?: () => void;
}

/** The card of an album. `detail` selects the text under its name. */
export function AlbumCard({
  album,
  detail = 'artists',
  isEager,
  onSelect,
}: { album: Album; detail?: 'artists' | 'year' } & Selectable) {
  const t = useMessages(catalogueMessages);
  const year = album.release_date?.slice(0, 4);
  const kind = t(`albumType.${album.type}`);
  return (
    <MediaCard
      href={albumPath(album)}
      title={album.name}
      subtitle={detail === 'year' ? [year, kind].filter(Boolean).join(' · ') : artistNames(album.artists)}
      image={album.image}
      context={albumContext(album)}
      target={{ type: 'album', album, onSelect }}
      isEager={isEager}
    />
  );
}

export function ArtistCard({ artist, isEager, onSelect }: { artist: Artist } & Selectable) {
  const t = useMessages(catalogueMessages);
  return (
    <MediaCard
      href={artistPath(artist)}
      title={artist.name}
      subtitle={t('kind.artist')}
      image={artist.image}
      shape="round"
      context={artistContext(artist)}
      target={{ type: 'artist', artist, onSelect }}
      isEager={isEager}
    />
  );
}

/** The card of a playlist. Without a description it names its owner, as that of an album its artists. */
export function PlaylistCard({ playlist, isEager }: { playlist: Playlist } & Eager) {
  return (
    <MediaCard
      href={playlistPath(playlist)}
      title={playlist.name}
      subtitle={playlist.description ?? playlist.owner.name}
      image={playlist.image}
      context={playlistContext(playlist)}
      target={{ type: 'playlist', playlist }}
      isEager={isEager}
    />
  );
}

export function GenreCard({ genre, isEager }: { genre: Genre } & Eager) {
  const t = useMessages(catalogueMessages);
  return (
    <MediaCard
      href={genrePath(genre)}
      title={genre.display_name}
      subtitle={t('tracksCount', { count: genre.tracks_count })}
      image={genre.image}
      context={genreContext(genre)}
      isEager={isEager}
    />
  );
}

export function UserCard({ user, isEager }: { user: UserProfile } & Eager) {
  const t = useMessages(catalogueMessages);
  return (
    <MediaCard
      href={userPath(user)}
      title={user.name}
      subtitle={t('followersCount', { count: user.followers_count })}
      image={user.image ?? null}
      shape="round"
      isEager={isEager}
    />
  );
}
