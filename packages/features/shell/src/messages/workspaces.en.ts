import { defineMessages } from '@segno/data';

/** The English messages of workspaces and invitations. */
export const workspaceMessages = defineMessages('shell', {
  'workspace.title': 'Workspaces',
  'workspace.menu': 'Workspace',
  'workspace.active': 'Workspace: :name',
  'workspace.manage': 'Manage workspaces',
  'invite.join': 'Join',
  'invite.decline': 'Decline',
});
