import { sql } from 'drizzle-orm';
import { kindOf, type Policy } from '../records/policy.ts';
import { artists } from './table.ts';
import { isAdmin } from '../viewer/Viewer.ts';

const isPublic = sql`${artists.status} = 'published'`;

/** Artists have no owner yet: those that are not published are visible to admins only. */
export const artistPolicy: Policy = {
  isPublic,
  isVisible: (viewer) => (kindOf(viewer) === 'admin' ? sql`true` : isPublic),
  canEdit: isAdmin,
};
