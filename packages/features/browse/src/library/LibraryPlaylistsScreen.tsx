import {
  deletePlaylistMutation,
  libraryPlaylistsPageQuery,
  libraryPlaylistTable,
  likeMutation,
  likesQuery,
  type Playlist,
  playlistPath,
  restorePlaylistMutation,
  useMessages,
  useStartup,
} from '@segno/data';
import { ResourceTable, tableQueryNames, useKeptList, useTableQuery } from '@segno/base';
import {
  folderMessages,
  LibraryTabs,
  openFolderDialog,
  openImportPlaylistDialog,
  openMediaMenu,
  openMediaMenuAt,
  openPlaylistDialog,
  openSmartPlaylistDialog,
  useCanCreatePlaylist,
} from '@segno/music';
import {
  Button,
  Heading,
  HeartIcon,
  IconButton,
  Inline,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PlaylistIcon,
  PlusIcon,
  Stack,
  toast,
  TrashIcon,
} from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { folderPageMessages } from '../messages/folders.en.ts';
import { libraryMessages } from '../messages/library.en.ts';
import { FolderBar } from './FolderBar.tsx';

// A folder is a place, not a setting of the list.
const kept = tableQueryNames(libraryPlaylistTable).filter((name) => name !== 'folder');

/** The person's own and followed playlists. Selected own ones are deleted, followed ones unfollowed. */
export function LibraryPlaylistsScreen() {
  const t = useMessages(libraryMessages);
  const folders = useMessages(folderPageMessages);
  const folder = useMessages(folderMessages);
  const { input } = useTableQuery(libraryPlaylistTable);
  useKeptList('playlists', kept);
  const { workspace } = useStartup();
  const navigate = useNavigate();
  const canCreate = useCanCreatePlaylist();
  const { mutateAsync: erase } = useMutation(deletePlaylistMutation());
  const { mutateAsync: restore } = useMutation(restorePlaylistMutation());
  const { mutateAsync: like } = useMutation(likeMutation());
  const follow = (isLiked: boolean) => (playlist: Playlist) =>
    like({ kind: 'playlists', id: playlist.id, isLiked });
  const { data: followed = [] } = useQuery({ ...likesQuery(), select: ({ playlists }) => playlists });
  const create = async (open: () => Promise<Playlist | undefined>) => {
    const playlist = await open();
    if (!playlist) return;
    toast(t('playlist.created', { name: playlist.name }));
    await navigate(playlistPath(playlist));
  };
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('library.playlists')}
      </Heading>
      <LibraryTabs view="playlists" />
      <FolderBar folderId={input.folder} />
      <ResourceTable
        hasHeading={false}
        title={t('library.playlists')}
        definition={libraryPlaylistTable}
        query={libraryPlaylistsPageQuery}
        nameOf={({ name }) => name}
        linkOf={playlistPath}
        imageOf={({ image }) => image}
        columns={[
          { id: 'owner', label: t('library.owner'), value: ({ owner }) => owner.name },
          {
            id: 'visibility',
            label: t('library.visibility'),
            value: (playlist) => t(visibilityOf(playlist)),
          },
          {
            id: 'tracks',
            label: t('library.tracks'),
            kind: 'number',
            // The tracks of a smart playlist are found when it is opened.
            value: (one) => (one.is_smart ? null : one.tracks_count),
          },
          { id: 'updated', label: t('library.updated'), kind: 'date', value: (one) => one.updated_at },
        ]}
        searchLabel={t('library.search')}
        filters={{
          visibility: {
            label: t('library.visibility'),
            any: t('library.anyVisibility'),
            labelOf: (value) => t(`library.${value}`),
          },
          owner: {
            label: t('library.owner'),
            any: t('library.anyOwner'),
            labelOf: (value) => t(value === 'me' ? 'library.byMe' : 'library.byOthers'),
          },
          tracks_count: {
            label: t('library.tracks'),
            any: t('library.anySize'),
            values: [1, 10, 50],
            labelOf: (count) => t('library.atLeast', { count }),
          },
        }}
        found={(count) => t('library.found', { count })}
        onMenu={(at, playlist) => {
          const target = { type: 'playlist', playlist } as const;
          if (at instanceof Element) openMediaMenuAt(at, target);
          else openMediaMenu(at, target);
        }}
        selectedLabel={(count) => t('library.selected', { count })}
        bulk={[
          {
            id: 'unfollow',
            label: t('like.menuUnfollow'),
            icon: <HeartIcon />,
            appliesTo: ({ id }) => followed.includes(id),
            run: follow(false),
            undo: follow(true),
            done: (count) => t('playlist.unfollowedCount', { count }),
          },
          {
            id: 'delete',
            label: t('playlist.deleteSelected'),
            icon: <TrashIcon />,
            tone: 'danger',
            appliesTo: (playlist) => playlist.is_own && playlist.permissions.delete,
            run: ({ id }) => erase(id),
            undo: ({ id }) => restore(id),
            done: (count) => t('playlist.deletedCount', { count }),
          },
        ]}
        toolbar={
          canCreate && (
            <Inline space="xs">
              <Button startIcon={<PlusIcon />} tone="accent" onPress={() => void create(openPlaylistDialog)}>
                {t('playlist.new')}
              </Button>
              <MenuTrigger>
                <IconButton variant="outline" aria-label={folders('folders.more')}>
                  <MoreIcon />
                </IconButton>
                <Menu>
                  <MenuItem onAction={() => void create(openSmartPlaylistDialog)}>
                    {folders('folders.smart')}
                  </MenuItem>
                  <MenuItem onAction={() => void create(openImportPlaylistDialog)}>
                    {folders('folders.import')}
                  </MenuItem>
                  <MenuItem onAction={() => void openFolderDialog()}>{folder('folder.newItem')}</MenuItem>
                </Menu>
              </MenuTrigger>
            </Inline>
          )
        }
        empty={{
          icon: <PlaylistIcon />,
          // The own playlists are hidden while a workspace is active (WORKSPACE-9).
          title:
            workspace.id === 0
              ? t('library.noPlaylists')
              : t('library.noneOfWorkspace', { name: workspace.name }),
          description: t(workspace.id === 0 ? 'library.noPlaylistsText' : 'library.noneOfWorkspaceText'),
        }}
      />
    </Stack>
  );
}

const visibilityOf = ({ collaborative, public: isPublic, workspace_id }: Playlist) => {
  if (collaborative) return 'library.collaborative';
  if (isPublic) return 'library.public';
  return workspace_id === null ? 'library.private' : 'library.workspace';
};
