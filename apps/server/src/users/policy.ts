import { hasPermission } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '../viewer/Viewer.ts';
import { users } from './table.ts';

/** A suspended person has no public profile, and neither has one who never confirmed an address. */
const isPublic = sql`(${users.banned_at} is null
  and (${users.email} is null or ${users.email_verified_at} is not null))`;

/** Whether a viewer sees everything of a profile: the person, and people who may change users. */
export const seesAllOf = (viewer: Viewer, id: number): boolean =>
  viewer.user?.id === id || hasPermission(viewer, 'users.update');

/** A condition: whether a viewer may see the profile of this user. */
export const isProfileVisible = (viewer: Viewer, id: number): SQL | undefined =>
  seesAllOf(viewer, id) ? undefined : isPublic;
