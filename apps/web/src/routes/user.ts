import { userPath, userPlaylistsQuery, userQuery } from '@segno/data';
import { isUserView, userMeta } from '@segno/player';
import { load } from '../load.ts';
import { notFound } from '../notFound.ts';
import type { MetaOf } from '../pageMeta.ts';
import { requireCanonical } from '../requireCanonical.ts';

export { UserScreen as Component } from '@segno/player';

export const loader = load<'user'>(async ({ client, params, pathname }) => {
  if (!isUserView(params.tabName)) throw notFound();
  const id = params.userId;
  const [user] = await Promise.all([
    client.query({ ...userQuery(id), staleTime: 'static' }),
    client.infiniteQuery({ ...userPlaylistsQuery(id), staleTime: 'static' }),
  ]);
  const tab = params.tabName ? `/${params.tabName}` : '';
  requireCanonical(`${userPath(user)}${tab}`, pathname);
});

const meta: MetaOf<'user'> = ({ client, params, translator }) => {
  const user = client.getQueryData(userQuery(params.userId).queryKey);
  return user && userMeta(user, translator);
};
export const handle = { meta };
