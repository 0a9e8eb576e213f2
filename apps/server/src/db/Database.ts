import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/**
 * What a store speaks SQL through: the whole database or one transaction of it, embedded or on a server.
 * The embedded database has one connection, so inside `db.transaction(async (tx) => …)` use only `tx`.
 */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** A database that is open, and what the process may ask of it. */
export interface OpenDatabase {
  db: Database;
  /** Whether it answers a query within `timeout` milliseconds. */
  isHealthy(timeout?: number): Promise<boolean>;
  /** Whether writes are accepted: false while the disk of an embedded database is below its floor. */
  hasRoom(): Promise<boolean>;
  /**
   * Does long work, such as a migration, on one connection, without the time limit on statements and alone:
   * of several servers that start it under one name, each waits for the one before.
   */
  alone<T>(name: string, work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
