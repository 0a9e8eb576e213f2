import {
  canManageWorkspace,
  type Workspace,
  type WorkspaceFields,
  workspaceLimits,
  type WorkspaceRole,
} from '@segno/data/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { forgetInvitations } from '../notifications/notify.ts';
import { playlists } from '../playlists/table.ts';
import { users } from '../users/table.ts';
import { isAdmin, type SignedInViewer, type Viewer } from '../viewer/Viewer.ts';
import { workspaceInvites, workspaceMembers, workspaces } from './table.ts';

export const noSuchWorkspace = () => notFound('This workspace does not exist, or you are not a member.');

const forbidden = (message = 'You cannot change this workspace.') =>
  new Problem({ status: 403, code: 'forbidden', message });

const membersCount = sql<number>`(
  select count(*)::integer from ${workspaceMembers} m where m.workspace_id = ${workspaces.id})`;

const byName = [asc(sql`lower(${workspaces.name})`), asc(workspaces.id)];

/** An admin of the site may do everything, in workspaces of other people too. */
const roleOf = (viewer: Viewer, id: number): WorkspaceRole | undefined =>
  isAdmin(viewer) ? 'owner' : viewer.workspaces.get(id);

const readWorkspaces = async (db: Database, viewer: Viewer, ids: readonly number[]): Promise<Workspace[]> => {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: workspaces.id, name: workspaces.name, members_count: membersCount })
    .from(workspaces)
    .where(inArray(workspaces.id, [...ids]))
    .orderBy(...byName);
  return found.flatMap((workspace) => {
    const role = roleOf(viewer, workspace.id);
    return role ? { ...workspace, role } : [];
  });
};

/** The workspaces of a viewer, by name. */
export const listWorkspaces = (db: Database, viewer: Viewer): Promise<Workspace[]> =>
  readWorkspaces(db, viewer, [...viewer.workspaces.keys()]);

/** A workspace of a viewer, or null. */
export async function findWorkspace(db: Database, viewer: Viewer, id: number): Promise<Workspace | null> {
  const [found] = await readWorkspaces(db, viewer, [id]);
  return found ?? null;
}

/** Creates a workspace that the viewer owns. Returns its id. */
export async function createWorkspace(
  db: Database,
  { user }: SignedInViewer,
  { name }: WorkspaceFields,
): Promise<number> {
  return db.transaction(async (tx) => {
    // Requests in parallel count one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    const owned = await tx.$count(
      workspaceMembers,
      and(eq(workspaceMembers.user_id, user.id), eq(workspaceMembers.role, 'owner')),
    );
    if (owned >= workspaceLimits.owned) throw tooManyWorkspaces();
    const [created] = await tx.insert(workspaces).values({ name }).returning({ id: workspaces.id });
    if (!created) throw new Fault('The workspace was not stored.');
    await tx.insert(workspaceMembers).values({ workspace_id: created.id, user_id: user.id, role: 'owner' });
    return created.id;
  });
}

const tooManyWorkspaces = () =>
  new Problem({
    status: 422,
    code: 'too_many_workspaces',
    message: `A person owns at most ${workspaceLimits.owned} workspaces.`,
  });

/** The role of a user, read in the transaction of a change. */
async function currentRole(tx: Database, id: number, userId: number): Promise<WorkspaceRole | undefined> {
  const [found] = await tx
    .select({ role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace_id, id), eq(workspaceMembers.user_id, userId)));
  return found?.role;
}

/**
 * Locks a workspace until the transaction ends, so that changes of its members run one after the other. Returns the role
 * that the viewer has then. 404 for people who are no members.
 */
async function lockWorkspace(
  tx: Database,
  viewer: SignedInViewer,
  id: number,
): Promise<{ name: string; role: WorkspaceRole }> {
  const [found] = await tx
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, id))
    .for('no key update');
  const role = found && (isAdmin(viewer) ? 'owner' : await currentRole(tx, id, viewer.user.id));
  if (!role) throw noSuchWorkspace();
  return { name: found.name, role };
}

/** As `lockWorkspace`, for those who manage it. 403 for other members. */
export async function lockForManaging(tx: Database, viewer: SignedInViewer, id: number) {
  const locked = await lockWorkspace(tx, viewer, id);
  if (!canManageWorkspace(locked.role)) throw forbidden();
  return locked;
}

export async function renameWorkspace(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  { name }: WorkspaceFields,
): Promise<Workspace> {
  return db.transaction(async (tx) => {
    const { role } = await lockForManaging(tx, viewer, id);
    const [renamed] = await tx
      .update(workspaces)
      .set({ name })
      .where(eq(workspaces.id, id))
      .returning({ id: workspaces.id, name: workspaces.name, members_count: membersCount });
    if (!renamed) throw noSuchWorkspace();
    return { ...renamed, role };
  });
}

/**
 * Deletes a workspace with its members and invitations. Its playlists go back to those who created them; where they are
 * no members any more, to the owner of the workspace.
 */
export async function deleteWorkspace(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { role } = await lockWorkspace(tx, viewer, id);
    if (role !== 'owner') throw forbidden('Only the owner can delete this workspace.');
    await tx.execute(sql`
      update ${playlists} set workspace_id = null, public = false, owner_id = coalesce(
        (select m.user_id from ${workspaceMembers} m
          where m.workspace_id = ${id}::integer and m.user_id = ${playlists}.owner_id),
        (select m.user_id from ${workspaceMembers} m
          where m.workspace_id = ${id}::integer and m.role = 'owner'),
        ${playlists}.owner_id)
      where ${playlists}.workspace_id = ${id}::integer`);
    const invited = await tx
      .select({ id: workspaceInvites.id })
      .from(workspaceInvites)
      .where(eq(workspaceInvites.workspace_id, id));
    await forgetInvitations(
      tx,
      invited.map((invite) => invite.id),
    );
    await tx.delete(workspaces).where(eq(workspaces.id, id));
  });
}

/** The role of a member who is changed. 404 for other people. */
async function memberRole(tx: Database, id: number, userId: number): Promise<WorkspaceRole> {
  const role = await currentRole(tx, id, userId);
  if (!role) throw notFound('This person is not a member.');
  return role;
}

const ofMember = (id: number, userId: number) =>
  and(eq(workspaceMembers.workspace_id, id), eq(workspaceMembers.user_id, userId));

/** Changes the role of a member. The owner can hand the workspace over, and becomes an admin of it. */
export async function changeMemberRole(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  userId: number,
  role: WorkspaceRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await lockForManaging(tx, viewer, id);
    const before = await memberRole(tx, id, userId);
    if (before === role) return;
    if (before === 'owner') throw forbidden('The owner hands the workspace over to another member first.');
    if (role === 'owner') {
      if (own.role !== 'owner') throw forbidden('Only the owner can hand this workspace over.');
      await tx
        .update(workspaceMembers)
        .set({ role: 'admin' })
        .where(and(eq(workspaceMembers.workspace_id, id), eq(workspaceMembers.role, 'owner')));
    }
    await tx.update(workspaceMembers).set({ role }).where(ofMember(id, userId));
  });
}

/** Removes a member, or lets the viewer leave. What the person created stays in the workspace. */
export async function removeMember(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  userId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { role } = await lockWorkspace(tx, viewer, id);
    if (userId !== viewer.user.id && !canManageWorkspace(role)) throw forbidden();
    if ((await memberRole(tx, id, userId)) === 'owner')
      throw forbidden('The owner cannot leave. Hand the workspace over to another member, or delete it.');
    await tx.delete(workspaceMembers).where(ofMember(id, userId));
  });
}
