import { fileURLToPath } from 'node:url';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from './Database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Brings the schema up to date. Safe when several servers start together: one migrates, the others wait. */
export function migrate(database: OpenDatabase): Promise<void> {
  return database.alone('migrate', (db) => runMigrations(db, { migrationsFolder }));
}
