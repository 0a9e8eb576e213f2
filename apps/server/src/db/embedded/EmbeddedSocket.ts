import { Duplex } from 'node:stream';
import type { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { BatchReader, queryMessage, replaceError, welcome } from './protocol.ts';

/** SQLSTATEs. */
const readOnly = '25006';
const diskFull = '53100';

/** Resets the session of the previous connection, and limits the temporary files of one statement. */
const freshSession = ['ROLLBACK', 'DISCARD ALL', `SET TIME ZONE 'UTC'`, `SET temp_file_limit = '512MB'`];

/**
 * A connection to the embedded database with the interface of a socket, for node-postgres. The database has one
 * session, so each connection first resets it, and only one connection may be open at a time.
 */
export class EmbeddedSocket extends Duplex {
  readonly #postgres: EmbeddedPostgres;
  readonly #hasFreeSpace: () => Promise<boolean>;
  readonly #reader = new BatchReader();
  #session = 0;
  #isIdle = true;
  #isReadOnly = false;
  #unsubscribe = () => {};

  constructor(postgres: EmbeddedPostgres, hasFreeSpace: () => Promise<boolean>) {
    super();
    this.#postgres = postgres;
    this.#hasFreeSpace = hasFreeSpace;
  }

  /** Called by node-postgres as on a `net.Socket`. */
  connect(): this {
    void this.#connect();
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  async #connect() {
    try {
      this.#session = await this.#postgres.open();
      for (const sql of freshSession) await this.#exchange(queryMessage(sql));
      this.#unsubscribe = this.#postgres.onLost((error) => this.destroy(error));
      this.emit('connect');
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _read() {}

  override _write(chunk: Uint8Array, _encoding: string, done: (error?: Error | null) => void) {
    this.#forward(chunk).then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }

  async #forward(chunk: Uint8Array) {
    for (const batch of this.#reader.read(chunk)) {
      if (batch === 'startup') {
        this.push(welcome);
      } else if (batch === 'end') {
        this.push(null);
      } else {
        if (this.#isIdle) await this.#followDiskSpace();
        const { answer, summary } = await this.#exchange(batch);
        this.#isIdle = summary.status === 'I';
        const isRefused = this.#isReadOnly && summary.error === readOnly;
        this.push(isRefused ? replaceError(answer, readOnly, diskFull) : answer);
      }
    }
  }

  /**
   * Makes the session read-only while the disk is nearly full, so that no statement can fill it. A refused write then
   * reports a full disk.
   */
  async #followDiskSpace() {
    const isReadOnly = !(await this.#hasFreeSpace());
    if (isReadOnly === this.#isReadOnly) return;
    await this.#exchange(queryMessage(`SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`));
    this.#isReadOnly = isReadOnly;
  }

  #exchange(batch: Uint8Array) {
    return this.#postgres.exchange(this.#session, batch);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#unsubscribe();
    done(error);
  }
}
