import { libraryPlaylistsPageQuery, libraryPlaylistTable, readTableInput } from '@segno/data';
import { libraryPlaylistsMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { LibraryPlaylistsScreen as Component } from '@segno/player';

export const load: Load<'libraryPlaylists'> = ({ client, url }) => {
  const input = readTableInput(libraryPlaylistTable, url?.searchParams ?? new URLSearchParams());
  return client.query({ ...libraryPlaylistsPageQuery(input), staleTime: 'static' });
};

export const meta: MetaOf<'libraryPlaylists'> = ({ translator }) => libraryPlaylistsMeta(translator);
