import { libraryArtistsQuery, libraryArtistTable, useMessages } from '@segno/data';
import { LoadMore, useTableQuery } from '@segno/base';
import { ArtistCard } from '@segno/music';
import { EmptyState, Grid, Heading, MusicIcon, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';

const orders = ['added', 'name', 'followers'] as const;

/** The artists that the person follows. */
export function LibraryArtistsScreen() {
  const t = useMessages(socialMessages);
  const table = useTableQuery(libraryArtistTable);
  const query = useSuspenseInfiniteQuery(libraryArtistsQuery(table.input));
  const artists = query.data.pages.flatMap(({ pagination }) => pagination.data.map(({ artist }) => artist));
  const isEmpty = artists.length === 0;
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('saved.artists')}
      </Heading>
      <LibraryTabs view="artists" />
      {isEmpty && !table.isFiltered ? (
        <EmptyState
          icon={<MusicIcon />}
          title={t('saved.noArtists')}
          description={t('saved.noArtistsText')}
        />
      ) : (
        <LibraryFilters
          table={table}
          orders={orders}
          label={t('saved.filter')}
          searchLabel={t('saved.searchArtists')}
        />
      )}
      {isEmpty && table.isFiltered && (
        <EmptyState icon={<MusicIcon />} title={t('saved.nothing')} description={t('saved.nothingText')} />
      )}
      <Grid minItemWidth={152} space="lg">
        {artists.map((artist, index) => (
          <ArtistCard key={artist.id} artist={artist} isEager={index < 8} />
        ))}
      </Grid>
      <LoadMore {...query} />
    </Stack>
  );
}
