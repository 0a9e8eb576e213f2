import {
  type InviteInput,
  type InvitedRole,
  type Workspace,
  type WorkspaceInvite,
  workspaceLimits,
} from '@segno/data/contract';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { countAttempt } from '../attempts/store.ts';
import { normalizeEmail } from '../auth/store.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { invitationMessage, type MailFrame } from '../mail/messages.ts';
import { queueMail } from '../mail/store.ts';
import { forgetInvitations, notifyInvited } from '../notifications/notify.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { lockForManaging } from './store.ts';
import { workspaceInvites as invites, workspaceMembers, workspaces } from './table.ts';

/** How long an invitation is valid, and how long it is shown after that, in days (WORKSPACE-5). */
const days = { valid: 7, shown: 30 } as const;

/** How many invitations one person sends: each is a message to an address that they chose. */
const sendLimit = { most: 50, seconds: 3600 } as const;

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);

type Row = typeof invites.$inferSelect;

const stateOf = ({ declined_at, expires_at }: Row): WorkspaceInvite['state'] => {
  if (declined_at) return 'declined';
  return expires_at.getTime() > Date.now() ? 'pending' : 'expired';
};

const toInvite = (row: Row): WorkspaceInvite => ({
  id: row.id,
  email: row.email,
  role: row.role,
  state: stateOf(row),
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** The invitations of a workspace that were not accepted, the latest first. */
export async function listInvites(db: Database, workspaceId: number): Promise<WorkspaceInvite[]> {
  const found = await db
    .select()
    .from(invites)
    .where(eq(invites.workspace_id, workspaceId))
    .orderBy(sql`${invites.sent_at} desc`, asc(invites.id));
  return found.map(toInvite);
}

/** What a message about an invitation needs. */
export interface InviteMail {
  /** The name of the site, and the language of the person who invites. */
  frame: MailFrame;
  /** The address that visitors use. */
  baseUrl: string;
}

/**
 * Sends the message of an invitation, and a notification to a person who has an account. Only its digest is stored, so
 * only the two messages have the secret.
 */
async function send(
  tx: Database,
  { user }: SignedInViewer,
  workspace: string,
  { id, email }: Pick<Row, 'id' | 'email'>,
  token: string,
  { frame, baseUrl }: InviteMail,
): Promise<void> {
  const [invited] = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(eq(users.email, email));
  const query = new URLSearchParams({ invite_id: token, email });
  const href = `${baseUrl}/workspace/join/${invited ? 'login' : 'register'}?${query.toString()}`;
  const inviter = user.name;
  await queueMail(tx, {
    to: email,
    ...invitationMessage(
      { ...frame, language: invited?.language ?? frame.language },
      { inviter, workspace, href, days: days.valid },
    ),
  });
  if (invited) await notifyInvited(tx, invited.id, { id, token, workspace, inviter, inviterId: user.id });
}

/** Invites an address. A former invitation of the address is replaced. */
export async function invite(
  db: Database,
  viewer: SignedInViewer,
  workspaceId: number,
  { email: given, role }: InviteInput,
  mail: InviteMail,
): Promise<void> {
  const email = normalizeEmail(given);
  await db.transaction(async (tx) => {
    const workspace = await lockForManaging(tx, viewer, workspaceId);
    await countAttempt(tx, `invite:${viewer.user.id}`, sendLimit);
    const [member] = await tx
      .select({ id: users.id })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.user_id))
      .where(and(eq(workspaceMembers.workspace_id, workspaceId), eq(users.email, email)));
    if (member) throw isMember();
    await requireSpace(tx, workspaceId, email);
    const token = createToken();
    const values = {
      role,
      token_hash: hashToken(token),
      invited_by: viewer.user.id,
      sent_at: new Date(),
      expires_at: inDays(days.valid),
      declined_at: null,
    };
    const [stored] = await tx
      .insert(invites)
      .values({ workspace_id: workspaceId, email, ...values })
      .onConflictDoUpdate({ target: [invites.workspace_id, invites.email], set: values })
      .returning();
    if (!stored) throw new Fault('The invitation was not stored.');
    await send(tx, viewer, workspace.name, stored, token, mail);
  });
}

const isMember = () => {
  const message = 'This person is a member already.';
  return new Problem({ status: 422, code: 'is_member', message, fields: { email: message } });
};

async function requireSpace(tx: Database, workspaceId: number, email: string) {
  const members = await tx.$count(workspaceMembers, eq(workspaceMembers.workspace_id, workspaceId));
  const others = await tx.$count(
    invites,
    and(eq(invites.workspace_id, workspaceId), sql`${invites.email} <> ${email}`),
  );
  if (members + others >= workspaceLimits.people) {
    const message = `A workspace has at most ${workspaceLimits.people} members and invitations.`;
    throw new Problem({ status: 422, code: 'workspace_full', message, fields: { email: message } });
  }
}

/** Finds an invitation that the viewer may manage, in a transaction that locks the workspace. */
async function lockInvite(tx: Database, viewer: SignedInViewer, workspaceId: number, id: number) {
  const workspace = await lockForManaging(tx, viewer, workspaceId);
  const [found] = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.id, id), eq(invites.workspace_id, workspaceId)));
  if (!found) throw notFound('This invitation does not exist any more.');
  return { workspace, found };
}

/** Sends an invitation again, with another secret and a new period. The former link becomes invalid. */
export async function resendInvite(
  db: Database,
  viewer: SignedInViewer,
  workspaceId: number,
  id: number,
  mail: InviteMail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { workspace, found } = await lockInvite(tx, viewer, workspaceId, id);
    await countAttempt(tx, `invite:${viewer.user.id}`, sendLimit);
    const token = createToken();
    await tx
      .update(invites)
      .set({
        token_hash: hashToken(token),
        sent_at: new Date(),
        expires_at: inDays(days.valid),
        declined_at: null,
      })
      .where(eq(invites.id, id));
    await send(tx, viewer, workspace.name, found, token, mail);
  });
}

export async function changeInviteRole(
  db: Database,
  viewer: SignedInViewer,
  workspaceId: number,
  id: number,
  role: InvitedRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInvite(tx, viewer, workspaceId, id);
    await tx.update(invites).set({ role }).where(eq(invites.id, id));
  });
}

/** Takes an invitation back. */
export async function revokeInvite(
  db: Database,
  viewer: SignedInViewer,
  workspaceId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInvite(tx, viewer, workspaceId, id);
    await tx.delete(invites).where(eq(invites.id, id));
    await forgetInvitations(tx, [id]);
  });
}

const hasToken = (token: string) =>
  and(
    eq(invites.token_hash, hashToken(token)),
    gt(invites.expires_at, new Date()),
    isNull(invites.declined_at),
  );

const isValid = (token: string, email: string) =>
  and(hasToken(token), eq(invites.email, normalizeEmail(email)));

/** Whether a secret is that of a valid invitation of this address. */
export async function isInvited(db: Database, token: string, email: string): Promise<boolean> {
  return (await db.$count(invites, isValid(token, email))) > 0;
}

/** Who invites to what. Throws a 404 unless the secret is that of a valid invitation. */
export async function findInvitation(
  db: Database,
  token: string,
): Promise<{ workspace: string; inviter: string | null }> {
  const [found] = await db
    .select({ workspace: workspaces.name, inviter: users.name })
    .from(invites)
    .innerJoin(workspaces, eq(workspaces.id, invites.workspace_id))
    .leftJoin(users, eq(users.id, invites.invited_by))
    .where(hasToken(token));
  if (!found) throw invalidInvite();
  return found;
}

const invalidInvite = () => notFound('This invite is no longer valid');

/**
 * Accepts an invitation: the viewer becomes a member. Only the invited address can, once. The same 404 for every other
 * case tells nothing about invitations of other people.
 */
export async function joinWorkspace(
  db: Database,
  { user }: SignedInViewer,
  token: string,
): Promise<Workspace> {
  return db.transaction(async (tx) => {
    // The workspace is locked first, as by all its changes, so that it is not deleted meanwhile.
    const [locked] = await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(
        sql`${workspaces.id} = (select workspace_id from ${invites} where ${isValid(token, user.email)})`,
      )
      .for('no key update');
    const [used] = locked ? await tx.delete(invites).where(isValid(token, user.email)).returning() : [];
    if (!used) throw invalidInvite();
    await forgetInvitations(tx, [used.id]);
    const { workspace_id: id } = used;
    // Somebody who joined in the meantime keeps the role.
    await tx
      .insert(workspaceMembers)
      .values({ workspace_id: id, user_id: user.id, role: used.role })
      .onConflictDoNothing();
    const [joined] = await tx
      .select({
        name: workspaces.name,
        role: workspaceMembers.role,
        members_count: sql<number>`(select count(*)::integer from ${workspaceMembers} m where m.workspace_id = ${id}::integer)`,
      })
      .from(workspaces)
      .innerJoin(workspaceMembers, eq(workspaceMembers.workspace_id, workspaces.id))
      .where(and(eq(workspaces.id, id), eq(workspaceMembers.user_id, user.id)));
    if (!joined) throw new Fault('The membership was not stored.');
    return { id, ...joined };
  });
}

/** Declines an invitation. Those who manage the workspace see it. */
export async function declineInvite(db: Database, { user }: SignedInViewer, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [declined] = await tx
      .update(invites)
      .set({ declined_at: new Date() })
      .where(isValid(token, user.email))
      .returning({ id: invites.id });
    if (!declined) throw invalidInvite();
    await forgetInvitations(tx, [declined.id]);
  });
}

/** Deletes invitations that expired long ago, and the notifications about them. */
export async function deletePastInvites(db: Database): Promise<void> {
  const past = await db
    .delete(invites)
    .where(lt(invites.expires_at, inDays(-days.shown)))
    .returning({ id: invites.id });
  await forgetInvitations(
    db,
    past.map(({ id }) => id),
  );
}
