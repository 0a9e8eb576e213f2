import {
  ApiError,
  libraryPlaylistsPath,
  playlistQuery,
  playlistTracksList,
  playlistTrackTable,
  Trans,
  useFormatLocale,
  useMessages,
  userPath,
  type Playlist,
} from '@segno/data';
import { showErrorToast, useLongList, useTableQuery } from '@segno/base';
import { PageHead, PlayActions, TrackTable } from '@segno/music';
import { playlistContext, usePlayer, type PlayContext } from '@segno/playback';
import {
  Button,
  ButtonLink,
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
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { libraryMessages } from '../messages/library.en.ts';
import { pageMessages } from '../messages/pages.en.ts';
import type { AddTracksProps } from './AddTracks.tsx';
import type { PlaylistEntriesProps } from './PlaylistEntries.tsx';
import type { PlaylistFiltersProps } from './PlaylistFilters.tsx';
import { isShortEnoughToOrder } from './playlistOrder.ts';
import { PlaylistOwnerActions } from './PlaylistOwnerActions.tsx';
import { useRemoveEntries } from './useRemoveEntries.ts';

const AddTracks = lazyPart<AddTracksProps>(() => import('./AddTracks.tsx'));
const PlaylistFilters = lazyPart<PlaylistFiltersProps>(() => import('./PlaylistFilters.tsx'));
const PlaylistEntries = lazyPart<PlaylistEntriesProps>(() => import('./PlaylistEntries.tsx'));

/** How often a playlist of several people is read again while its page is visible, in milliseconds (PLAYLIST-2). */
const pollingInterval = 5000;

/** A playlist with fewer tracks offers others (PLAYLIST-14). */
const fewTracks = 10;

const isShared = (playlist: Playlist | undefined) =>
  playlist !== undefined && (playlist.collaborative || playlist.workspace_id !== null);

const pollingOf = (playlist: Playlist | undefined) => isShared(playlist) && pollingInterval;

/** Whether somebody has deleted the playlist or made it private, or has removed the person from it. */
const isGone = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

/** The play context of a sorted or filtered view, which plays what it shows. */
const viewContext = (playlist: Playlist, search: string): PlayContext => {
  const context = playlistContext(playlist);
  return { ...context, id: `${playlist.id}${search}`, href: `${context.href}${search}` };
};

export function PlaylistScreen({ params }: { params: { playlistId: number } }) {
  const { data, error } = useSuspenseQuery({
    ...playlistQuery(params.playlistId),
    refetchInterval: ({ state }) => !isGone(state.error) && pollingOf(state.data),
  });
  return isGone(error) ? <GonePlaylist /> : <ShownPlaylist playlist={data} />;
}

function ShownPlaylist({ playlist }: { playlist: Playlist }) {
  const t = useMessages(pageMessages);
  const library = useMessages(libraryMessages);
  const format = formattersOf(useFormatLocale());
  const player = usePlayer();
  const { id } = playlist;
  const table = useTableQuery(playlistTrackTable);
  const list = playlistTracksList(id, table.input);
  const { rows, onVisibleRangeChange, read, pageAround } = useLongList(list);
  useFreshList(list, playlist);
  const { permissions } = playlist;
  const [isOrdering, setOrdering] = useState(false);
  // The way to fill a playlist stays until the page is left.
  const [filledId, setFilledId] = useState<number>();
  if (permissions.edit_tracks && playlist.tracks_count < fewTracks && filledId !== id) setFilledId(id);
  const canOrder = permissions.edit_tracks && !table.isChanged;
  const isShort = isShortEnoughToOrder(playlist);
  const isOrdered = canOrder && (isShort || isOrdering);
  const tracks = useMemo(() => rows.map((row) => row?.track), [rows]);
  const { search } = useLocation();
  const context = table.isChanged ? viewContext(playlist, search) : playlistContext(playlist);
  const remove = useRemoveEntries(playlist);
  const noteOf = (index: number) => {
    const adder = rows[index]?.added_by;
    return adder ? library('playlist.addedBy', { name: adder.name }) : undefined;
  };
  const playFrom = (index: number) => {
    const around = pageAround(index);
    player.play(
      { ...context, from: around.cursor },
      around.rows.map(({ track }) => track),
      around.place,
    );
  };
  const known = tracks.filter((track) => track !== undefined);
  // The player fetches the complete list if only a part of it is loaded here, or if its order is about to change.
  const play = { context, tracks: isOrdered || known.length < tracks.length ? undefined : known };
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
          {!playlist.is_smart && (
            <PartBoundary>
              <PlaylistFilters table={table} />
            </PartBoundary>
          )}
          {canOrder && !isShort && (
            <Inline>
              <Button size="sm" aria-pressed={isOrdering} onPress={() => setOrdering(!isOrdering)}>
                {library(isOrdering ? 'playlist.ordered' : 'playlist.order')}
              </Button>
            </Inline>
          )}
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
          ) : isOrdered ? (
            <PartBoundary>
              <PlaylistEntries playlist={playlist} context={context} pollingInterval={pollingOf(playlist)} />
            </PartBoundary>
          ) : (
            <TrackTable
              // Places of another list, or of one that has changed, are not those that were selected.
              key={`${search} ${rows.length}`}
              label={t('album.tracksOf', { name: playlist.name })}
              tracks={tracks}
              context={context}
              noteOf={isShared(playlist) ? noteOf : undefined}
              anywhere={{
                onVisibleRangeChange,
                read: async (indexes) => (await read(indexes)).map(({ track }) => track),
              }}
              onPlay={playFrom}
              onRemove={
                permissions.edit_tracks
                  ? (indexes) => void read(indexes).then(remove).catch(showErrorToast)
                  : undefined
              }
            />
          )}
        </Stack>
      )}
      {permissions.edit_tracks && filledId === id && (
        <PartBoundary>
          <AddTracks key={id} playlist={playlist} tracks={known} />
        </PartBoundary>
      )}
    </Stack>
  );
}

/** Shown in place of a playlist that the person could open until now. */
function GonePlaylist() {
  const library = useMessages(libraryMessages);
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['playlists', 'library'] });
  }, [client]);
  return (
    <EmptyState
      icon={<PlaylistIcon />}
      title={library('playlist.gone')}
      description={library('playlist.goneText')}
      action={
        <ButtonLink size="md" href={libraryPlaylistsPath()}>
          {library('library.playlists')}
        </ButtonLink>
      }
    />
  );
}

/** Reads the list again once others have changed the playlist. */
function useFreshList(list: ReturnType<typeof playlistTracksList>, { updated_at }: Playlist) {
  const client = useQueryClient();
  const seen = useRef(updated_at);
  const name = list.first.queryKey;
  useEffect(() => {
    if (seen.current === updated_at) return;
    seen.current = updated_at;
    void client.invalidateQueries({ queryKey: name });
  }, [client, name, updated_at]);
}
