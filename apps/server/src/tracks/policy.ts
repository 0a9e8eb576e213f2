import { sql } from 'drizzle-orm';
import { ownedRecords } from '../records/policy.ts';
import { tracks } from './table.ts';

/** Drafts, scheduled and hidden tracks are visible to their owner only. */
export const trackPolicy = ownedRecords({
  isPublic: sql`${tracks.status} = 'published'`,
  owner: tracks.owner_id,
});
