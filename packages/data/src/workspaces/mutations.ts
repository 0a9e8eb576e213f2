import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError.ts';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { activeWorkspace, switchWorkspace } from '../session/session.ts';
import { Done } from '../shared/contract.ts';
import {
  defaultWorkspace,
  WorkspaceResponse,
  WorkspaceDetailResponse,
  type WorkspaceRole,
} from './contract.ts';
import type { InviteInput, InvitedRole, WorkspaceFields } from './inputs.ts';
import { workspaceQuery, workspacesQuery } from './queries.ts';

const invalidateList = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: workspacesQuery().queryKey });

const invalidate = (client: QueryClient) => client.invalidateQueries({ queryKey: ['workspaces'] });

/** Mutation options that create a workspace of the signed-in person. Use `switchWorkspace` to make it the active one. */
export const createWorkspaceMutation = () =>
  mutationOptions({
    mutationFn: (body: WorkspaceFields, { client }) =>
      request(client, WorkspaceResponse, 'workspaces', { method: 'POST', body }),
    onSuccess: (_answer, _input, _result, { client }) => invalidateList(client),
  });

/** Mutation options that rename a workspace. */
export const renameWorkspaceMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: WorkspaceFields, { client }) =>
      request(client, WorkspaceResponse, `workspaces/${id}`, { method: 'PUT', body }),
    onSuccess: ({ workspace }, _input, _result, { client }) => {
      const active = activeWorkspace(client);
      if (active.id === id) switchWorkspace(client, workspace);
      return invalidate(client);
    },
  });

/** The person is no member any more: the default workspace becomes the active one. */
const left = (client: QueryClient, id: number) => {
  // Its page is left: reading it again would get a 404.
  client.removeQueries({ queryKey: workspaceQuery(id).queryKey, type: 'inactive' });
  if (activeWorkspace(client).id === id) switchWorkspace(client, defaultWorkspace);
  return invalidateList(client);
};

/** Mutation options that delete a workspace. Its playlists go back to those who created them. */
export const deleteWorkspaceMutation = () =>
  mutationOptions({
    mutationFn: (id: number, { client }) => request(client, Done, `workspaces/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, id, _result, { client }) => left(client, id),
  });

interface InWorkspace {
  /** The id of the workspace. */
  id: number;
}
export interface MemberChange extends InWorkspace {
  userId: number;
}
export interface InviteChange extends InWorkspace {
  inviteId: number;
}

const memberPath = ({ id, userId }: MemberChange) => `workspaces/${id}/members/${userId}`;
const invitePath = ({ id, inviteId }: InviteChange) => `workspaces/${id}/invites/${inviteId}`;

/** Mutation options that let the signed-in person leave a workspace. */
export const leaveWorkspaceMutation = () =>
  mutationOptions({
    mutationFn: (input: MemberChange, { client }) =>
      request(client, Done, memberPath(input), { method: 'DELETE' }),
    onSuccess: (_answer, { id }, _result, { client }) => left(client, id),
  });

/** Mutation options that remove another member. */
export const removeMemberMutation = () =>
  mutationOptions({
    mutationFn: (input: MemberChange, { client }) =>
      request(client, Done, memberPath(input), { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that change the role of a member. With `owner` the workspace is handed over. */
export const changeMemberRoleMutation = () =>
  mutationOptions({
    mutationFn: ({ role, ...input }: MemberChange & { role: WorkspaceRole }, { client }) =>
      request(client, Done, memberPath(input), { method: 'PUT', body: { role } }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that invite an address to a workspace. */
export const inviteMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: InviteInput, { client }) =>
      request(client, WorkspaceDetailResponse, `workspaces/${id}/invites`, { method: 'POST', body }),
    onSuccess: ({ workspace }, _input, _result, { client }) =>
      keepResponse(client, workspaceQuery(id), workspace),
  });

/** Mutation options that send an invitation again, with another link. */
export const resendInviteMutation = () =>
  mutationOptions({
    mutationFn: (input: InviteChange, { client }) =>
      request(client, Done, `${invitePath(input)}/resend`, { method: 'POST' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that change the role that an invited person gets. */
export const changeInviteRoleMutation = () =>
  mutationOptions({
    mutationFn: ({ role, ...input }: InviteChange & { role: InvitedRole }, { client }) =>
      request(client, Done, invitePath(input), { method: 'PUT', body: { role } }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Mutation options that take an invitation back. */
export const revokeInviteMutation = () =>
  mutationOptions({
    mutationFn: (input: InviteChange, { client }) =>
      request(client, Done, invitePath(input), { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => invalidate(client),
  });

/** Whether an error says that an invitation is not valid any more. */
export const isInvalidInvite = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const refreshNotifications = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['notifications'] });

const onInvalid = (error: Error, client: QueryClient) =>
  isInvalidInvite(error) ? refreshNotifications(client) : undefined;

/**
 * Mutation options that accept an invitation by its secret id. The workspace becomes the active one, and all data of the
 * page is read again.
 */
export const joinWorkspaceMutation = () =>
  mutationOptions({
    mutationFn: (inviteId: string, { client }) =>
      // Whatever workspace is active: the person may have been removed from it.
      request(client, WorkspaceResponse, `workspace/join/${encodeURIComponent(inviteId)}`, {
        query: { workspaceId: defaultWorkspace.id },
      }),
    onSuccess: async ({ workspace }, _input, _result, { client }) => {
      switchWorkspace(client, workspace);
      await Promise.all([invalidateList(client), refreshNotifications(client)]);
    },
    onError: (error, _input, _result, { client }) => onInvalid(error, client),
  });

/** Mutation options that decline an invitation by its secret id. */
export const declineInviteMutation = () =>
  mutationOptions({
    mutationFn: (inviteId: string, { client }) =>
      request(client, Done, `workspace/invite/${encodeURIComponent(inviteId)}`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => refreshNotifications(client),
    onError: (error, _input, _result, { client }) => onInvalid(error, client),
  });
