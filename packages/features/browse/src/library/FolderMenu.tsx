import { useMessages, type Folder } from '@segno/data';
import { folderMessages, openFolderDialog, useFolders } from '@segno/music';
import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger, MoreIcon } from '@segno/ui';
import { folderPageMessages } from '../messages/folders.en.ts';

/** The actions of a folder: a folder inside, rename, move, delete. */
export function FolderMenu({ folder, onDeleted }: { folder: Folder; onDeleted?: () => void }) {
  const t = useMessages(folderMessages);
  const page = useMessages(folderPageMessages);
  const { foldersIn, moveFolder, remove } = useFolders();
  const isOuter = folder.parent_id === null;
  // Folders are nested two deep, so one that has folders stays outside.
  const targets = isOuter && foldersIn(folder.id).length > 0 ? [] : foldersIn(null);
  return (
    <MenuTrigger>
      <IconButton
        variant="ghost"
        size="xs"
        shape="round"
        aria-label={t('folder.more', { name: folder.name })}
      >
        <MoreIcon />
      </IconButton>
      <Menu>
        <MenuSection aria-label={folder.name}>
          {isOuter && (
            <MenuItem onAction={() => void openFolderDialog({ parentId: folder.id })}>
              {t('folder.newInside')}
            </MenuItem>
          )}
          <MenuItem onAction={() => void openFolderDialog({ folder })}>{t('folder.renameItem')}</MenuItem>
          {!isOuter && (
            <MenuItem onAction={() => void moveFolder(folder, null)}>{page('folders.moveOut')}</MenuItem>
          )}
          {targets
            .filter(({ id }) => id !== folder.id && id !== folder.parent_id)
            .map((target) => (
              <MenuItem key={target.id} id={target.id} onAction={() => void moveFolder(folder, target)}>
                {page('folders.moveInto', { name: target.name })}
              </MenuItem>
            ))}
          <MenuItem
            tone="danger"
            onAction={() => {
              onDeleted?.();
              void remove(folder);
            }}
          >
            {t('folder.delete')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
