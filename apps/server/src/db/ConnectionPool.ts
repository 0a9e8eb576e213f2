import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds that a request waits for a connection before it gets a 503. */
export const connectionTimeout = 3000;

/** A pool whose lost connections end neither the process nor the pool, and that closes in a bounded time. */
export class ConnectionPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();

  /** `onLost` is called when an idle connection is lost. When a connection in use is lost, its statement rejects. */
  constructor(config: pg.PoolConfig, onLost: (error: Error) => void) {
    super({ ...config, connectionTimeoutMillis: connectionTimeout });
    this.on('error', onLost);
    this.on('connect', (client) => {
      this.#clients.add(client);
      // An `error` event without a listener would end the process; pg's pool listens only while the connection is idle.
      client.on('error', () => {});
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  /** Lets the running statements finish, and closes connections whose statements exceed `timeout` milliseconds. */
  async close(timeout = 3000): Promise<void> {
    if (this.ending) return;
    const ended = this.end().then(() => true);
    if (await Promise.race([ended, delay(timeout, false, { ref: false })])) return;
    for (const client of this.#clients) void client.end().catch(() => {});
  }
}
