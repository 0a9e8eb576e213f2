import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction, type NodePgClient } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Fault } from '../Fault.ts';
import type { Database } from './Database.ts';
import { requestTransactionOn } from './RequestTransaction.ts';
import { StatementNames, statementName } from './StatementNames.ts';

type Schema = Record<string, never>;
type Transaction = NodePgTransaction<Schema, Schema>;

/** Drizzle on a pool of connections, or on one connection of it. */
export function databaseOn(connections: NodePgClient): Database {
  const dialect = new PgDialect();
  const db: Database = new PgDatabase(dialect, new Session(connections, dialect), undefined);
  if (connections instanceof pg.Pool) pools.set(db, connections);
  return db;
}

const pools = new WeakMap<object, pg.Pool>();

/** The pool of a database that `databaseOn` has made on one. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Fault('This is a database on one connection, such as a transaction.');
  return pool;
}

/** Whether a database runs one statement at a time, as the embedded one. */
export const isEmbedded = (db: Database): boolean => pools.get(db)?.options.max === 1;

/** Whether the request that runs now has begun to change something, and so holds a connection until its end. */
export function holdsConnection(db: Database): boolean {
  const pool = pools.get(db);
  return pool !== undefined && requestTransactionOn(pool)?.transaction.hasBegun === true;
}

/** Sends the statements of a request whose changes are committed together to its transaction, and others to the pool. */
const withRequests = (pool: pg.Pool) => {
  const query = (statement: pg.QueryConfig, values: unknown[]): Promise<unknown> => {
    const scope = requestTransactionOn(pool);
    if (!scope) return pool.query(statement, values);
    return scope.transaction.query(
      (client) => client.query(statement, values),
      statement.text,
      scope.isNested,
    );
  };
  return { query } as unknown as NodePgClient;
};

/**
 * Drizzle's session with our own prepared statements and transactions. A select is prepared once per connection, under
 * a name derived from its text: parsing and planning it takes longer than running it. Those of `prepareOnce` have a name,
 * and others get one from `StatementNames`.
 * Our own transactions, because Drizzle sends `begin` outside its `try`: a connection lost there never returns to the
 * pool, and the error of a failed `rollback` replaces its cause.
 */
class Session extends NodePgSession<Schema, Schema> {
  readonly #connections: NodePgClient;
  readonly #names = new StatementNames();

  constructor(connections: NodePgClient, dialect: PgDialect) {
    super(connections instanceof pg.Pool ? withRequests(connections) : connections, dialect, undefined);
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
      this.#nameOf(query.sql, name, metadata?.type),
      isArray,
      mapper,
      metadata,
      cache,
    );

  #nameOf(text: string, given: string | undefined, type: string | undefined): string | undefined {
    if (type !== 'select') return given;
    return given === undefined ? this.#names.nameOf(text) : statementName(text);
  }

  override async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const scope = this.#connections instanceof pg.Pool && !config && requestTransactionOn(this.#connections);
    if (scope) return scope.transaction.nested((client) => work(this.#transactionOn(client)));
    const lent = this.#connections instanceof pg.Pool ? await this.#connections.connect() : null;
    const client = lent ?? this.#connections;
    const tx = this.#transactionOn(client);
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

  #transactionOn(client: NodePgClient): Transaction {
    return new NodePgTransaction(this.dialect, new NodePgSession(client, this.dialect, undefined), undefined);
  }
}
