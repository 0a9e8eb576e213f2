import {
  libraryAlbumsList,
  libraryArtistsList,
  libraryPath,
  libraryPlaylistsQuery,
  libraryTracksList,
  useMessages,
} from '@segno/data';
import { CardRow, Section } from '@segno/base';
import { AlbumCard, ArtistCard, LibraryTabs, PlaylistCard, TrackTiles } from '@segno/music';
import { libraryContext } from '@segno/playback';
import { EmptyState, Heading, MusicIcon, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';
import { FindMusicLink } from './FindMusicLink.tsx';

/** The number of songs of the overview. */
const songs = 6;
/** The number of cards of a row. */
const cards = 20;

/** The latest songs, playlists, albums and artists of the library. */
export function LibraryScreen() {
  const t = useMessages(socialMessages);
  const { data: liked } = useSuspenseQuery(libraryTracksList().first);
  const playlists = useSuspenseInfiniteQuery(libraryPlaylistsQuery()).data.pages[0]?.pagination.data ?? [];
  const albums = useSuspenseQuery(libraryAlbumsList().first).data.data.slice(0, cards);
  const artists = useSuspenseQuery(libraryArtistsList().first).data.data.slice(0, cards);
  const tracks = liked.data.map(({ track }) => track);
  const isEmpty = [tracks, playlists, albums, artists].every((list) => list.length === 0);
  return (
    <Stack space="xl">
      <Heading level={1} size="title">
        {t('tabs.library')}
      </Heading>
      <LibraryTabs />
      {isEmpty && (
        <EmptyState
          icon={<MusicIcon />}
          title={t('overview.empty')}
          description={t('overview.emptyText')}
          action={<FindMusicLink />}
        />
      )}
      {tracks.length > 0 && (
        <Section title={t('songs.title')} href={libraryPath('songs')}>
          <TrackTiles tracks={tracks} limit={songs} context={libraryContext(t('songs.title'))} />
        </Section>
      )}
      {playlists.length > 0 && (
        <CardRow title={t('tabs.playlists')} href={libraryPath('playlists')}>
          {playlists.map((playlist) => (
            <PlaylistCard key={playlist.id} playlist={playlist} />
          ))}
        </CardRow>
      )}
      {albums.length > 0 && (
        <CardRow title={t('saved.albums')} href={libraryPath('albums')}>
          {albums.map(({ album }) => (
            <AlbumCard key={album.id} album={album} />
          ))}
        </CardRow>
      )}
      {artists.length > 0 && (
        <CardRow title={t('saved.artists')} href={libraryPath('artists')}>
          {artists.map(({ artist }) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </CardRow>
      )}
    </Stack>
  );
}
