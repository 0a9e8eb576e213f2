import { adminAudit } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../audit/table.ts';
import { among } from '../records/Listing.ts';
import { adminTable } from './AdminTable.ts';
import { noUndoReason, secretsOf } from './undoability.ts';

/** Whether it is an import that has added records which nobody has removed again. */
const hasAdded = sql`(${auditEntries}.action = 'import' and exists (select 1 from ${auditEntries} a
  where a.job_id = ${auditEntries}.job_id and a.action = 'create' and a.undone_at is null))`;

export const auditTable = adminTable({
  resource: adminAudit,
  table: auditEntries,
  listing: {
    table: auditEntries,
    id: auditEntries.id,
    visible: sql`true`,
    orders: { newest: { key: auditEntries.created_at, kind: 'instant', isDescending: true } },
  },
  searchIn: auditEntries.search_text,
  filters: {
    action: auditEntries.action,
    user_id: auditEntries.user_id,
    created_at: auditEntries.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        id: auditEntries.id,
        action: auditEntries.action,
        resource: auditEntries.resource,
        record_ids: auditEntries.record_ids,
        label: auditEntries.label,
        user_name: auditEntries.user_name,
        user_id: auditEntries.user_id,
        before: auditEntries.before,
        after: auditEntries.after,
        is_kept: sql<boolean>`${auditEntries.removed} is not null or ${hasAdded}`,
        undone_at: auditEntries.undone_at,
        created_at: auditEntries.created_at,
      })
      .from(auditEntries)
      .where(among(auditEntries.id, ids));
    return found.map(({ is_kept, ...entry }) => {
      const { undone_at, created_at } = entry;
      const no_undo = noUndoReason({ ...entry, is_kept });
      return {
        ...entry,
        can_undo: undone_at === null && no_undo === null,
        no_undo,
        kept_secrets: secretsOf({ ...entry, is_kept }),
        undone_at: undone_at?.toISOString() ?? null,
        created_at: created_at.toISOString(),
      };
    });
  },
  nameOf: ({ label }) => label,
  canDelete: false,
});
