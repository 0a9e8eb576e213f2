import {
  AdminJobStarted,
  AdminUndoResponse,
  hasPermission,
  IdParam,
  maxBulkRefused,
} from '@segno/data/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { forbidden } from '../http/forbidden.ts';
import { notFound } from '../http/Problem.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { serverText } from '../i18n/translations.ts';
import { importKind } from '../imports/importJob.ts';
import { jobs } from '../jobs/table.ts';
import { adminTables } from './adminTables.ts';
import { bulkKind, startUndo } from './bulk.ts';
import { findImport, undoChange } from './undo.ts';

/**
 * Undoes an entry of the log of changes, or all of an own change of many records or of an import. The permissions of each
 * entry are checked where it is undone.
 */
export const adminUndoRoutes = (db: Database) =>
  createRouter()
    .post(
      '/audit/:id/undo',
      allow('admin.access'),
      responds(AdminUndoResponse),
      validate('param', IdParam),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        const importId = await findImport(db, id);
        if (importId !== null) {
          if (!hasPermission(viewer, 'settings.update'))
            throw forbidden('You do not have the permission to do this.');
          return c.json({ job_id: await startUndo(db, viewer, importId) });
        }
        const { ids, kept } = await undoChange(db, adminTables, viewer, id);
        const refused = kept.slice(0, maxBulkRefused).map(({ message, ...record }) => ({
          ...record,
          message: serverText(c.var.language ?? 'en', message),
        }));
        return c.json({ count: ids.length, refused, refused_count: kept.length });
      },
    )
    .post(
      '/bulk/:id/undo',
      allow('admin.access'),
      responds(AdminJobStarted, 202),
      validate('param', IdParam),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        const isImport = eq(jobs.kind, importKind.kind);
        const isOwn = and(
          inArray(jobs.kind, [bulkKind.kind, importKind.kind]),
          eq(jobs.owner_id, viewer.user.id),
        );
        const mayUndo = hasPermission(viewer, 'settings.update') ? or(isOwn, isImport) : isOwn;
        const found = await db.$count(jobs, and(eq(jobs.id, id), mayUndo));
        if (found === 0) throw notFound();
        return c.json({ job_id: await startUndo(db, viewer, id) }, 202);
      },
    );
