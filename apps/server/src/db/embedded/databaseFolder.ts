import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../StartupError.ts';

/** Files of every PostgreSQL database, in the order in which missing ones are reported. */
const parts = ['PG_VERSION', 'global/pg_control', 'base/1/PG_VERSION', 'base/5/PG_VERSION', 'pg_xact/0000'];

/** The name of a file of PostgreSQL's write-ahead log. */
const walSegment = /^[0-9A-F]{24}$/;

/**
 * Whether a folder holds a database. False for a folder that is empty or missing; an incomplete copy throws, because
 * PGlite would overwrite it with a new database.
 */
export function holdsDatabase(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const missing = parts.find((part) => !existsSync(join(folder, part))) ?? (hasLog(folder) ? null : 'pg_wal');
  if (missing === null) return true;
  throw new StartupError(
    `The folder ${folder} is not empty and not a complete database: ${missing} is missing. Nothing in it was changed. Put a complete copy in its place, or move it away and restore a backup with "npm run restore -- FILE" or start without one for an empty database.`,
  );
}

function hasLog(folder: string): boolean {
  const log = join(folder, 'pg_wal');
  return existsSync(log) && readdirSync(log).some((name) => walSegment.test(name));
}
