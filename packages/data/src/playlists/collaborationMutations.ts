import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { Done } from '../shared/contract.ts';
import { CollaborationResponse } from './collaboration.ts';
import { collaborationQuery, playlistInviteQuery } from './collaborationQueries.ts';
import { PlaylistResponse } from './contract.ts';
import { playlistQuery } from './queries.ts';

const invalidate = (client: QueryClient) => client.invalidateQueries({ queryKey: ['playlists'] });

/** Mutation options that make a new link of a playlist, which replaces the former one. */
export const createPlaylistInviteMutation = (id: number) =>
  mutationOptions({
    mutationFn: (_input: void, { client }) =>
      request(client, CollaborationResponse, `playlists/${id}/collaboration/link`, { method: 'POST' }),
    onSuccess: async ({ collaboration }, _input, _result, { client }) => {
      await keepResponse(client, collaborationQuery(id), collaboration);
      return invalidate(client);
    },
  });

/** Mutation options that take the link of a playlist back. Who has joined stays. */
export const revokePlaylistInviteMutation = (id: number) =>
  mutationOptions({
    mutationFn: (_input: void, { client }) =>
      request(client, Done, `playlists/${id}/collaboration/link`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that remove a person from a playlist; people leave a playlist with their own id. */
export const removeCollaboratorMutation = (id: number) =>
  mutationOptions({
    mutationFn: (userId: number, { client }) =>
      request(client, Done, `playlists/${id}/collaboration/people/${userId}`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that join a playlist by the secret of its link. 404 when the link is not valid any more. */
export const joinPlaylistMutation = () =>
  mutationOptions({
    mutationFn: (token: string, { client }) =>
      request(client, PlaylistResponse, `playlist-invites/${encodeURIComponent(token)}`, { method: 'POST' }),
    onSuccess: async ({ playlist }, token, _result, { client }) => {
      await keepResponse(client, playlistQuery(playlist.id), playlist);
      client.removeQueries({ queryKey: playlistInviteQuery(token).queryKey });
      return invalidate(client);
    },
  });
