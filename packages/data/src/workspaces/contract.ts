import * as v from 'valibot';
import { Count, Id, Timestamp } from '../shared/contract.ts';

/** What a member may do in a workspace: WORKSPACE-2 lists the rights of each role. */
export const WorkspaceRole = v.picklist(['owner', 'admin', 'editor', 'viewer']);
export type WorkspaceRole = v.InferOutput<typeof WorkspaceRole>;

/** A workspace as one of its members sees it. */
export const Workspace = v.object({
  /** 0 is the default workspace, which everybody has alone and which is not stored. */
  id: Count,
  name: v.string(),
  members_count: Count,
  /** The role of the viewer. */
  role: WorkspaceRole,
});
export type Workspace = v.InferOutput<typeof Workspace>;

/** The default workspace: it contains what belongs to a person alone. */
export const defaultWorkspace: Workspace = { id: 0, name: 'Default', members_count: 1, role: 'owner' };

const managing: ReadonlySet<WorkspaceRole | undefined> = new Set(['owner', 'admin']);
const editing: ReadonlySet<WorkspaceRole | undefined> = new Set(['owner', 'admin', 'editor']);

/** Whether a role may rename a workspace, and manage its members and invitations. */
export const canManageWorkspace = (role: WorkspaceRole | undefined): boolean => managing.has(role);

/** Whether a role may create, change and delete what a workspace owns. */
export const canEditInWorkspace = (role: WorkspaceRole | undefined): boolean => editing.has(role);

export const WorkspaceMember = v.object({
  /** The id of the user. */
  id: Id,
  name: v.string(),
  /** Only for members who manage the workspace; null for others. */
  email: v.nullable(v.string()),
  role: WorkspaceRole,
  joined_at: Timestamp,
});
export type WorkspaceMember = v.InferOutput<typeof WorkspaceMember>;

export const WorkspaceInviteState = v.picklist(['pending', 'expired', 'declined']);

/** An invitation that was not accepted, as members who manage the workspace see it. */
export const WorkspaceInvite = v.object({
  id: Id,
  email: v.string(),
  /** The role that the invited person gets. */
  role: WorkspaceRole,
  state: WorkspaceInviteState,
  sent_at: Timestamp,
  expires_at: Timestamp,
});
export type WorkspaceInvite = v.InferOutput<typeof WorkspaceInvite>;

/** A workspace with its members, and its invitations for those who manage it. */
export const WorkspaceDetail = v.object({
  ...Workspace.entries,
  members: v.array(WorkspaceMember),
  invites: v.array(WorkspaceInvite),
});
export type WorkspaceDetail = v.InferOutput<typeof WorkspaceDetail>;

export const WorkspaceList = v.object({ workspaces: v.array(Workspace) });
export const WorkspaceResponse = v.object({ workspace: Workspace });

/** Who invites to what: the response to everybody with the secret of a valid invitation. */
export const InvitationResponse = v.object({
  invitation: v.object({ workspace: v.string(), inviter: v.nullable(v.string()) }),
});
export const WorkspaceDetailResponse = v.object({ workspace: WorkspaceDetail });

/** The value of `code` in the 404 to a request whose `workspaceId` is not a workspace of the viewer. */
export const unknownWorkspaceCode = 'unknown_workspace';
