import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { InvitationResponse, WorkspaceDetailResponse, WorkspaceList } from './contract.ts';

/** Query options for the workspaces of the signed-in person, without the default one. Guests get a 401. */
export const workspacesQuery = () =>
  queryOptions({
    queryKey: ['workspaces', 'list'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (await request(client, WorkspaceList, 'workspaces', { signal })).workspaces,
  });

/** Query options for a workspace of the signed-in person, with its members and invitations. */
export const workspaceQuery = (id: number) =>
  queryOptions({
    queryKey: ['workspaces', id],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (await request(client, WorkspaceDetailResponse, `workspaces/${id}`, { signal })).workspace,
  });

/** Query options for who invites to what, by the secret of an invitation. One that is not valid gets a 404. */
export const invitationQuery = (inviteId: string) =>
  queryOptions({
    queryKey: ['invitation', inviteId],
    retry: false,
    queryFn: async ({ client, signal }) =>
      (
        await request(client, InvitationResponse, `workspace/invite/${encodeURIComponent(inviteId)}`, {
          query: { workspaceId: 0 },
          signal,
        })
      ).invitation,
  });
