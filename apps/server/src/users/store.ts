import type { Language, PageInput, UserProfile, userRelations } from '@segno/data/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { userFollows } from '../likes/table.ts';
import { among, inOrder, listPage, type Listing } from '../records/Listing.ts';
import { playlistPolicy } from '../playlists/policy.ts';
import { playlists } from '../playlists/table.ts';
import { roles, userRoles } from '../roles/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { isProfileVisible, isUserPublic, seesAllOf, userPolicy } from './policy.ts';
import { imageOfUser } from './imageOfUser.ts';
import { socialProfilesOfUser } from './socialProfiles.ts';
import { users } from './table.ts';

const rolesOf = (db: Database, id: number) =>
  db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.role_id))
    .where(eq(userRoles.user_id, id))
    .orderBy(roles.id);

/** The public profiles of users, as lists have them. */
export const userListing = {
  table: users,
  id: users.id,
  visible: isUserPublic,
  orders: {
    popular: { key: users.followers_count, kind: 'number', isDescending: true },
    liked: { key: users.followers_count, kind: 'number', isDescending: true },
    newest: { key: users.created_at, kind: 'instant', isDescending: true },
    name: { key: sql`left(lower(${users.name}), 30) collate "C"`, kind: 'text', isDescending: false },
  },
} satisfies Listing;

/** The columns of a profile. */
const profile = {
  id: users.id,
  name: users.name,
  created_at: users.created_at,
  followers_count: users.followers_count,
  following_count: sql<number>`(select count(*)::integer from ${userFollows} f where f.user_id = ${users}.id)`,
  playlists_count: sql<number>`(select count(*)::integer from ${playlists}
    where ${playlists.owner_id} = ${users}.id and ${playlistPolicy.isPublic})`,
};

/** The profiles among these that the viewer may see, in this order. */
export async function usersByIds(db: Database, viewer: Viewer, ids: number[]): Promise<UserProfile[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ ...profile, image: imageOfUser })
    .from(users)
    .where(and(among(users.id, ids), userPolicy.isVisible(viewer)));
  return inOrder(
    ids,
    found.map((each) => ({ ...each, created_at: each.created_at.toISOString() })),
  );
}

/** How a list of people is linked to a person. */
const linkedListing = (side: 'user_id' | 'record_id') =>
  ({
    table: userFollows,
    id: side === 'user_id' ? userFollows.user_id : userFollows.record_id,
    visible: sql`true`,
    orders: { newest: { key: userFollows.created_at, kind: 'instant', isDescending: true } },
  }) satisfies Listing;

/** The followers of a person, the latest first. */
export const listFollowers = (db: Database, viewer: Viewer, id: number, page: PageInput) =>
  listPage(
    db,
    linkedListing('user_id'),
    { ...page, order: 'newest', filters: [eq(userFollows.record_id, id)] },
    (ids) => usersByIds(db, viewer, ids),
  );

/** Whom a person follows, the latest first. */
export const listFollowing = (db: Database, viewer: Viewer, id: number, page: PageInput) =>
  listPage(
    db,
    linkedListing('record_id'),
    { ...page, order: 'newest', filters: [eq(userFollows.user_id, id)] },
    (ids) => usersByIds(db, viewer, ids),
  );

/**
 * The profile of a user. A suspended person has none, and where addresses must be confirmed neither has one
 * who never did; they and people who may change users see it all the same.
 */
export async function findUser(
  db: Database,
  viewer: Viewer,
  id: number,
  relations = '',
): Promise<UserProfile> {
  const [found] = await db
    .select({
      ...profile,
      image: imageOfUser,
      social_profiles: socialProfilesOfUser,
    })
    .from(users)
    .where(and(eq(users.id, id), isProfileVisible(viewer, id)));
  if (!found) throw notFound('There is no such person.');
  const asked = new Set(seesAllOf(viewer, id) ? relations.split(',').map((name) => name.trim()) : []);
  const has = (name: (typeof userRelations)[number]) => asked.has(name);
  const { social_profiles, ...rest } = found;
  return {
    ...rest,
    created_at: found.created_at.toISOString(),
    ...(has('roles') && { roles: await rolesOf(db, id) }),
    ...(has('social_profiles') && { social_profiles }),
  };
}

/** Keeps the language that a user has chosen. */
export async function setUserLanguage(db: Database, userId: number, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
