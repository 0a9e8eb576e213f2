import type { Language, UserProfile, userRelations } from '@segno/data/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { playlistPolicy } from '../playlists/policy.ts';
import { playlists } from '../playlists/table.ts';
import { roles, userRoles } from '../roles/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { isProfileVisible, seesAllOf } from './policy.ts';
import { socialProfilesOfUser } from './socialProfiles.ts';
import { users } from './table.ts';

const rolesOf = (db: Database, id: number) =>
  db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.role_id))
    .where(eq(userRoles.user_id, id))
    .orderBy(roles.id);

/**
 * The profile of a user. A suspended person has none, and neither has one who never confirmed an address; they and
 * people who may change users see it all the same.
 */
export async function findUser(
  db: Database,
  viewer: Viewer,
  id: number,
  relations = '',
): Promise<UserProfile> {
  const [found] = await db
    .select({
      id: users.id,
      name: users.name,
      created_at: users.created_at,
      social_profiles: socialProfilesOfUser,
      playlists_count: sql<number>`(select count(*)::integer from ${playlists}
        where ${playlists.owner_id} = ${users}.id and ${playlistPolicy.isPublic})`,
    })
    .from(users)
    .where(and(eq(users.id, id), isProfileVisible(viewer, id)));
  if (!found) throw notFound('There is no such person.');
  const asked = new Set(seesAllOf(viewer, id) ? relations.split(',').map((name) => name.trim()) : []);
  const has = (name: (typeof userRelations)[number]) => asked.has(name);
  const { social_profiles, ...profile } = found;
  return {
    ...profile,
    created_at: found.created_at.toISOString(),
    ...(has('roles') && { roles: await rolesOf(db, id) }),
    ...(has('social_profiles') && { social_profiles }),
  };
}

/** Keeps the language that a user has chosen. */
export async function setUserLanguage(db: Database, userId: number, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
