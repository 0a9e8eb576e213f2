import { type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { userBlocks } from '../blocks/table.ts';

type UserId = PgColumn | Placeholder | number | null;

/** A condition: whether `owner` has blocked `viewer`. */
export const hasBlocked = (owner: PgColumn, viewer: UserId): SQL => sql`exists (
  select 1 from ${userBlocks} b where b.user_id = ${owner} and b.blocked_id = ${viewer}::integer)`;

/** A condition: whether one of two people has blocked the other. */
export const isBlockedPair = (one: PgColumn, other: UserId): SQL => sql`exists (
  select 1 from ${userBlocks} b where (b.user_id = ${one} and b.blocked_id = ${other}::integer)
    or (b.user_id = ${other}::integer and b.blocked_id = ${one}))`;
