import { playlistQuery, playlistTracksQuery, useLanguage, useMessages } from '@segno/data';
import { EmptyState, formattersOf, lazyPart, PartBoundary, PlaylistIcon, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { playlistContext } from '../cards/contexts.ts';
import { libraryMessages } from '../messages/library.en.ts';
import { pageMessages } from '../messages/pages.en.ts';
import { useIdParam } from '../pagehead/useIdParam.ts';
import { PageHead } from '../pagehead/PageHead.tsx';
import { PlayActions } from '../pagehead/PlayActions.tsx';
import { LoadMore } from '../paging/LoadMore.tsx';
import { TrackTable } from '../tracklist/TrackTable.tsx';
import type { PlaylistEntriesProps } from './PlaylistEntries.tsx';
import { PlaylistOwnerActions } from './PlaylistOwnerActions.tsx';

const PlaylistEntries = lazyPart<PlaylistEntriesProps>(() => import('./PlaylistEntries.tsx'));

/** How often a collaborative playlist is read again while its page is visible, in milliseconds (PLAYLIST-2). */
const pollingInterval = 5000;

export function PlaylistScreen() {
  const t = useMessages(pageMessages);
  const library = useMessages(libraryMessages);
  const format = formattersOf(useLanguage());
  const id = useIdParam('playlistId');
  const { data: playlist } = useSuspenseQuery({
    ...playlistQuery(id),
    refetchInterval: ({ state }) => state.data?.collaborative && pollingInterval,
  });
  const tracksQuery = useSuspenseInfiniteQuery({
    ...playlistTracksQuery(id),
    refetchInterval: playlist.collaborative && pollingInterval,
  });
  const entries = tracksQuery.data.pages.flatMap(({ pagination }) => pagination.data);
  const tracks = entries.map(({ track }) => track);
  const context = playlistContext(playlist);
  const { permissions } = playlist;
  // The player fetches the complete list if only a part of it is loaded here.
  const play = { context, tracks: tracksQuery.hasNextPage ? undefined : tracks };
  return (
    <Stack space="xl">
      <PageHead
        kind={t('kind.playlist')}
        title={playlist.name}
        images={playlist.image ? [playlist.image] : []}
        play={tracks.length > 0 ? play : undefined}
        imageAlt={playlist.name}
        description={playlist.description}
        details={
          <>
            <span>{t('by', { name: playlist.owner.name })}</span>
            <span>{t('tracksCount', { count: playlist.tracks_count })}</span>
            <span>{format.duration(playlist.duration, { length: 'short', precision: 'minute' })}</span>
            {playlist.collaborative ? (
              <span>{library('library.collaborative')}</span>
            ) : (
              !playlist.public && <span>{library('library.private')}</span>
            )}
          </>
        }
        actions={
          <>
            <PlayActions {...play} target={{ type: 'playlist', playlist }} isEmpty={tracks.length === 0} />
            {permissions.update && <PlaylistOwnerActions playlist={playlist} />}
          </>
        }
      />
      {tracks.length === 0 ? (
        <EmptyState
          icon={<PlaylistIcon />}
          title={t('playlist.empty')}
          description={t('playlist.emptyText')}
        />
      ) : permissions.edit_tracks ? (
        <PartBoundary>
          <PlaylistEntries
            playlist={playlist}
            entries={entries}
            context={context}
            hasMore={tracksQuery.hasNextPage}
          />
        </PartBoundary>
      ) : (
        <TrackTable label={t('album.tracksOf', { name: playlist.name })} tracks={tracks} context={context} />
      )}
      <LoadMore {...tracksQuery} />
    </Stack>
  );
}
