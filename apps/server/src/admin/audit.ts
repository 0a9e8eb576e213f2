import { adminAudit, hasPermission, type PermissionName } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../audit/table.ts';
import { among } from '../records/Listing.ts';
import { type AdminTable, adminTable } from './AdminTable.ts';
import { noUndoReason, secretsOf } from './undoability.ts';
import { settingPermissions } from './undoSettings.ts';

/** Whether it is an import that has added records which nobody has removed again. */
const hasAdded = sql`(${auditEntries}.action = 'import' and exists (select 1 from ${auditEntries} a
  where a.job_id = ${auditEntries}.job_id and a.action = 'create' and a.undone_at is null))`;

/** The permissions of what has changes but is no table of the administration. */
const otherPermissions: Record<string, PermissionName> = {
  ...settingPermissions,
  'backstage-requests': 'music.update',
  imports: 'settings.update',
};

/** The log of changes of the records of these tables, and of what is no table. */
export const auditTableOf = (tables: readonly AdminTable[]) => {
  const permissions = new Map<string, PermissionName>([
    ...Object.entries(otherPermissions),
    ...tables.map(({ resource }) => [resource.name, resource.permission] as const),
  ]);
  return adminTable({
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
          values_need: null,
          kept_secrets: secretsOf({ ...entry, is_kept }),
          undone_at: undone_at?.toISOString() ?? null,
          created_at: created_at.toISOString(),
        };
      });
    },
    nameOf: ({ label }) => label,
    canDelete: false,
    // The values are those of other records: who may only read the log does not read them here.
    shown: (viewer, entry) => {
      const needed = permissions.get(entry.resource) ?? 'settings.update';
      if (hasPermission(viewer, needed)) return undefined;
      return { before: null, after: null, kept_secrets: [], can_undo: false, values_need: needed };
    },
  });
};
