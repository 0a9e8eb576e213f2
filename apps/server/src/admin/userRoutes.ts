import { AdminSessions, AdminTokenParam, AdminTokens, BanInput, Done, IdParam } from '@segno/data/contract';
import { desc, eq } from 'drizzle-orm';
import { deleteToken, listTokens } from '../accessTokens/store.ts';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { Problem } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { sessions } from '../sessions/table.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { findRecord } from './changes.ts';
import { requireAdmin } from '../roles/lastAdmin.ts';
import { userTable } from './people.ts';

/** The account, if the viewer may change it. Who may not does not see its sessions and tokens either. */
async function findChangeable(tx: Database, viewer: SignedInViewer, id: number) {
  const found = await findRecord(tx, userTable, id);
  const refusal = userTable.refuseUpdate?.(viewer, found);
  if (refusal) throw refusal;
  return found;
}

/** What an admin does with an account beside changing its properties. */
export const adminUserRoutes = (db: Database) =>
  createRouter()
    .post(
      '/:id/ban',
      allow('users.update'),
      responds(Done),
      validate('param', IdParam),
      validate('json', BanInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        const { reason, until } = c.req.valid('json');
        if (id === viewer.user.id)
          throw new Problem({
            status: 422,
            code: 'own_account',
            message: 'You cannot suspend your own account.',
          });
        await db.transaction(async (tx) => {
          const found = await findChangeable(tx, viewer, id);
          const banned_until = until === null ? null : new Date(until);
          await tx
            .update(users)
            .set({
              banned_at: new Date(),
              ban_reason: reason || null,
              banned_until,
              rights_changed_at: new Date(),
            })
            .where(eq(users.id, id));
          await requireAdmin(tx);
          const record = { type: 'users', ids: [id], name: userTable.nameOf(found) };
          await recordChange(tx, viewer, { action: 'ban', record, after: { reason, until } });
        });
        return c.json({});
      },
    )
    .delete('/:id/ban', allow('users.update'), responds(Done), validate('param', IdParam), async (c) => {
      const viewer = c.var.viewer;
      const { id } = c.req.valid('param');
      await db.transaction(async (tx) => {
        const found = await findChangeable(tx, viewer, id);
        await tx
          .update(users)
          .set({ banned_at: null, ban_reason: null, banned_until: null, rights_changed_at: new Date() })
          .where(eq(users.id, id));
        // Sessions from before the suspension stay ended.
        await endSessionsOf(tx, id);
        const record = { type: 'users', ids: [id], name: userTable.nameOf(found) };
        await recordChange(tx, viewer, { action: 'unban', record });
      });
      return c.json({});
    })
    .get(
      '/:id/sessions',
      allow('users.update'),
      responds(AdminSessions),
      validate('param', IdParam),
      async (c) => {
        const { id } = c.req.valid('param');
        await findChangeable(db, c.var.viewer, id);
        const found = await db
          .select({
            id: sessions.id,
            user_agent: sessions.user_agent,
            ip_address: sessions.ip_address,
            created_at: sessions.created_at,
            last_active_at: sessions.last_active_at,
          })
          .from(sessions)
          .where(eq(sessions.user_id, id))
          .orderBy(desc(sessions.last_active_at))
          .limit(100);
        return c.json({
          sessions: found.map(({ created_at, last_active_at, ...session }) => ({
            ...session,
            created_at: created_at.toISOString(),
            last_active_at: last_active_at.toISOString(),
          })),
        });
      },
    )
    .get(
      '/:id/tokens',
      allow('users.update'),
      responds(AdminTokens),
      validate('param', IdParam),
      async (c) => {
        const { id } = c.req.valid('param');
        await findChangeable(db, c.var.viewer, id);
        return c.json({ tokens: await listTokens(db, id) });
      },
    )
    .delete(
      '/:id/tokens/:tokenId',
      allow('users.update'),
      responds(Done),
      validate('param', AdminTokenParam),
      async (c) => {
        const viewer = c.var.viewer;
        const { id, tokenId } = c.req.valid('param');
        await db.transaction(async (tx) => {
          const found = await findChangeable(tx, viewer, id);
          await deleteToken(tx, id, tokenId);
          const record = { type: 'users', ids: [id], name: userTable.nameOf(found) };
          await recordChange(tx, viewer, { action: 'end_token', record });
        });
        return c.json({});
      },
    )
    .delete('/:id/sessions', allow('users.update'), responds(Done), validate('param', IdParam), async (c) => {
      const viewer = c.var.viewer;
      const { id } = c.req.valid('param');
      await db.transaction(async (tx) => {
        const found = await findChangeable(tx, viewer, id);
        await endSessionsOf(tx, id);
        const record = { type: 'users', ids: [id], name: userTable.nameOf(found) };
        await recordChange(tx, viewer, { action: 'sign_out', record });
      });
      return c.json({});
    });
