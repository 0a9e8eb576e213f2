import { defineMessages } from '@segno/data';

/** The English messages of workspaces and invitations. */
export const workspaceMessages = defineMessages('base', {
  'workspace.default': 'Default',
  'workspace.switched': 'Switched to :name',
  'invite.joined': 'Joined workspace',
  'invite.declinedToast': 'Declined workspace invitation',
  'invite.invalid': 'This invite is no longer valid',
});
