import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction, type NodePgClient } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Fault } from '../Fault.ts';
import type { Database } from './Database.ts';

type Schema = Record<string, never>;
type Transaction = NodePgTransaction<Schema, Schema>;

/** Drizzle on a pool of connections, or on one connection of it. */
export function databaseOn(connections: NodePgClient): Database {
  const dialect = new PgDialect();
  return new PgDatabase(dialect, new Session(connections, dialect), undefined);
}

/**
 * Drizzle's session with our own prepared statements and transactions. A select is prepared once per connection, under
 * a name derived from its text: parsing and planning it takes longer than running it.
 * Our own transactions, because Drizzle sends `begin` outside its `try`: a connection lost there never returns to the
 * pool, and the error of a failed `rollback` replaces its cause.
 */
class Session extends NodePgSession<Schema, Schema> {
  readonly #connections: NodePgClient;

  constructor(connections: NodePgClient, dialect: PgDialect) {
    super(connections, dialect, undefined);
    this.#connections = connections;
  }

  override prepareQuery: NodePgSession<Schema, Schema>['prepareQuery'] = (
    query,
    fields,
    name,
    isArray,
    mapper,
    metadata,
    cache,
  ) =>
    super.prepareQuery(
      query,
      fields,
      metadata?.type === 'select' ? hash('sha1', query.sql, 'base64url') : name,
      isArray,
      mapper,
      metadata,
      cache,
    );

  override async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const lent = this.#connections instanceof pg.Pool ? await this.#connections.connect() : null;
    const client = lent ?? this.#connections;
    const tx = new NodePgTransaction<Schema, Schema>(
      this.dialect,
      new NodePgSession(client, this.dialect, undefined),
      undefined,
    );
    let isOver = false;
    try {
      await tx.execute(sql`begin`);
      if (config) await tx.setTransaction(config);
      try {
        const result = await work(tx);
        const { command } = await tx.execute(sql`commit`);
        // PostgreSQL answers a commit like this, without an error, after an earlier statement failed.
        if (command === 'ROLLBACK')
          throw new Fault('A statement failed, so the transaction was rolled back.');
        isOver = true;
        return result;
      } catch (error) {
        isOver = await tx.execute(sql`rollback`).then(
          () => true,
          () => false,
        );
        throw error;
      }
    } finally {
      // A connection that is lost, or still inside the transaction, is closed and never reused.
      lent?.release(!isOver);
    }
  }
}
