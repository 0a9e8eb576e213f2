import { libraryPath, libraryPlaylistsQuery, useMessages } from '@segno/data';
import { CardHearts, useFolders } from '@segno/music';
import { ChevronDownIcon, ChevronEndIcon, Link, SearchField, Text, useDropTarget } from '@segno/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { folderPageMessages } from '../messages/folders.en.ts';
import * as css from './LibrarySection.css.ts';
import { LibrarySectionMenu } from './LibrarySectionMenu.tsx';
import { SidebarFolder } from './SidebarFolder.tsx';
import { SidebarPlaylist } from './SidebarPlaylist.tsx';
import { folderDropTypes, useDropPlaylists } from './useDropPlaylists.ts';
import { useSidebarView } from './useSidebarView.ts';

/** The number of playlists in the sidebar. The page has all of them. */
const shown = 20;
/** From this number of playlists on, they can be filtered. */
const manyPlaylists = 8;

/** The signed-in person's playlists and their folders, for the sidebar. */
export default function LibrarySection() {
  return (
    <>
      <CardHearts />
      <Playlists />
    </>
  );
}

function Playlists() {
  const t = useMessages(folderPageMessages);
  const { folders, foldersIn } = useFolders();
  const { view, fold } = useSidebarView();
  const [words, setWords] = useState('');
  const query = useDeferredValue(words.trim());
  const { data } = useInfiniteQuery(
    libraryPlaylistsQuery({
      perPage: shown,
      ...(query && { query }),
      ...(!query && folders.length > 0 && { folder: 0 }),
      ...(view.order !== 'updated' && { order: view.order }),
    }),
  );
  const page = data?.pages[0]?.pagination;
  const playlists = page?.data ?? [];
  const hasMany = playlists.length >= manyPlaylists || query !== '';
  if (playlists.length === 0 && folders.length === 0 && query === '') return null;
  return (
    <section className={css.section} aria-label={t('sidebar.title')}>
      <div className={css.head}>
        <Fold isFolded={view.isFolded} onChange={fold} />
        <LibrarySectionMenu />
      </div>
      {!view.isFolded && (
        <>
          {hasMany && (
            <div className={css.expandedOnly}>
              <SearchField
                size="xs"
                aria-label={t('sidebar.search')}
                placeholder={t('sidebar.search')}
                value={words}
                onChange={setWords}
              />
            </div>
          )}
          <ul className={css.list} aria-label={t('sidebar.title')}>
            {!query &&
              foldersIn(null).map((folder) => (
                <li key={`folder ${folder.id}`}>
                  <SidebarFolder folder={folder} />
                </li>
              ))}
            {playlists.map((playlist) => (
              <li key={playlist.id}>
                <SidebarPlaylist playlist={playlist} />
              </li>
            ))}
          </ul>
          {query && data && playlists.length === 0 && (
            <Text as="p" size="sm" tone="muted" role="status" className={css.expandedOnly}>
              {t('sidebar.none')}
            </Text>
          )}
          {page?.next_cursor != null && (
            <Link href={libraryPath('playlists')} className={css.expandedOnly}>
              {t('sidebar.all')}
            </Link>
          )}
        </>
      )}
    </section>
  );
}

/** Folds the section. A playlist that is dropped on it leaves its folder. */
function Fold({ isFolded, onChange }: { isFolded: boolean; onChange: (isFolded: boolean) => void }) {
  const t = useMessages(folderPageMessages);
  const ref = useRef<HTMLButtonElement>(null);
  const drop = useDropPlaylists(null);
  const { dropProps, isDropTarget } = useDropTarget({ ref, types: folderDropTypes, onDrop: drop });
  return (
    <button
      {...dropProps}
      ref={ref}
      type="button"
      aria-expanded={!isFolded}
      data-drop-target={isDropTarget || undefined}
      className={css.fold}
      onClick={() => onChange(!isFolded)}
    >
      {isFolded ? <ChevronEndIcon size={16} /> : <ChevronDownIcon size={16} />}
      {t('sidebar.title')}
    </button>
  );
}
