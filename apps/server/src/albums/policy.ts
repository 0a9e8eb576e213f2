import { sql } from 'drizzle-orm';
import { ownedRecords } from '../records/policy.ts';
import { albums } from './table.ts';

/** Drafts, scheduled and hidden albums are visible to their owner only. */
export const albumPolicy = ownedRecords({
  isPublic: sql`${albums.status} = 'published'`,
  owner: albums.owner_id,
});
