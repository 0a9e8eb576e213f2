import { hasPermission } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../viewer/Viewer.ts';
import { channels } from './table.ts';

const isPublic = sql`${channels.published}`;

/**
 * Channels have no owner. Everybody sees those that are published; who may change channels also opens drafts, to look at
 * them before.
 */
export const channelPolicy = {
  isPublic,
  isVisible: (viewer: Viewer) => (hasPermission(viewer, 'channels.update') ? sql`true` : isPublic),
};
