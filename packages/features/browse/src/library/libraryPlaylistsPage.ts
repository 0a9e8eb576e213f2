import { page, tableQueryNames } from '@segno/base';
import { libraryPlaylistsPageQuery, libraryPlaylistTable, readTableInput } from '@segno/data';
import { LibraryPlaylistsScreen } from './LibraryPlaylistsScreen.tsx';
import { libraryPlaylistsMeta } from './libraryMeta.ts';

export const libraryPlaylistsPage = page({
  path: '/library/playlists',
  rule: { guard: 'signedIn', query: tableQueryNames(libraryPlaylistTable) },
  load: ({ client, url }) => {
    const input = readTableInput(libraryPlaylistTable, url?.searchParams ?? new URLSearchParams());
    return client.query({ ...libraryPlaylistsPageQuery(input), staleTime: 'static' });
  },
  meta: ({ translator }) => libraryPlaylistsMeta(translator),
  screen: LibraryPlaylistsScreen,
});
