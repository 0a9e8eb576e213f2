import { libraryPlaylistsPageQuery, libraryPlaylistTable, playlistPath, useMessages } from '@segno/data';
import { useTableQuery, type TableQuery } from '@segno/shell/offers';
import {
  Button,
  EmptyState,
  FilterBar,
  Heading,
  Inline,
  Pagination,
  PlaylistIcon,
  PlusIcon,
  SearchField,
  Select,
  SelectItem,
  Stack,
  toast,
  type Selection,
} from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { libraryMessages } from '../messages/library.en.ts';
import { openPlaylistDialog } from './libraryDialogs.tsx';
import { PlaylistSelectionBar } from './PlaylistSelectionBar.tsx';
import { PlaylistTable } from './PlaylistTable.tsx';
import { useCanCreatePlaylist } from './useCanCreatePlaylist.ts';

/** The person's own and followed playlists. */
export function LibraryPlaylistsScreen() {
  const t = useMessages(libraryMessages);
  const canCreate = useCanCreatePlaylist();
  const navigate = useNavigate();
  const table = useTableQuery(libraryPlaylistTable);
  const { data } = useSuspenseQuery(libraryPlaylistsPageQuery({ ...table.input, page: table.page }));
  const [selection, setSelection] = useState<Selection>(new Set());
  const total = data.total ?? 0;
  const playlists = data.data;
  const selected = playlists.filter(({ id }) => selection === 'all' || selection.has(id));
  const create = async () => {
    const playlist = await openPlaylistDialog();
    if (!playlist) return;
    toast(t('playlist.created', { name: playlist.name }));
    await navigate(playlistPath(playlist));
  };
  const createButton = canCreate && (
    <Button startIcon={<PlusIcon />} tone="accent" onPress={() => void create()}>
      {t('playlist.new')}
    </Button>
  );
  const isEmpty = total === 0 && !table.isFiltered;
  return (
    <Stack space="lg">
      <Inline justify="between" wrap>
        <Heading level={1} size="title">
          {t('library.playlists')}
        </Heading>
        {!isEmpty && createButton}
      </Inline>
      {isEmpty ? (
        <EmptyState
          icon={<PlaylistIcon />}
          title={t('library.noPlaylists')}
          description={t('library.noPlaylistsText')}
          action={createButton}
        />
      ) : (
        <>
          <Filters table={table} total={total} />
          {total === 0 ? (
            <EmptyState
              icon={<PlaylistIcon />}
              title={t('library.nothingFound')}
              description={t('library.nothingFoundText')}
            />
          ) : (
            <PlaylistTable
              playlists={playlists}
              {...table.sortProps}
              selectedKeys={selection}
              onSelectionChange={setSelection}
            />
          )}
          {total > data.per_page && (
            <Pagination
              page={table.page}
              count={Math.ceil(total / data.per_page)}
              hrefOf={table.hrefOf}
              onChange={() => setSelection(new Set())}
            />
          )}
          {selected.length > 0 && (
            <PlaylistSelectionBar playlists={selected} onClear={() => setSelection(new Set())} />
          )}
        </>
      )}
    </Stack>
  );
}

/** The numbers of tracks that the filter offers. */
const sizes = [1, 10, 50];
/** The key of the option that removes a filter. */
const any = 'any';

function Filters({ table, total }: { table: TableQuery<typeof libraryPlaylistTable>; total: number }) {
  const t = useMessages(libraryMessages);
  const { input, filter } = table;
  const [visibilities, owners] = [
    libraryPlaylistTable.filters.visibility.values,
    libraryPlaylistTable.filters.owner.values,
  ];
  return (
    <FilterBar
      aria-label={t('library.filter')}
      search={
        <SearchField
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          {...table.searchProps}
        />
      }
      status={t('library.found', { count: total })}
      onClear={table.isFiltered ? table.clear : undefined}
    >
      <Select
        aria-label={t('library.visibility')}
        value={input.visibility ?? any}
        onChange={(key) => filter({ visibility: visibilities.find((value) => value === key) })}
      >
        <SelectItem id={any}>{t('library.anyVisibility')}</SelectItem>
        {visibilities.map((value) => (
          <SelectItem key={value} id={value}>
            {t(`library.${value}`)}
          </SelectItem>
        ))}
      </Select>
      <Select
        aria-label={t('library.owner')}
        value={input.owner ?? any}
        onChange={(key) => filter({ owner: owners.find((value) => value === key) })}
      >
        <SelectItem id={any}>{t('library.anyOwner')}</SelectItem>
        <SelectItem id="me">{t('library.byMe')}</SelectItem>
        <SelectItem id="others">{t('library.byOthers')}</SelectItem>
      </Select>
      <Select
        aria-label={t('library.tracks')}
        value={String(input['tracks_count.min'] ?? any)}
        onChange={(key) => filter({ 'tracks_count.min': sizes.find((size) => String(size) === key) })}
      >
        <SelectItem id={any}>{t('library.anySize')}</SelectItem>
        {sizes.map((size) => (
          <SelectItem key={size} id={String(size)}>
            {t('library.atLeast', { count: size })}
          </SelectItem>
        ))}
      </Select>
    </FilterBar>
  );
}
