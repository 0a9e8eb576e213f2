import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { outsideOfRequest } from '../db/RequestTransaction.ts';
import { Problem } from '../http/Problem.ts';
import { uploads } from './table.ts';

/** Seconds until another request may write to an upload whose request does not extend its lease. */
const leaseSeconds = 15;

export const lockedMessage = 'upload is currently locked';

export const uploadLocked = () => new Problem({ status: 423, code: 'upload_locked', message: lockedMessage });

/**
 * The right of one request to write to an upload, for all servers. Advisory locks do not work here: the embedded
 * database has one session. Nor does the transaction of a request with a key: others would not see the lease, and on the
 * embedded database they would wait until all bytes have arrived.
 */
export class UploadLease {
  readonly #db: Database;
  readonly #key: string;
  readonly #run = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database, key: string) {
    this.#db = db;
    this.#key = key;
  }

  /** Whether the lease was free. */
  async take(): Promise<boolean> {
    const taken = await outsideOfRequest(async () =>
      this.#db
        .update(uploads)
        .set({ lease: this.#run, leased_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
        .where(
          and(
            eq(uploads.key, this.#key),
            sql`(${uploads.lease} is null or ${uploads.leased_until} < now() or ${uploads.lease} = ${this.#run})`,
          ),
        )
        .returning({ key: uploads.key }),
    );
    const isOurs = taken.length > 0;
    if (isOurs)
      this.#timer ??= setInterval(
        () => void this.take().catch(() => undefined),
        (leaseSeconds * 1000) / 3,
      ).unref();
    return isOurs;
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    await outsideOfRequest(async () =>
      this.#db
        .update(uploads)
        .set({ lease: null, leased_until: null })
        .where(and(eq(uploads.key, this.#key), eq(uploads.lease, this.#run))),
    );
  }
}

/**
 * Runs `work` with the lease of an upload. Throws a 423 while another request has it. What `work` changes is committed
 * at once: it must be safe to repeat.
 */
export async function withLease<T>(db: Database, key: string, work: () => Promise<T>): Promise<T> {
  const lease = new UploadLease(db, key);
  if (!(await lease.take())) throw uploadLocked();
  try {
    return await outsideOfRequest(work);
  } finally {
    await lease.release();
  }
}
