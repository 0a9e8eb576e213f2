import { hasPermission } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import { hasBlocked } from './blocks.ts';
import { kindOf, viewerId, type ViewerKind } from '../records/policy.ts';
import { environmentKey } from '../settings/environmentKey.ts';
import { settings } from '../settings/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { users } from './table.ts';

/** Whether an account is suspended now. A suspension can end at a time. */
export const isSuspended = sql`(${users.banned_at} is not null and (${users.banned_until} is null or ${users.banned_until} > now()))`;

const isStoredAsTrue = (key: string) =>
  sql`(select ${settings.value} = 'true'::jsonb from ${settings} where ${settings.key} = ${sql.raw(`'${key}'`)})`;

/**
 * The setting `require_email_confirmation`, which each query reads, as a view has no parameters. `publishEnvironment`
 * stores the value of the environment, which goes before that of the operator.
 */
export const mustVerify = sql`coalesce(${isStoredAsTrue(environmentKey('require_email_confirmation'))},
  ${isStoredAsTrue('require_email_confirmation')}, false)`;

/**
 * A suspended person has no public profile, nor is in lists. Where people must confirm their address, neither is one who
 * never did.
 */
export const isUserPublic = sql`((${users.banned_at} is null or ${users.banned_until} <= now())
  and (${users.email} is null or ${users.email_verified_at} is not null or not ${mustVerify}))`;

const isUnblocked = (viewer: Viewer | ViewerKind) =>
  kindOf(viewer) === 'guest' ? sql`true` : sql`not ${hasBlocked(users.id, viewerId(viewer))}`;

/** Whom a viewer can see and follow in lists: nobody sees a person who blocked them. */
export const userPolicy = {
  isVisible: (viewer: Viewer | ViewerKind): SQL => sql`(${isUserPublic} and ${isUnblocked(viewer)})`,
};

/** Whether a viewer sees everything of a profile: the person, and people who may change users. */
export const seesAllOf = (viewer: Viewer, id: number): boolean =>
  viewer.user?.id === id || hasPermission(viewer, 'users.update');

/** A condition: whether a viewer may see the profile of this user. */
export const isProfileVisible = (viewer: Viewer, id: number): SQL | undefined =>
  seesAllOf(viewer, id) ? undefined : userPolicy.isVisible(viewer);
