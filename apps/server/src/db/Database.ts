import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/**
 * The interface for SQL of a store: the database or one of its transactions, embedded or on a server.
 * The embedded database has one connection, so inside `db.transaction(async (tx) => …)` use only `tx`.
 */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** An open database, with the operations of the process on it. */
export interface OpenDatabase {
  db: Database;
  /** Whether it answers a query within `timeout` milliseconds. */
  isHealthy(timeout?: number): Promise<boolean>;
  /** Whether writes are accepted: false while the disk of an embedded database has less than the minimum free space. */
  hasFreeSpace(): Promise<boolean>;
  /**
   * Runs long work, such as a migration, on one connection, without the time limit on statements and under a lock:
   * servers that start work under the same name run it one after the other.
   */
  alone<T>(name: string, work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
