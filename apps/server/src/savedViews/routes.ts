import { Done, IdParam, NewSavedView, SavedViewParam, SavedViews } from '@segno/data/contract';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { roles } from '../roles/table.ts';
import { savedViews } from './table.ts';

/** How many views of one table a person can have. */
const most = 50;

const refused = (field: string, { message }: { message: string }) =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields: { [field]: message },
  });

/** The named states of tables: a person's own, and those that are shared with their roles. */
export const savedViewRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:resource',
      allow('admin.access'),
      responds(SavedViews),
      validate('param', SavedViewParam),
      async (c) => {
        const { user } = c.var.viewer;
        const { resource } = c.req.valid('param');
        const mine = user.roles.map(({ id }) => id);
        const found = await db
          .select({
            id: savedViews.id,
            name: savedViews.name,
            search: savedViews.search,
            user_id: savedViews.user_id,
            role: { id: roles.id, name: roles.name },
          })
          .from(savedViews)
          .leftJoin(roles, eq(roles.id, savedViews.role_id))
          .where(
            and(
              eq(savedViews.resource, resource),
              or(
                eq(savedViews.user_id, user.id),
                mine.length > 0 ? inArray(savedViews.role_id, mine) : undefined,
              ),
            ),
          )
          .orderBy(asc(savedViews.name), asc(savedViews.id))
          .limit(200);
        return c.json({
          views: found.map(({ user_id, ...view }) => ({ ...view, is_own: user_id === user.id })),
        });
      },
    )
    .post(
      '/:resource',
      allow('admin.access'),
      responds(Done, 201),
      validate('param', SavedViewParam),
      validate('json', NewSavedView),
      async (c) => {
        const { user } = c.var.viewer;
        const { resource } = c.req.valid('param');
        const { name, search, role_id } = c.req.valid('json');
        if (role_id !== null && !user.roles.some(({ id }) => id === role_id))
          throw refused('role_id', { message: 'You can share a view with your own roles.' });
        const own = and(eq(savedViews.user_id, user.id), eq(savedViews.resource, resource));
        if ((await db.$count(savedViews, own)) >= most)
          throw refused('name', { message: 'These are too many views. Delete one first.' });
        await db
          .insert(savedViews)
          .values({ user_id: user.id, resource, name, search, role_id })
          // The same name stands for what is shown now.
          .onConflictDoUpdate({
            target: [savedViews.user_id, savedViews.resource, savedViews.name],
            set: { search, role_id, updated_at: new Date() },
          });
        return c.json({}, 201);
      },
    )
    .delete('/:id', allow('admin.access'), responds(Done), validate('param', IdParam), async (c) => {
      const { user } = c.var.viewer;
      const deleted = await db
        .delete(savedViews)
        .where(and(eq(savedViews.id, c.req.valid('param').id), eq(savedViews.user_id, user.id)))
        .returning({ id: savedViews.id });
      if (deleted.length === 0) throw notFound();
      return c.json({});
    });
