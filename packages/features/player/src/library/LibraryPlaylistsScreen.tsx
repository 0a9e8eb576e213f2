import { libraryPlaylistsQuery, playlistPath, useCan, useMessages } from '@segno/data';
import { Button, EmptyState, Heading, Inline, PlaylistIcon, PlusIcon, Stack, toast } from '@segno/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ItemGrid } from '../channels/ItemGrid.tsx';
import { libraryMessages } from '../messages/library.en.ts';
import { LoadMore } from '../paging/LoadMore.tsx';
import { openPlaylistDialog } from './libraryDialogs.tsx';

/** The person's own and followed playlists. */
export function LibraryPlaylistsScreen() {
  const t = useMessages(libraryMessages);
  const can = useCan();
  const navigate = useNavigate();
  const query = useSuspenseInfiniteQuery(libraryPlaylistsQuery());
  const playlists = query.data.pages.flatMap(({ pagination }) => pagination.data);
  const create = async () => {
    const playlist = await openPlaylistDialog();
    if (!playlist) return;
    toast(t('playlist.created', { name: playlist.name }));
    await navigate(playlistPath(playlist));
  };
  const createButton = can('playlists.create') && (
    <Button startIcon={<PlusIcon />} tone="accent" onPress={() => void create()}>
      {t('playlist.new')}
    </Button>
  );
  return (
    <Stack space="xl">
      <Inline justify="between" wrap>
        <Heading level={1} size="hero">
          {t('library.playlists')}
        </Heading>
        {playlists.length > 0 && createButton}
      </Inline>
      {playlists.length === 0 ? (
        <EmptyState
          icon={<PlaylistIcon />}
          title={t('library.noPlaylists')}
          description={t('library.noPlaylistsText')}
          action={createButton}
        />
      ) : (
        <ItemGrid isFirst items={playlists.map((playlist) => ({ type: 'playlist', playlist }))} />
      )}
      <LoadMore {...query} />
    </Stack>
  );
}
