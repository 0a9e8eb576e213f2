import {
  type Permission,
  type SubjectKind,
  type User,
  WhyResponse,
  WhyParams,
  type WhySubject,
} from '@segno/data/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { notFound } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { playlists } from '../playlists/table.ts';
import { products } from '../products/table.ts';
import { roles } from '../roles/table.ts';
import { findSessionUser } from '../sessions/store.ts';
import { tracks } from '../tracks/table.ts';

/** A person who has a role or a plan, and nothing else. */
const somebody = (name: string, permissions: Permission[], part: Partial<User>): User => ({
  id: 1,
  name,
  email: '',
  email_verified_at: new Date(0).toISOString(),
  banned_at: null,
  timezone: 'UTC',
  language: null,
  image: null,
  roles: [],
  permissions,
  subscriptions: [],
  unread_notifications_count: 0,
  social_profiles: [],
  ...part,
});

async function usageOf(db: Database, { id, permissions }: User): Promise<WhySubject['usage']> {
  const counts: Partial<Record<Permission['name'], () => Promise<number>>> = {
    'playlists.create': () =>
      db.$count(
        playlists,
        and(eq(playlists.owner_id, id), isNull(playlists.workspace_id), isNull(playlists.deleted_at)),
      ),
    'music.create': () => db.$count(tracks, eq(tracks.owner_id, id)),
  };
  const counted = permissions.flatMap((permission) => {
    const count = counts[permission.name];
    return count ? [{ permission, count }] : [];
  });
  return Promise.all(counted.map(async ({ permission, count }) => ({ permission, used: await count() })));
}

const subjects: Record<SubjectKind, (db: Database, id: number) => Promise<WhySubject | null>> = {
  guest: async () => ({ name: '', user: null, usage: [] }),
  role: async (db, id) => {
    const [role] = await db.select().from(roles).where(eq(roles.id, id));
    if (!role) return null;
    const given = { roles: [{ id: role.id, name: role.name }] };
    return { name: role.name, user: somebody(role.name, role.permissions, given), usage: [] };
  },
  plan: async (db, id) => {
    const [plan] = await db
      .select()
      .from(products)
      .where(and(eq(products.id, id), isNull(products.deleted_at)));
    if (!plan) return null;
    const given = { subscriptions: plan.free ? [] : [{ valid: true, active: true }] };
    return { name: plan.name, user: somebody(plan.name, plan.permissions, given), usage: [] };
  },
  person: async (db, id) => {
    const found = await findSessionUser(db, id);
    return found && { name: found.user.name, user: found.user, usage: await usageOf(db, found.user) };
  },
};

/** What a guest, a role, a plan or a person may do, to explain what is hidden. Nothing is changed by asking. */
export const adminWhyRoutes = (db: Database) =>
  createRouter().get(
    '/',
    allow('users.update'),
    responds(WhyResponse),
    validate('query', WhyParams),
    async (c) => {
      const { kind, id = 0 } = c.req.valid('query');
      const subject = await subjects[kind](db, id);
      if (!subject) throw notFound();
      return c.json({ subject });
    },
  );
