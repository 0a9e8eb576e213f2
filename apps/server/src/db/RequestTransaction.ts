import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { Fault } from '../Fault.ts';

/** What runs now on behalf of a request whose changes are committed together. */
interface Scope {
  transaction: RequestTransaction;
  /** Inside of a savepoint, which its statements must not wait for. */
  isNested: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The transaction of the request that runs now on a pool, and whether this code runs inside of one of its savepoints. */
export function requestTransactionOn(pool: pg.Pool): Scope | null {
  const scope = scopes.getStore();
  return scope && scope.transaction.pool === pool && !scope.transaction.isOver ? scope : null;
}

/** Runs `work` now, or when the changes of the running request are committed; not at all when they are not. */
export async function afterCommit(work: () => unknown): Promise<void> {
  const transaction = scopes.getStore()?.transaction;
  if (transaction && !transaction.isOver) transaction.afterCommit.push(work);
  else await work();
}

/** Runs work that outlives the request or is shared with others, such as filling a cache, on connections of its own. */
export const outsideOfRequest = <T>(work: () => T): T => scopes.exit(work);

/** Statements that change no row. */
const reads = /^\s*\(?\s*(select|show|with)\b/i;
const locks =
  /\bfor (no key )?(update|share|key share)\b|\b(insert into|update|delete from|set_config|pg_advisory\w*)\b/i;

/**
 * One transaction around everything that a request changes, on one connection. It begins with the first change, so
 * that a request holds no connection while it only reads or computes. Transactions inside of it become savepoints, and
 * a statement outside of them fails alone, as without it.
 */
export class RequestTransaction {
  readonly pool: pg.Pool;
  readonly afterCommit: (() => unknown)[] = [];
  isOver = false;
  readonly #begun: (client: pg.PoolClient) => Promise<void>;
  #client: Promise<pg.PoolClient> | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /** `begun` runs first inside of the transaction; when it throws, nothing is changed. */
  constructor(pool: pg.Pool, begun: (client: pg.PoolClient) => Promise<void>) {
    this.pool = pool;
    this.#begun = begun;
  }

  /** Whether it has begun: something may have changed. */
  get hasBegun(): boolean {
    return this.#client !== null;
  }

  /** Runs a request: its statements and transactions on the pool take part in this transaction. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return scopes.run({ transaction: this, isNested: false }, work);
  }

  /** Sends a statement of the pool. */
  async query(send: (client: pg.Pool | pg.PoolClient) => Promise<unknown>, text: string, isNested: boolean) {
    const isRead = reads.test(text) && !locks.test(text);
    if (!this.#client && isRead) return send(this.pool);
    const client = await this.#begin();
    if (isNested || isRead) return send(client);
    return this.#inSavepoint(client, () => send(client));
  }

  /** Runs a transaction of the pool, as a savepoint. */
  async nested<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#begin();
    return this.#inSavepoint(client, () =>
      scopes.run({ transaction: this, isNested: true }, () => work(client)),
    );
  }

  /** Runs `last` inside of the transaction and commits it. Rejects when the changes are lost. */
  async commit(last: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await this.#client;
    if (!client) throw new Fault('A transaction that has not begun cannot be committed.');
    let isCommitted = false;
    try {
      await this.#turn;
      await last(client);
      const { command } = await client.query('commit');
      isCommitted = command !== 'ROLLBACK';
      if (!isCommitted)
        throw new Fault('A statement failed, so the changes of the request were rolled back.');
    } finally {
      this.isOver = true;
      if (!isCommitted) await client.query('rollback').catch(() => {});
      client.release(!isCommitted);
    }
    // The changes are made, so the request has succeeded whatever follows.
    await Promise.allSettled(this.afterCommit.map(async (work) => work()));
  }

  /** Ends it without its changes. Does nothing when it is over. */
  async rollback(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    const client = await this.#client?.catch(() => null);
    if (!client) return;
    const isRolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isRolledBack);
  }

  #begin(): Promise<pg.PoolClient> {
    this.#client ??= scopes.exit(async () => {
      const client = await this.pool.connect();
      try {
        await client.query('begin');
        await this.#begun(client);
        return client;
      } catch (error) {
        const isRolledBack = await client.query('rollback').then(
          () => true,
          () => false,
        );
        client.release(!isRolledBack);
        throw error;
      }
    });
    return this.#client;
  }

  /** Savepoints of work that runs at the same time take turns: they cannot overlap on one connection. */
  #inSavepoint<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(async () => {
      await client.query('savepoint part');
      try {
        const result = await work();
        await client.query('release savepoint part');
        return result;
      } catch (error) {
        await client.query('rollback to savepoint part');
        throw error;
      }
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }
}
