import { Done } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { Problem } from '../http/Problem.ts';
import { validate } from '../http/validate.ts';
import { IdParam } from '@segno/data/contract';
import { forbidden } from '../http/forbidden.ts';
import { mayActAs } from '../sessions/mayActAs.ts';
import { findSessionUser } from '../sessions/store.ts';
import { sessions } from '../sessions/table.ts';
import { notFound } from '../http/Problem.ts';

/** Ends that an admin sees the site as another person. The viewer of the request is that person. */
export const actingRoutes = (db: Database) =>
  createRouter().delete('/', signedIn, responds(Done), async (c) => {
    const { actor, user } = c.var.viewer;
    if (!actor) return c.json({});
    await db.transaction(async (tx) => {
      await tx.update(sessions).set({ acting_as: null }).where(eq(sessions.id, actor.sessionId));
      await recordChange(
        tx,
        { ...c.var.viewer, user: { ...user, id: actor.id, name: actor.name } },
        {
          action: 'act_end',
          record: { type: 'users', ids: [user.id], name: user.name },
        },
      );
    });
    return c.json({});
  });

/** Begins it, under `/admin/users`. */
export const actAsRoutes = (db: Database) =>
  createRouter().post(
    '/:id/act',
    allow('users.update'),
    responds(Done),
    validate('param', IdParam),
    async (c) => {
      const viewer = c.var.viewer;
      const { id } = c.req.valid('param');
      const { sessionId, token } = viewer;
      if (sessionId === null || token)
        throw new Problem({ status: 409, code: 'no_session', message: 'This needs a session of a browser.' });
      if (id === viewer.user.id)
        throw new Problem({ status: 422, code: 'own_account', message: 'This is your own account.' });
      const other = await findSessionUser(db, id);
      if (!other) throw notFound();
      if (!mayActAs(viewer.user, other.user))
        throw forbidden('This person has permissions that you do not have.');
      await db.transaction(async (tx) => {
        await tx.update(sessions).set({ acting_as: id }).where(eq(sessions.id, sessionId));
        await recordChange(tx, viewer, {
          action: 'act_as',
          record: { type: 'users', ids: [id], name: other.user.name },
        });
      });
      return c.json({});
    },
  );
