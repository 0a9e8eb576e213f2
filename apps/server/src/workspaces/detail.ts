import { canManageWorkspace, type WorkspaceDetail, type WorkspaceMember } from '@segno/data/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { listInvites } from './invites.ts';
import { findWorkspace, noSuchWorkspace } from './store.ts';
import { workspaceMembers } from './table.ts';

/** A workspace with its members. Addresses and invitations are shown to those who manage it. */
export async function findWorkspaceDetail(
  db: Database,
  viewer: SignedInViewer,
  id: number,
): Promise<WorkspaceDetail> {
  const workspace = await findWorkspace(db, viewer, id);
  if (!workspace) throw noSuchWorkspace();
  const isManager = canManageWorkspace(workspace.role);
  return {
    ...workspace,
    members: await listMembers(db, id, isManager),
    invites: isManager ? await listInvites(db, id) : [],
  };
}

const roleOrder = sql`array_position(array['owner', 'admin', 'editor', 'viewer'], ${workspaceMembers.role})`;

async function listMembers(db: Database, id: number, withEmail: boolean): Promise<WorkspaceMember[]> {
  const found = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: workspaceMembers.role,
      joined_at: workspaceMembers.created_at,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.user_id))
    .where(eq(workspaceMembers.workspace_id, id))
    .orderBy(roleOrder, asc(sql`lower(${users.name})`), asc(users.id));
  return found.map(({ email, joined_at, ...member }) => ({
    ...member,
    email: withEmail ? email : null,
    joined_at: joined_at.toISOString(),
  }));
}
