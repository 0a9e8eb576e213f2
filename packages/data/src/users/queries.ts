import { queryOptions } from '@tanstack/react-query';
import { FeedList } from '../feed/contract.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { PlaylistList } from '../playlists/contract.ts';
import { TrackList } from '../tracks/contract.ts';
import { UserResponse, UserList, type userRelations } from './contract.ts';

export interface UserInput {
  /** Sent only to the person themselves and to who may change users. */
  with?: readonly (typeof userRelations)[number][];
}

/** Query options for the profile of a user. Other relations of the same user are cached apart. */
export const userQuery = (id: number, input?: UserInput) =>
  queryOptions({
    queryKey: input ? ['users', id, input] : ['users', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, UserResponse, `users/${id}`, { query: { ...input }, signal })).user,
  });

/** Infinite query options for the public playlists of a user, newest first. */
export const userPlaylistsQuery = (id: number) =>
  pagesQuery(['users', id, 'playlists'], PlaylistList, `users/${id}/playlists`);

/** Infinite query options for the tracks that a user likes, the latest first. */
export const userLikesQuery = (id: number) =>
  pagesQuery(['users', id, 'likes'], TrackList, `users/${id}/likes`);

/** Infinite query options for what a user has reposted, the latest first. */
export const userRepostsQuery = (id: number) =>
  pagesQuery(['users', id, 'reposts'], FeedList, `users/${id}/reposts`);

/** Infinite query options for the followers of a user, or for whom the user follows. */
export const userPeopleQuery = (id: number, kind: 'followers' | 'following') =>
  pagesQuery(['users', id, 'people', kind], UserList, `users/${id}/${kind}`);
