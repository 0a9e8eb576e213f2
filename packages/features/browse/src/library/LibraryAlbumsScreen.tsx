import { libraryAlbumsList, libraryAlbumTable, tableParamNames, useMessages } from '@segno/data';
import { LongGrid, useKeptList, useLongList, useTableQuery } from '@segno/base';
import { AlbumCard } from '@segno/music';
import { EmptyState, Heading, MusicIcon, Stack } from '@segno/ui';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { socialMessages } from '../messages/social.en.ts';
import { FindMusicLink } from './FindMusicLink.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';

const orders = ['added', 'name', 'artist', 'release'] as const;
const params = tableParamNames(libraryAlbumTable);

/** The albums that the person has saved. The list is read at any place (LIST-5). */
export function LibraryAlbumsScreen() {
  const t = useMessages(socialMessages);
  const catalogue = useMessages(catalogueMessages);
  const table = useTableQuery(libraryAlbumTable);
  useKeptList('albums', params);
  const { rows, onVisibleRangeChange } = useLongList(libraryAlbumsList(table.input));
  const isEmpty = rows.length === 0;
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('saved.albums')}
      </Heading>
      <LibraryTabs view="albums" />
      {isEmpty && !table.isFiltered ? (
        <EmptyState
          icon={<MusicIcon />}
          title={t('saved.noAlbums')}
          description={t('saved.noAlbumsText')}
          action={<FindMusicLink />}
        />
      ) : (
        <LibraryFilters
          table={table}
          definition={libraryAlbumTable}
          orders={orders}
          label={t('saved.filter')}
          searchLabel={t('saved.searchAlbums')}
          status={t('saved.albumsFound', { count: rows.length })}
          filters={{
            type: {
              label: t('saved.type'),
              any: t('saved.anyType'),
              labelOf: (type) => catalogue(`albumType.${type}`),
            },
          }}
        />
      )}
      {isEmpty && table.isFiltered && (
        <EmptyState icon={<MusicIcon />} title={t('saved.nothing')} description={t('saved.nothingText')} />
      )}
      <LongGrid items={rows} onVisibleRangeChange={onVisibleRangeChange}>
        {({ id, album }, index) => <AlbumCard key={id} album={album} isEager={index < 8} />}
      </LongGrid>
    </Stack>
  );
}
