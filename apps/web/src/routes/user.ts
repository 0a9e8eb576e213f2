import { userPath, userPlaylistsQuery, userQuery } from '@segno/data';
import { userMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';
import { requireCanonical } from '../requireCanonical.ts';

export { UserScreen as Component } from '@segno/player';

export const load: Load<'user'> = async ({ client, params, pathname }) => {
  const id = params.userId;
  const [user] = await Promise.all([
    client.query({ ...userQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...userPlaylistsQuery(id), staleTime: 'static' }),
  ]);
  const tab = params.userTab ? `/${params.userTab}` : '';
  requireCanonical(`${userPath(user)}${tab}`, pathname);
};

export const meta: MetaOf<'user'> = ({ client, params, translator }) => {
  const user = client.getQueryData(userQuery(params.userId).queryKey);
  return user && userMeta(user, translator);
};
