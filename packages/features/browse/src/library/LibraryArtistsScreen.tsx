import { libraryArtistsList, libraryArtistTable, tableParamNames, useMessages } from '@segno/data';
import { LongGrid, useKeptList, useLongList, useTableQuery } from '@segno/base';
import { ArtistCard } from '@segno/music';
import { EmptyState, Heading, MusicIcon, Stack } from '@segno/ui';
import { socialMessages } from '../messages/social.en.ts';
import { FindMusicLink } from './FindMusicLink.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';

const orders = ['added', 'name', 'followers'] as const;
const params = tableParamNames(libraryArtistTable);

/** The artists that the person follows. The list is read at any place (LIST-5). */
export function LibraryArtistsScreen() {
  const t = useMessages(socialMessages);
  const table = useTableQuery(libraryArtistTable);
  useKeptList('artists', params);
  const { rows, onVisibleRangeChange } = useLongList(libraryArtistsList(table.input));
  const isEmpty = rows.length === 0;
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
          action={<FindMusicLink />}
        />
      ) : (
        <LibraryFilters
          table={table}
          definition={libraryArtistTable}
          orders={orders}
          label={t('saved.filter')}
          searchLabel={t('saved.searchArtists')}
          status={t('saved.artistsFound', { count: rows.length })}
        />
      )}
      {isEmpty && table.isFiltered && (
        <EmptyState icon={<MusicIcon />} title={t('saved.nothing')} description={t('saved.nothingText')} />
      )}
      <LongGrid items={rows} onVisibleRangeChange={onVisibleRangeChange} shape="round">
        {({ id, artist }, index) => <ArtistCard key={id} artist={artist} isEager={index < 8} />}
      </LongGrid>
    </Stack>
  );
}
