import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database, OpenDatabase } from './Database.ts';

const folder = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };

/**
 * Applies due migrations. Safe when several servers start together: one migrates, the others wait. Writes nothing when
 * none is due, so that a server with a full disk can still start and serve reads.
 */
export function migrate(database: OpenDatabase): Promise<void> {
  return database.alone('migrate', async (db) => {
    if (!(await isUpToDate(db))) await runMigrations(db, folder);
  });
}

/** Whether a migration, by its creation time, is one of this program. */
export const knowsMigration = (made: number): boolean =>
  readMigrationFiles(folder).some(({ folderMillis }) => folderMillis === made);

/** Migrates an empty database up to one migration, inside a transaction. */
export async function applyMigrations(tx: Database, last: number): Promise<void> {
  await tx.execute(sql`create schema drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles(folder)) {
    if (folderMillis > last) break;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** Whether a server has migrated the database, by this or another program. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  return rows[0]?.exists === true;
}

async function isUpToDate(db: Database): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles(folder).map(({ folderMillis }) => folderMillis));
  if (!(await isMigrated(db))) return false;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? 0) >= newest;
}
