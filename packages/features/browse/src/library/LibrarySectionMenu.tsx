import { useMessages } from '@segno/data';
import {
  folderMessages,
  openFolderDialog,
  openPlaylistDialog,
  openSmartPlaylistDialog,
  useCanCreatePlaylist,
} from '@segno/music';
import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger, PlusIcon } from '@segno/ui';
import { folderPageMessages } from '../messages/folders.en.ts';
import { libraryMessages } from '../messages/library.en.ts';
import { useSidebarView } from './useSidebarView.ts';

const orders = ['updated', 'name'] as const;

/** The order of the playlists in the sidebar, and what can be created. */
export function LibrarySectionMenu() {
  const t = useMessages(folderPageMessages);
  const folder = useMessages(folderMessages);
  const library = useMessages(libraryMessages);
  const canCreate = useCanCreatePlaylist();
  const { view, orderBy } = useSidebarView();
  return (
    <MenuTrigger>
      <IconButton variant="ghost" size="xs" shape="round" aria-label={t('sidebar.options')}>
        <PlusIcon />
      </IconButton>
      <Menu>
        <MenuSection aria-label={library('playlist.new')}>
          {canCreate && (
            <MenuItem onAction={() => void openPlaylistDialog()}>{library('playlist.newItem')}</MenuItem>
          )}
          {canCreate && (
            <MenuItem onAction={() => void openSmartPlaylistDialog()}>{t('folders.smart')}</MenuItem>
          )}
          <MenuItem onAction={() => void openFolderDialog()}>{folder('folder.newItem')}</MenuItem>
        </MenuSection>
        <MenuSection
          title={t('sidebar.order')}
          selectionMode="single"
          selectedKeys={[view.order]}
          onSelectionChange={(keys) => {
            const chosen = orders.find((order) => keys !== 'all' && keys.has(order));
            if (chosen) orderBy(chosen);
          }}
        >
          {orders.map((order) => (
            <MenuItem key={order} id={order}>
              {t(`sidebar.order.${order}`)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
