import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataExport } from '@segno/data/contract';
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { Problem } from '../http/Problem.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { enqueue } from '../jobs/store.ts';
import { exportReadyMessage } from '../mail/accountMessages.ts';
import { queueMail } from '../mail/store.ts';
import { readSettings } from '../settings/store.ts';
import { users } from '../users/table.ts';
import { collectData } from './collectData.ts';
import { dataExports } from './table.ts';
import { zip } from './zip.ts';

/** How long an archive is kept, in days, and how many a person can ask for in a day. */
const [keptDays, mostPerDay] = [7, 3];
const day = 86_400_000;

type Row = typeof dataExports.$inferSelect;

const toExport = ({ id, status, size, created_at, expires_at }: Row): DataExport => ({
  id,
  status,
  size,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
});

/** The exports of a person, newest first. */
export const listExports = async (db: Database, userId: number): Promise<DataExport[]> =>
  (
    await db
      .select()
      .from(dataExports)
      .where(eq(dataExports.user_id, userId))
      .orderBy(desc(dataExports.id))
      .limit(20)
  ).map(toExport);

const exportJobKind = { kind: 'account.export', input: v.object({ exportId: v.number() }) };

/** Asks for an export. One that waits already is returned. */
export const requestExport = (db: Database, userId: number): Promise<DataExport> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isOwn = eq(dataExports.user_id, userId);
    const [waiting] = await tx
      .select()
      .from(dataExports)
      .where(and(isOwn, eq(dataExports.status, 'waiting')));
    if (waiting) return toExport(waiting);
    const today = new Date(Date.now() - day);
    if ((await tx.$count(dataExports, and(isOwn, gt(dataExports.created_at, today)))) >= mostPerDay)
      throw new Problem({
        status: 429,
        code: 'too_many_requests',
        message: 'You have asked for your data several times today. Try again tomorrow.',
        headers: { 'retry-after': '86400' },
      });
    const [added] = await tx.insert(dataExports).values({ user_id: userId }).returning();
    if (!added) throw new Fault('The export was not stored.');
    await enqueue(tx, exportJobKind, { exportId: added.id }, { ownerId: userId });
    return toExport(added);
  });

/** The file of a finished export of a person, or null. */
export async function findExportFile(db: Database, userId: number, id: number): Promise<string | null> {
  const [found] = await db
    .select({ file: dataExports.file })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.user_id, userId),
        eq(dataExports.status, 'ready'),
        gt(dataExports.expires_at, new Date()),
      ),
    );
  return found?.file ?? null;
}

export interface ExportOptions {
  /** Absolute path of the folder of the archives. */
  folder: string;
  baseUrl: string;
}

/** The job that writes the archive of a person and sends a mail. */
export const createExportJob = ({ folder, baseUrl }: ExportOptions) =>
  defineJob({
    ...exportJobKind,
    attempts: 3,
    async run({ db }, { exportId }) {
      const [wanted] = await db
        .select({ userId: users.id, email: users.email, language: users.language })
        .from(dataExports)
        .innerJoin(users, eq(users.id, dataExports.user_id))
        .where(and(eq(dataExports.id, exportId), ne(dataExports.status, 'ready')));
      if (!wanted) return;
      const archive = zip(await collectData(db, wanted.userId));
      const file = `${randomBytes(16).toString('hex')}.zip`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, file), archive, { mode: 0o600 });
      const settings = await readSettings(db);
      await db.transaction(async (tx) => {
        await tx
          .update(dataExports)
          .set({
            status: 'ready',
            file,
            size: archive.length,
            expires_at: new Date(Date.now() + keptDays * day),
          })
          .where(eq(dataExports.id, exportId));
        if (!wanted.email) return;
        const frame = {
          site: settings['branding.site_name'],
          language: wanted.language ?? settings['i18n.language'],
        };
        const href = `${baseUrl}/account-settings#your-data`;
        await queueMail(tx, { to: wanted.email, ...exportReadyMessage(frame, { href, days: keptDays }) });
      });
    },
  });

/** Removes archives whose time is over. */
export async function deletePastExports(db: Database, folder: string): Promise<void> {
  const past = await db.delete(dataExports).where(lt(dataExports.expires_at, new Date())).returning();
  await removeFiles(folder, past);
}

/** Removes the archives of a person, before the account is deleted. */
export async function deleteExportsOf(db: Database, folder: string, userId: number): Promise<void> {
  const own = await db.select().from(dataExports).where(eq(dataExports.user_id, userId));
  await removeFiles(folder, own);
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) await db.delete(dataExports).where(inArray(dataExports.id, ids));
}

async function removeFiles(folder: string, rows: readonly Row[]) {
  for (const { file } of rows) if (file !== null) await rm(join(folder, file), { force: true });
}
