import { sql } from 'drizzle-orm';
import { channels } from './table.ts';

/** Channels have no owner: everybody sees those that are published, and nobody the others. */
export const channelPolicy = { isPublic: sql`${channels.published}` };
