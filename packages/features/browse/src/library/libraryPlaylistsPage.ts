import { page, tableQueryNames } from '@segno/base';
import { foldersQuery, libraryPlaylistsPageQuery, libraryPlaylistTable, readTableInput } from '@segno/data';
import { LibraryPlaylistsScreen } from './LibraryPlaylistsScreen.tsx';
import { libraryPlaylistsMeta } from './libraryMeta.ts';

export const libraryPlaylistsPage = page({
  path: '/library/playlists',
  rule: { guard: 'signedIn', query: tableQueryNames(libraryPlaylistTable) },
  load: ({ client, url }) => {
    const input = readTableInput(libraryPlaylistTable, url?.searchParams ?? new URLSearchParams());
    return Promise.all([
      client.query({ ...libraryPlaylistsPageQuery(input), staleTime: 'static' }),
      // The sidebar reads them too: when they arrive before the page is hydrated, it has to have them.
      client.query({ ...foldersQuery(), staleTime: 'static' }),
    ]);
  },
  meta: ({ translator }) => libraryPlaylistsMeta(translator),
  screen: LibraryPlaylistsScreen,
});
