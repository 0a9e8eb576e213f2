import { libraryPath, useMessages, type Folder } from '@segno/data';
import { useFolders } from '@segno/music';
import { Inline, LibraryIcon, Link, Stack, Text, useDropTarget } from '@segno/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { folderPageMessages } from '../messages/folders.en.ts';
import { FolderMenu } from './FolderMenu.tsx';
import * as css from './FolderBar.css.ts';
import { folderDropTypes, useDropPlaylists } from './useDropPlaylists.ts';

/** The address of the playlists of a folder. */
const folderHref = (id: number) => `${libraryPath('playlists')}?folder=${id}`;

/** The folders of the playlists, and the path of the folder that is open. Links to playlists are dropped on them. */
export function FolderBar({ folderId }: { folderId: number | undefined }) {
  const t = useMessages(folderPageMessages);
  const navigate = useNavigate();
  const { folders, foldersIn } = useFolders();
  if (folders.length === 0) return null;
  const current = folders.find(({ id }) => id === folderId);
  const parent = folders.find(({ id }) => id === current?.parent_id);
  const inside = foldersIn(current?.id ?? null);
  return (
    <Stack space="sm">
      {current && (
        <Inline space="xs" wrap as="nav" aria-label={t('folders.path')}>
          <Link href={libraryPath('playlists')}>{t('folders.all')}</Link>
          <Text tone="muted">/</Text>
          {parent && (
            <>
              <Link href={folderHref(parent.id)}>{parent.name}</Link>
              <Text tone="muted">/</Text>
            </>
          )}
          <Text weight="medium">{current.name}</Text>
          <FolderMenu
            folder={current}
            onDeleted={() => void navigate(parent ? folderHref(parent.id) : libraryPath('playlists'))}
          />
        </Inline>
      )}
      {inside.length > 0 && (
        <ul className={css.list} aria-label={t('folders.title')}>
          {inside.map((folder) => (
            <li key={folder.id} className={css.item}>
              <FolderLink folder={folder} />
              <FolderMenu folder={folder} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function FolderLink({ folder }: { folder: Folder }) {
  const t = useMessages(folderPageMessages);
  const { places } = useFolders();
  const ref = useRef<HTMLAnchorElement>(null);
  const drop = useDropPlaylists(folder);
  const { dropProps, isDropTarget } = useDropTarget({ ref, types: folderDropTypes, onDrop: drop });
  const count = places.filter(({ folder_id }) => folder_id === folder.id).length;
  return (
    <Link
      {...dropProps}
      ref={ref}
      href={folderHref(folder.id)}
      tone="neutral"
      underline="never"
      className={css.link}
      data-drop-target={isDropTarget || undefined}
    >
      <LibraryIcon size={20} />
      {folder.name}
      <Text size="sm" tone="muted">
        {t('folders.count', { count })}
      </Text>
    </Link>
  );
}
