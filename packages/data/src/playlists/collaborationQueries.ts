import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { CollaborationResponse, PlaylistInviteResponse } from './collaboration.ts';

/** Query options for who edits a playlist that the signed-in person may change, and its link. */
export const collaborationQuery = (id: number) =>
  queryOptions({
    queryKey: ['playlists', id, 'collaboration'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (await request(client, CollaborationResponse, `playlists/${id}/collaboration`, { signal }))
        .collaboration,
  });

/** Query options for what the link with this secret is for. One that is not valid gets a 404. */
export const playlistInviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['playlist invite', token],
    queryFn: async ({ client, signal }) =>
      (
        await request(client, PlaylistInviteResponse, `playlist-invites/${encodeURIComponent(token)}`, {
          signal,
        })
      ).invite,
  });
