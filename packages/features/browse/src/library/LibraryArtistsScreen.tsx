import { libraryArtistsList, libraryArtistTable, tableParamNames, useMessages } from '@segno/data';
import { showErrorToast, useKeptList, useLongList, useTableQuery } from '@segno/base';
import {
  ArtistCard,
  LibraryTabs,
  readTracksOfArtists,
  RecordSelectionBar,
  SelectableGrid,
  SelectCardsButton,
  useCardSelection,
} from '@segno/music';
import { EmptyState, Heading, MusicIcon, Stack } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';
import { FindMusicLink } from './FindMusicLink.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { useRemoveLikes } from './useRemoveLikes.ts';

const orders = ['added', 'name', 'followers'] as const;
const params = tableParamNames(libraryArtistTable);

/** The artists that the person follows. The list is read at any place (LIST-5). */
export function LibraryArtistsScreen() {
  const t = useMessages(socialMessages);
  const table = useTableQuery(libraryArtistTable);
  useKeptList('artists', params);
  const { rows, onVisibleRangeChange, read } = useLongList(libraryArtistsList(table.input));
  const selection = useCardSelection(rows.length, JSON.stringify(table.input));
  const removeLikes = useRemoveLikes('artists');
  const client = useQueryClient();
  const places = [...selection.selected].sort((a, b) => a - b);
  const readSelected = async () => (await read(places)).map(({ artist }) => artist);
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
        >
          <SelectCardsButton selection={selection} />
        </LibraryFilters>
      )}
      {isEmpty && table.isFiltered && (
        <EmptyState icon={<MusicIcon />} title={t('saved.nothing')} description={t('saved.nothingText')} />
      )}
      <SelectableGrid
        label={t('saved.artists')}
        items={rows}
        onVisibleRangeChange={onVisibleRangeChange}
        shape="round"
        selection={selection}
        nameOf={({ artist }) => artist.name}
      >
        {({ artist }, index, onSelect) => (
          <ArtistCard artist={artist} isEager={index < 8} onSelect={onSelect} />
        )}
      </SelectableGrid>
      {places.length > 0 && (
        <RecordSelectionBar
          label={t('saved.artistsSelected', { count: places.length })}
          count={places.length}
          readTracks={async () => readTracksOfArtists(client, await readSelected())}
          onClear={selection.clear}
          onRemove={() => void readSelected().then(removeLikes).catch(showErrorToast)}
        />
      )}
    </Stack>
  );
}
