import { libraryPlaylistsPageQuery, libraryPlaylistTable, readTableInput } from '@segno/data';
import { libraryPlaylistsMeta } from '@segno/player';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { LibraryPlaylistsScreen as Component } from '@segno/player';

export const loader = load<'libraryPlaylists'>(({ client, url }) => {
  const input = readTableInput(libraryPlaylistTable, url?.searchParams ?? new URLSearchParams());
  return client.query({ ...libraryPlaylistsPageQuery(input), staleTime: 'static' });
});

const meta: MetaOf<'libraryPlaylists'> = ({ translator }) => libraryPlaylistsMeta(translator);
export const handle = { meta };
