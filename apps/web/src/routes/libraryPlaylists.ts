import { libraryPlaylistsQuery } from '@segno/data';
import { libraryPlaylistsMeta } from '@segno/player';
import { signedIn } from '../guards.ts';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { LibraryPlaylistsScreen as Component } from '@segno/player';

export const loader = load(async (visit) => {
  signedIn(visit);
  await visit.client.infiniteQuery({ ...libraryPlaylistsQuery(), staleTime: 'static' });
});

const meta: MetaOf = ({ translator }) => libraryPlaylistsMeta(translator);
export const handle = { meta };
