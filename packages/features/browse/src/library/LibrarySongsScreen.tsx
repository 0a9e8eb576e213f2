import { libraryTracksPageQuery, libraryTracksQuery, libraryTrackTable, useMessages } from '@segno/data';
import { LoadMore, useTableQuery } from '@segno/base';
import { PlayActions, TrackTable } from '@segno/music';
import { libraryContext } from '@segno/playback';
import { EmptyState, Heading, HeartIcon, Inline, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';

const orders = ['added', 'title', 'artist', 'album', 'duration', 'plays'] as const;

/** The songs that the person likes. */
export function LibrarySongsScreen() {
  const t = useMessages(socialMessages);
  const table = useTableQuery(libraryTrackTable);
  const { search } = useLocation();
  const { data: first } = useSuspenseQuery(libraryTracksPageQuery(table.input));
  const query = useSuspenseInfiniteQuery(libraryTracksQuery(table.input));
  const total = first.total ?? 0;
  const tracks = query.data.pages.flatMap(({ pagination }) => pagination.data.map(({ track }) => track));
  const context = libraryContext(t('songs.title'), search.slice(1));
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('songs.title')}
      </Heading>
      <LibraryTabs view="songs" />
      {total === 0 && !table.isFiltered ? (
        <EmptyState icon={<HeartIcon />} title={t('songs.empty')} description={t('songs.emptyText')} />
      ) : (
        <>
          <Inline space="md" wrap>
            <PlayActions context={context} isEmpty={tracks.length === 0} />
          </Inline>
          <LibraryFilters
            table={table}
            orders={orders}
            label={t('songs.filter')}
            searchLabel={t('songs.search')}
            status={t('songs.found', { count: total })}
          />
          {tracks.length === 0 ? (
            <EmptyState
              icon={<HeartIcon />}
              title={t('saved.nothing')}
              description={t('saved.nothingText')}
            />
          ) : (
            <TrackTable key={search} label={t('songs.title')} tracks={tracks} context={context} />
          )}
          <LoadMore {...query} />
        </>
      )}
    </Stack>
  );
}
