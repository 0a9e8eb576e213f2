import { libraryPlaylistsQuery, type Folder } from '@segno/data';
import { useFolders } from '@segno/music';
import { ChevronDownIcon, ChevronEndIcon, LibraryIcon, useDropTarget } from '@segno/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FolderMenu } from './FolderMenu.tsx';
import * as css from './LibrarySection.css.ts';
import { SidebarPlaylist } from './SidebarPlaylist.tsx';
import { folderDropTypes, useDropPlaylists } from './useDropPlaylists.ts';
import { useSidebarView } from './useSidebarView.ts';

/** The playlists of an open folder that the sidebar shows. */
const shown = 50;

/** A folder in the sidebar, which opens in place. A playlist that is dropped on it is moved into it. */
export function SidebarFolder({ folder }: { folder: Folder }) {
  const { foldersIn } = useFolders();
  const { view, toggleFolder } = useSidebarView();
  const ref = useRef<HTMLButtonElement>(null);
  const drop = useDropPlaylists(folder);
  const { dropProps, isDropTarget } = useDropTarget({ ref, types: folderDropTypes, onDrop: drop });
  const isOpen = view.open.includes(folder.id);
  return (
    <>
      <div className={css.folder}>
        <button
          {...dropProps}
          ref={ref}
          type="button"
          aria-expanded={isOpen}
          data-tooltip={folder.name}
          data-tooltip-placement="end"
          data-drop-target={isDropTarget || undefined}
          className={css.folderButton}
          onClick={() => toggleFolder(folder.id)}
        >
          <LibraryIcon size={20} className={css.icon} />
          <span data-tooltip-label className={css.label}>
            {folder.name}
          </span>
          {isOpen ? <ChevronDownIcon size={16} /> : <ChevronEndIcon size={16} />}
        </button>
        <span className={css.expandedOnly}>
          <FolderMenu folder={folder} />
        </span>
      </div>
      {isOpen && (
        <ul className={css.nested} aria-label={folder.name}>
          {foldersIn(folder.id).map((inner) => (
            <li key={inner.id}>
              <SidebarFolder folder={inner} />
            </li>
          ))}
          <FolderPlaylists id={folder.id} />
        </ul>
      )}
    </>
  );
}

function FolderPlaylists({ id }: { id: number }) {
  const { data } = useInfiniteQuery(libraryPlaylistsQuery({ perPage: shown, folder: id }));
  const playlists = data?.pages[0]?.pagination.data ?? [];
  return playlists.map((playlist) => (
    <li key={playlist.id}>
      <SidebarPlaylist playlist={playlist} />
    </li>
  ));
}
