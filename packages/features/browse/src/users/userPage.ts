import { page, requireCanonical } from '@segno/base';
import {
  readId,
  userLikesQuery,
  userPath,
  userPeopleQuery,
  userPlaylistsQuery,
  userQuery,
  userRepostsQuery,
} from '@segno/data';
import { UserScreen } from './UserScreen.tsx';
import { userMeta } from './userMeta.ts';

export const userPage = page({
  path: '/user/:userId/:userName?/:userTab?',
  params: { userId: readId, userTab: ['playlists', 'likes', 'reposts', 'followers', 'following'] },
  rule: { permission: 'music.view' },
  load: async ({ client, params: { userId: id, userTab: tab }, url }) => {
    const read = () => {
      switch (tab) {
        case 'likes':
          return client.infiniteQuery({ ...userLikesQuery(id), staleTime: 'static' });
        case 'reposts':
          return client.infiniteQuery({ ...userRepostsQuery(id), staleTime: 'static' });
        case 'followers':
        case 'following':
          return client.infiniteQuery({ ...userPeopleQuery(id, tab), staleTime: 'static' });
        default:
          return client.infiniteQuery({ ...userPlaylistsQuery(id), staleTime: 'static' });
      }
    };
    const [user] = await Promise.all([client.query({ ...userQuery(id), staleTime: 'static' }), read()]);
    requireCanonical(`${userPath(user)}${tab ? `/${tab}` : ''}`, url);
  },
  meta: ({ client, params, translator }) => {
    const user = client.getQueryData(userQuery(params.userId).queryKey);
    return user && userMeta(user, translator);
  },
  screen: UserScreen,
});
