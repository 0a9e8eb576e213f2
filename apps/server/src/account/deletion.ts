import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { attempts } from '../attempts/table.ts';
import { forgetPerson } from '../audit/recordChange.ts';
import { contactMessages } from '../contact/table.ts';
import { leaveTeams } from '../backstage/team.ts';
import type { Database } from '../db/Database.ts';
import { mails } from '../mail/table.ts';
import { images } from '../media/table.ts';
import { accessTokens } from '../accessTokens/table.ts';
import { endStepsOf } from '../pendingSteps/store.ts';
import { among } from '../records/Listing.ts';
import { playlists } from '../playlists/table.ts';
import { requireAdmin } from '../roles/lastAdmin.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { deleteExportsOf } from './exports.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { users } from '../users/table.ts';
import { isAdmin, type SignedInViewer } from '../viewer/Viewer.ts';
import { workspaceInvites, workspaceMembers, workspaces } from '../workspaces/table.ts';

const day = 86_400_000;

/** Asks for the deletion of an account. Its sessions, tokens and waiting steps end. The last admin keeps theirs. */
export function requestDeletion(db: Database, viewer: SignedInViewer, graceDays: number): Promise<Date> {
  const userId = viewer.user.id;
  const deletesAt = new Date(Date.now() + graceDays * day);
  return db.transaction(async (tx) => {
    await tx.update(users).set({ deletes_at: deletesAt }).where(eq(users.id, userId));
    if (isAdmin(viewer)) await requireAdmin(tx);
    await endSessionsOf(tx, userId);
    await endStepsOf(tx, userId);
    await tx.delete(accessTokens).where(eq(accessTokens.user_id, userId));
    return deletesAt;
  });
}

/** Keeps an account whose owner has signed in before its deletion. Returns whether there was a request. */
export async function keepAccount(db: Database, userId: number): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ deletes_at: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletes_at)))
    .returning({ id: users.id });
  return kept.length > 0;
}

/**
 * Deletes accounts whose time is over, with everything that is stored about their people. Records that others use, such as
 * tracks of albums, lose their owner. Files without a record are removed by the hourly clean-up.
 */
export async function deleteRequested(db: Database, exportFolder: string): Promise<number> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletes_at, new Date()))
    .limit(20);
  for (const { id } of due) await deleteAccount(db, exportFolder, id);
  return due.length;
}

/** Deletes an account and every trace of its person. */
export async function deleteAccount(db: Database, exportFolder: string, userId: number): Promise<void> {
  await deleteExportsOf(db, exportFolder, userId);
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, image_key: users.image_key })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) return;
    const own = await tx
      .select({ id: playlists.id, image_key: playlists.image_key })
      .from(playlists)
      .where(and(eq(playlists.owner_id, userId), sql`${playlists.workspace_id} is null`));
    if (own.length > 0)
      await tx.delete(playlists).where(
        among(
          playlists.id,
          own.map(({ id }) => id),
        ),
      );
    const keys = [user.image_key, ...own.map(({ image_key }) => image_key)].filter((key) => key !== null);
    await leaveWorkspaces(tx, userId);
    const plans = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.user_id, userId));
    await forgetPerson(tx, { id: userId, subscriptionIds: plans.map(({ id }) => id) });
    await leaveTeams(tx, userId);
    if (user.email) {
      await tx.delete(mails).where(eq(mails.to, user.email));
      await tx.delete(contactMessages).where(eq(contactMessages.email, user.email));
      await tx.delete(workspaceInvites).where(eq(workspaceInvites.email, user.email));
    }
    // The keys of some limits end with the id.
    await tx.delete(attempts).where(sql`${attempts.key} ~ ${`[ :]${userId}$`}`);
    // Rows of the person go with the account: sessions, tokens, factors, likes, notifications, memberships.
    await tx.delete(users).where(eq(users.id, userId));
    if (keys.length > 0)
      await tx.delete(images).where(and(inArray(images.key, keys), isNotNull(images.hash)));
  });
}

/** Workspaces without another member are deleted; the records of others get another owner. */
async function leaveWorkspaces(tx: Database, userId: number) {
  const left = await tx
    .delete(workspaceMembers)
    .where(eq(workspaceMembers.user_id, userId))
    .returning({ id: workspaceMembers.workspace_id, role: workspaceMembers.role });
  for (const { id, role } of left) {
    const [heir] = await tx
      .select({ userId: workspaceMembers.user_id, role: workspaceMembers.role })
      .from(workspaceMembers)
      .where(eq(workspaceMembers.workspace_id, id))
      .orderBy(sql`array_position(array['owner', 'admin', 'editor', 'viewer'], ${workspaceMembers.role})`)
      .limit(1);
    if (!heir) {
      await tx.delete(playlists).where(eq(playlists.workspace_id, id));
      await tx.delete(workspaces).where(eq(workspaces.id, id));
      continue;
    }
    if (role === 'owner')
      await tx
        .update(workspaceMembers)
        .set({ role: 'owner' })
        .where(and(eq(workspaceMembers.workspace_id, id), eq(workspaceMembers.user_id, heir.userId)));
    await tx
      .update(playlists)
      .set({ owner_id: heir.userId })
      .where(and(eq(playlists.workspace_id, id), eq(playlists.owner_id, userId)));
  }
}
