import { libraryAlbumsList, libraryAlbumTable, tableParamNames, useMessages } from '@segno/data';
import { showErrorToast, useKeptList, useLongList, useTableQuery } from '@segno/base';
import {
  AlbumCard,
  LibraryTabs,
  readTracksOfAlbums,
  RecordSelectionBar,
  SelectableGrid,
  SelectCardsButton,
  useCardSelection,
} from '@segno/music';
import { EmptyState, Heading, MusicIcon, Stack } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { socialMessages } from '../messages/social.en.ts';
import { FindMusicLink } from './FindMusicLink.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { useRemoveLikes } from './useRemoveLikes.ts';

const orders = ['added', 'name', 'artist', 'release'] as const;
const params = tableParamNames(libraryAlbumTable);

/** The albums that the person has saved. The list is read at any place (LIST-5). */
export function LibraryAlbumsScreen() {
  const t = useMessages(socialMessages);
  const catalogue = useMessages(catalogueMessages);
  const table = useTableQuery(libraryAlbumTable);
  useKeptList('albums', params);
  const { rows, onVisibleRangeChange, read } = useLongList(libraryAlbumsList(table.input));
  const selection = useCardSelection(rows.length, JSON.stringify(table.input));
  const removeLikes = useRemoveLikes('albums');
  const client = useQueryClient();
  const places = [...selection.selected].sort((a, b) => a - b);
  const readSelected = async () => (await read(places)).map(({ album }) => album);
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
        >
          <SelectCardsButton selection={selection} />
        </LibraryFilters>
      )}
      {isEmpty && table.isFiltered && (
        <EmptyState icon={<MusicIcon />} title={t('saved.nothing')} description={t('saved.nothingText')} />
      )}
      <SelectableGrid
        label={t('saved.albums')}
        items={rows}
        onVisibleRangeChange={onVisibleRangeChange}
        selection={selection}
        nameOf={({ album }) => album.name}
      >
        {({ album }, index, onSelect) => <AlbumCard album={album} isEager={index < 8} onSelect={onSelect} />}
      </SelectableGrid>
      {places.length > 0 && (
        <RecordSelectionBar
          label={t('saved.albumsSelected', { count: places.length })}
          count={places.length}
          readTracks={async () => readTracksOfAlbums(client, await readSelected())}
          onClear={selection.clear}
          onRemove={() => void readSelected().then(removeLikes).catch(showErrorToast)}
        />
      )}
    </Stack>
  );
}
