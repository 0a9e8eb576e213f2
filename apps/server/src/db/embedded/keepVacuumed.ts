import type pg from 'pg';
import { vacuumOne } from './vacuumOne.ts';

interface Options {
  /** Whether the disk has room; vacuuming writes. */
  hasRoom: () => Promise<boolean>;
  /** Runs work on the connection of the pool with a higher limit on the time of a statement. */
  withLimit: <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;
  /** Milliseconds between two looks at the tables. */
  interval: number;
  onTrouble?: (message: string) => void;
}

/** Rounds in which requests wait before one of them is made to wait for a vacuum. */
const politeRounds = 20;

/**
 * Vacuums the embedded database, a table at a time, in moments in which no request waits for the connection, and once
 * in twenty rounds in any. Returns how to stop.
 */
export function keepVacuumed(
  pool: pg.Pool,
  { hasRoom, withLimit, interval, onTrouble }: Options,
): () => void {
  let uses = 0;
  let seen = 0;
  let skipped = 0;
  let isRunning = false;
  pool.on('acquire', () => {
    uses += 1;
  });

  const look = async () => {
    if (isRunning || uses === seen) return;
    const isBusy = pool.waitingCount > 0 || pool.idleCount < pool.totalCount;
    if (isBusy && (skipped += 1) < politeRounds) return;
    if (!(await hasRoom())) return;
    skipped = 0;
    isRunning = true;
    try {
      const table = await withLimit(vacuumOne);
      // Look again only after somebody else has used the database, unless there may be more to do.
      if (table === null) seen = uses;
    } catch (error) {
      onTrouble?.(`The embedded database was not vacuumed: ${String(error)}`);
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void look(), interval).unref();
  return () => clearInterval(timer);
}
