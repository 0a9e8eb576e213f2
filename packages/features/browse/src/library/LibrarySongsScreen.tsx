import { libraryTracksList, libraryTrackTable, useMessages } from '@segno/data';
import {
  ColumnsMenu,
  showErrorToast,
  tableQueryNames,
  useKeptList,
  useLongList,
  useShownColumns,
  useTableQuery,
} from '@segno/base';
import { LibraryTabs, PlayActions, TrackTable } from '@segno/music';
import { libraryContext, usePlayer } from '@segno/playback';
import { EmptyState, Heading, HeartIcon, Inline, Stack } from '@segno/ui';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { socialMessages } from '../messages/social.en.ts';
import { FindMusicLink } from './FindMusicLink.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { useRemoveLikes } from './useRemoveLikes.ts';

const orders = ['added', 'title', 'artist', 'album', 'duration', 'plays'] as const;
const columns = ['album', 'added', 'plays', 'duration'] as const;
const params = tableQueryNames(libraryTrackTable);

/** The songs that the person likes (LIBRARY-2). */
export function LibrarySongsScreen() {
  const t = useMessages(socialMessages);
  const player = usePlayer();
  const table = useTableQuery(libraryTrackTable);
  useKeptList('songs', params);
  const named = columns.map((id) => ({ id, label: t(`columns.${id}`) }));
  const { shown, show } = useShownColumns(named);
  const shownKey = shown.join(' ');
  // One list as long as its columns are the same, so that the rows do not render again.
  const shownColumns = useMemo(() => columns.filter((id) => shownKey.split(' ').includes(id)), [shownKey]);
  const { search } = useLocation();
  const { rows, onVisibleRangeChange, read, pageAround } = useLongList(libraryTracksList(table.input));
  const tracks = useMemo(() => rows.map((row) => row?.track), [rows]);
  const addedAt = useCallback((index: number) => rows[index]?.added_at, [rows]);
  const readTracks = async (indexes: readonly number[]) => (await read(indexes)).map(({ track }) => track);
  const removeLikes = useRemoveLikes();
  const context = libraryContext(t('songs.title'), search.slice(1));
  const play = (index: number) => {
    const around = pageAround(index);
    player.play(
      { ...context, from: around.cursor },
      around.rows.map(({ track }) => track),
      around.place,
    );
  };
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('songs.title')}
      </Heading>
      <LibraryTabs view="songs" />
      {tracks.length === 0 && !table.isFiltered ? (
        <EmptyState
          icon={<HeartIcon />}
          title={t('songs.empty')}
          description={t('songs.emptyText')}
          action={<FindMusicLink />}
        />
      ) : (
        <>
          <Inline space="md" wrap>
            <PlayActions context={context} isEmpty={tracks.length === 0} />
          </Inline>
          <LibraryFilters
            table={table}
            definition={libraryTrackTable}
            orders={orders}
            label={t('songs.filter')}
            searchLabel={t('songs.search')}
            status={t('songs.found', { count: tracks.length })}
          >
            <ColumnsMenu columns={named} shown={shown} onChange={show} />
          </LibraryFilters>
          {tracks.length === 0 ? (
            <EmptyState
              icon={<HeartIcon />}
              title={t('saved.nothing')}
              description={t('saved.nothingText')}
            />
          ) : (
            <TrackTable
              // Places of another list, or of one that has changed, are not those that were selected.
              key={`${search} ${tracks.length}`}
              label={t('songs.title')}
              tracks={tracks}
              context={context}
              addedAt={addedAt}
              shownColumns={shownColumns}
              anywhere={{ onVisibleRangeChange, read: readTracks }}
              onPlay={play}
              onRemoveSelected={(indexes) => void readTracks(indexes).then(removeLikes).catch(showErrorToast)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
