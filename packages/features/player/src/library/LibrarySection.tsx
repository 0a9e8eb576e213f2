import { libraryPlaylistsQuery, useMessages } from '@segno/data';
import { useInfiniteQuery } from '@tanstack/react-query';
import { libraryMessages } from '../messages/library.en.ts';
import * as css from './LibrarySection.css.ts';
import { SidebarPlaylist } from './SidebarPlaylist.tsx';

/** The number of playlists in the sidebar. The page has all of them. */
const shown = 20;

/** The signed-in person's playlists, for the sidebar. */
export default function LibrarySection() {
  const t = useMessages(libraryMessages);
  const { data } = useInfiniteQuery(libraryPlaylistsQuery({ perPage: shown }));
  const playlists = data?.pages[0]?.pagination.data ?? [];
  if (playlists.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('library.playlists')}>
      {playlists.map((playlist) => (
        <li key={playlist.id}>
          <SidebarPlaylist playlist={playlist} />
        </li>
      ))}
    </ul>
  );
}
