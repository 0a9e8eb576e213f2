import { libraryAlbumsQuery, libraryAlbumTable, useMessages } from '@segno/data';
import { LoadMore, useTableQuery } from '@segno/base';
import { AlbumCard } from '@segno/music';
import { EmptyState, Grid, Heading, MusicIcon, Stack } from '@segno/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';

const orders = ['added', 'name', 'artist', 'release'] as const;

/** The albums that the person has saved. */
export function LibraryAlbumsScreen() {
  const t = useMessages(socialMessages);
  const table = useTableQuery(libraryAlbumTable);
  const query = useSuspenseInfiniteQuery(libraryAlbumsQuery(table.input));
  const albums = query.data.pages.flatMap(({ pagination }) => pagination.data.map(({ album }) => album));
  const isEmpty = albums.length === 0;
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('saved.albums')}
      </Heading>
      <LibraryTabs view="albums" />
      {isEmpty && !table.isFiltered ? (
        <EmptyState icon={<MusicIcon />} title={t('saved.noAlbums')} description={t('saved.noAlbumsText')} />
      ) : (
        <LibraryFilters
          table={table}
          orders={orders}
          label={t('saved.filter')}
          searchLabel={t('saved.searchAlbums')}
        />
      )}
      {isEmpty && table.isFiltered && (
        <EmptyState icon={<MusicIcon />} title={t('saved.nothing')} description={t('saved.nothingText')} />
      )}
      <Grid minItemWidth={152} space="lg">
        {albums.map((album, index) => (
          <AlbumCard key={album.id} album={album} isEager={index < 8} />
        ))}
      </Grid>
      <LoadMore {...query} />
    </Stack>
  );
}
