import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DataExportResponse, DataExportList, IdParam } from '@segno/data/contract';
import { Hono } from 'hono';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { notFound } from '../http/Problem.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import type { AccountDeps } from './AccountDeps.ts';
import { requirePassword, requireSession } from './confirmation.ts';
import { findExportFile, listExports, requestExport } from './exports.ts';

/** The exports of the signed-in person's data, under `/me/exports`. */
export const exportRoutes = ({ db }: AccountDeps) =>
  createRouter()
    .get('/', signedIn, responds(DataExportList), async (c) => {
      requireSession(c.var.viewer);
      return c.json({ exports: await listExports(db, c.var.viewer.user.id) });
    })
    .post('/', signedIn, responds(DataExportResponse, 201), async (c) => {
      const { user } = await requirePassword(db, c.var.viewer);
      return c.json({ export: await requestExport(db, user.id) }, 201);
    });

/** The archives themselves, under `/secure/exports`. */
export const exportFiles = ({ db, account }: AccountDeps) =>
  new Hono<AppEnv>().get('/:id', signedIn, validate('param', IdParam), async (c) => {
    const { user } = await requirePassword(db, c.var.viewer);
    const file = await findExportFile(db, user.id, c.req.valid('param').id);
    const path = file && join(account.exportFolder, file);
    const found = path ? await stat(path).catch(() => null) : null;
    if (!path || !found) throw notFound();
    c.header('content-type', 'application/zip');
    c.header('content-length', String(found.size));
    c.header('content-disposition', 'attachment; filename="segno-data.zip"');
    c.header('cache-control', 'private, no-store');
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
  });
