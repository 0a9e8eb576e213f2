import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { PlaylistList } from '../playlists/contract.ts';
import { UserAnswer, type userRelations } from './contract.ts';

export interface UserInput {
  /** Answered only to the person themselves and to who may change users. */
  with?: readonly (typeof userRelations)[number][];
}

/** Query options for the profile of a user. Other relations of the same user are cached apart. */
export const userQuery = (id: number, input?: UserInput) =>
  queryOptions({
    queryKey: input ? ['users', id, input] : ['users', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, UserAnswer, `users/${id}`, { query: { ...input }, signal })).user,
  });

/** Infinite query options for the public playlists of a user, newest first. */
export const userPlaylistsQuery = (id: number) =>
  pagesQuery(['users', id, 'playlists'], PlaylistList, `users/${id}/playlists`);
