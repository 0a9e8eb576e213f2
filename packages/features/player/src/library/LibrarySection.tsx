import { libraryPlaylistsQuery, playlistPath, useMessages } from '@segno/data';
import { Link, PlaylistIcon } from '@segno/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { libraryMessages } from '../messages/library.en.ts';
import * as css from './LibrarySection.css.ts';

/** The number of playlists in the sidebar. The page has all of them. */
const shown = 20;

/** The signed-in person's playlists, for the sidebar. */
export default function LibrarySection() {
  const t = useMessages(libraryMessages);
  const { pathname } = useLocation();
  const { data } = useInfiniteQuery(libraryPlaylistsQuery({ perPage: shown }));
  const playlists = data?.pages[0]?.pagination.data ?? [];
  if (playlists.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('library.playlists')}>
      {playlists.map((playlist) => (
        <li key={playlist.id}>
          <Link
            href={playlistPath(playlist)}
            tone="neutral"
            underline="never"
            aria-current={playlistPath(playlist) === pathname ? 'page' : undefined}
            data-tooltip={playlist.name}
            data-tooltip-placement="end"
            className={css.link}
          >
            <PlaylistIcon size={20} className={css.icon} />
            <span data-tooltip-label className={css.label}>
              {playlist.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
