import { useMessages, type Folder, type Playlist } from '@segno/data';
import { CheckIcon, LibraryIcon, Menu, MenuItem, MenuSection, PlusIcon, SubmenuTrigger } from '@segno/ui';
import { folderMessages } from '../messages/folders.en.ts';
import { openFolderDialog } from './libraryDialogs.tsx';
import { useFolders } from './useFolders.ts';

/** An item of a menu that moves a playlist of the library into a folder, a new one, or out of all. */
export function MoveToFolderItem({ playlist }: { playlist: Playlist }) {
  const t = useMessages(folderMessages);
  const { folders, folderOf, move } = useFolders();
  const current = folderOf(playlist.id);
  const parentOf = ({ parent_id }: Folder) => folders.find(({ id }) => id === parent_id);
  const labelOf = (folder: Folder) => {
    const parent = parentOf(folder);
    return parent ? `${parent.name} / ${folder.name}` : folder.name;
  };
  const moveToNew = async () => {
    const folder = await openFolderDialog();
    if (folder) await move(playlist.id, folder);
  };
  return (
    <SubmenuTrigger>
      <MenuItem icon={<LibraryIcon />}>{t('folder.moveTo')}</MenuItem>
      <Menu>
        {folders.length > 0 && (
          <MenuSection aria-label={t('folder.moveTo')}>
            {folders
              .toSorted((one, other) => labelOf(one).localeCompare(labelOf(other)))
              .map((folder) => (
                <MenuItem
                  key={folder.id}
                  id={folder.id}
                  icon={folder.id === current ? <CheckIcon /> : undefined}
                  onAction={() => void move(playlist.id, folder)}
                >
                  {labelOf(folder)}
                </MenuItem>
              ))}
            {current !== null && (
              <MenuItem onAction={() => void move(playlist.id, null)}>{t('folder.none')}</MenuItem>
            )}
          </MenuSection>
        )}
        <MenuSection aria-label={t('folder.new')}>
          <MenuItem icon={<PlusIcon />} onAction={() => void moveToNew()}>
            {t('folder.newItem')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </SubmenuTrigger>
  );
}
