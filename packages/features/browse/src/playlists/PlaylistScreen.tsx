import {
  playlistQuery,
  playlistTracksQuery,
  playlistTrackTable,
  Trans,
  useLanguage,
  useMessages,
  userPath,
  type Playlist,
} from '@segno/data';
import { useTableQuery, LoadMore } from '@segno/base';
import { PageHead, PlayActions, TrackTable } from '@segno/music';
import { playlistContext, type PlayContext } from '@segno/playback';
import {
  Button,
  EmptyState,
  formattersOf,
  Inline,
  lazyPart,
  Link,
  PartBoundary,
  PlaylistIcon,
  Stack,
  Text,
} from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { libraryMessages } from '../messages/library.en.ts';
import { pageMessages } from '../messages/pages.en.ts';
import type { PlaylistEntriesProps } from './PlaylistEntries.tsx';
import type { PlaylistFiltersProps } from './PlaylistFilters.tsx';
import { PlaylistOwnerActions } from './PlaylistOwnerActions.tsx';
import { useRemoveEntries } from './useRemoveEntries.ts';

const PlaylistFilters = lazyPart<PlaylistFiltersProps>(() => import('./PlaylistFilters.tsx'));
const PlaylistEntries = lazyPart<PlaylistEntriesProps>(() => import('./PlaylistEntries.tsx'));

/** How often a playlist of several people is read again while its page is visible, in milliseconds (PLAYLIST-2). */
const pollingInterval = 5000;

const isShared = (playlist: Playlist | undefined) =>
  playlist !== undefined && (playlist.collaborative || playlist.workspace_id !== null);

/** The play context of a sorted or filtered view, which plays what it shows. */
const viewContext = (playlist: Playlist, search: string): PlayContext => {
  const context = playlistContext(playlist);
  return { ...context, id: `${playlist.id}${search}`, href: `${context.href}${search}` };
};

export function PlaylistScreen({ params }: { params: { playlistId: number } }) {
  const t = useMessages(pageMessages);
  const library = useMessages(libraryMessages);
  const format = formattersOf(useLanguage());
  const id = params.playlistId;
  const { data: playlist } = useSuspenseQuery({
    ...playlistQuery(id),
    refetchInterval: ({ state }) => isShared(state.data) && pollingInterval,
  });
  const table = useTableQuery(playlistTrackTable);
  const tracksQuery = useSuspenseInfiniteQuery({
    ...playlistTracksQuery(id, table.input),
    refetchInterval: isShared(playlist) && pollingInterval,
  });
  const entries = tracksQuery.data.pages.flatMap(({ pagination }) => pagination.data);
  const tracks = entries.map(({ track }) => track);
  const { search } = useLocation();
  const context = table.isChanged ? viewContext(playlist, search) : playlistContext(playlist);
  const remove = useRemoveEntries(playlist);
  const noteOf = (index: number) => {
    const adder = entries[index]?.added_by;
    return adder ? library('playlist.addedBy', { name: adder.name }) : undefined;
  };
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
            <span>
              <Trans
                message={t('by')}
                values={{
                  name: (
                    <Link key="name" href={userPath(playlist.owner)}>
                      {playlist.owner.name}
                    </Link>
                  ),
                }}
              />
            </span>
            <span>{t('tracksCount', { count: playlist.tracks_count })}</span>
            <span>{format.duration(playlist.duration, { length: 'short', precision: 'minute' })}</span>
            {playlist.collaborative ? (
              <span>{library('library.collaborative')}</span>
            ) : (
              !playlist.public && (
                <span>
                  {library(playlist.workspace_id === null ? 'library.private' : 'library.workspace')}
                </span>
              )
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
      {playlist.tracks_count === 0 && tracks.length === 0 && !table.isChanged ? (
        <EmptyState
          icon={<PlaylistIcon />}
          title={t('playlist.empty')}
          description={t('playlist.emptyText')}
        />
      ) : (
        <Stack space="md">
          <PartBoundary>
            <PlaylistFilters table={table} />
          </PartBoundary>
          {table.isChanged && permissions.edit_tracks && (
            <Inline wrap>
              <Text size="sm" tone="muted">
                {library('filter.fixed')}
              </Text>
              <Button size="xs" variant="ghost" onPress={table.reset}>
                {library('filter.showOrder')}
              </Button>
            </Inline>
          )}
          {tracks.length === 0 ? (
            <EmptyState
              icon={<PlaylistIcon />}
              title={library('filter.nothing')}
              description={library('filter.nothingText')}
            />
          ) : permissions.edit_tracks && !table.isChanged ? (
            <PartBoundary>
              <PlaylistEntries
                playlist={playlist}
                entries={entries}
                context={context}
                hasMore={tracksQuery.hasNextPage}
              />
            </PartBoundary>
          ) : (
            <TrackTable
              key={search}
              label={t('album.tracksOf', { name: playlist.name })}
              tracks={tracks}
              context={context}
              noteOf={isShared(playlist) ? noteOf : undefined}
              onRemove={
                permissions.edit_tracks
                  ? (indexes) => remove(indexes.flatMap((index) => entries[index] ?? []))
                  : undefined
              }
            />
          )}
        </Stack>
      )}
      <LoadMore {...tracksQuery} />
    </Stack>
  );
}
