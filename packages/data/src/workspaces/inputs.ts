// Apart from the records, because pages that only show workspaces do not need it.
import * as v from 'valibot';
import { Email } from '../auth/contract.ts';
import { IdParam } from '../shared/contract.ts';
import { WorkspaceRole } from './contract.ts';

/** The maximum length of a name in characters, and of the lists of a workspace and of a person. */
export const workspaceLimits = { name: 60, people: 100, owned: 20 } as const;

/** The body of POST workspaces and PUT workspaces/{id}. */
export const WorkspaceFields = v.object({
  name: v.pipe(
    v.string('Enter a name.'),
    // The name is in the subject of messages.
    v.transform((name) => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()),
    v.nonEmpty('Enter a name.'),
    v.maxLength(workspaceLimits.name, `A name has at most ${workspaceLimits.name} characters.`),
  ),
});
export type WorkspaceFields = v.InferInput<typeof WorkspaceFields>;

/** The role of an invitation. An owner is not invited. */
export const InvitedRole = v.picklist(['admin', 'editor', 'viewer']);
export type InvitedRole = v.InferOutput<typeof InvitedRole>;

/** The body of POST workspaces/{id}/invites. */
export const InviteInput = v.object({ email: Email, role: InvitedRole });
export type InviteInput = v.InferInput<typeof InviteInput>;

/** The body of PUT workspaces/{id}/invites/{inviteId}. */
export const InviteRoleInput = v.object({ role: InvitedRole });

/** The body of PUT workspaces/{id}/members/{userId}. The owner can hand the workspace over with `owner`. */
export const MemberRoleInput = v.object({ role: WorkspaceRole });

/** The path parameters of a member or invitation of a workspace. */
export const WorkspacePartParam = v.object({ id: IdParam.entries.id, partId: IdParam.entries.id });

/** The secret id of an invitation, which only the invited person has. */
export const InviteToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** The path parameter of GET workspace/join/{inviteId} and DELETE workspace/invite/{inviteId}. */
export const InviteParam = v.object({ inviteId: InviteToken });
