import type { PgTable } from 'drizzle-orm/pg-core';
import type { AppRequest } from '../http/AppEnv.ts';
import type { Database } from '../db/Database.ts';
import { takeTurn } from '../http/heavyWork.ts';
import { hasMoreThan } from '../records/hasMoreThan.ts';

/** The most rows of a table that is read without taking turns with other expensive requests. */
export const quickRows = 5000;

/**
 * Reads from a table of the administration, in turn with other expensive requests when it is long (LOAD-2): each reading
 * sorts, filters or counts all of its rows. Who looks after many records has no limit of time for it.
 */
export const readTable = async <T>(
  c: AppRequest,
  db: Database,
  table: PgTable,
  work: () => Promise<T>,
): Promise<T> =>
  (await hasMoreThan(db, quickRows, table)) ? takeTurn(c, db, work, { isCounted: false }) : work();
