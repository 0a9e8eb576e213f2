import type pg from 'pg';
import { vacuumOne } from './vacuumOne.ts';

interface Options {
  /** Whether the disk has enough free space; a vacuum writes. */
  hasFreeSpace: () => Promise<boolean>;
  /** Runs work on the connection of the pool with a higher limit on the time of a statement. */
  withLimit: <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;
  /** Milliseconds between checks of the tables. */
  interval: number;
  onTrouble?: (message: string) => void;
}

/** Number of rounds skipped because of waiting requests before a vacuum runs regardless. */
const maxSkippedRounds = 20;

/**
 * Vacuums the embedded database, a table at a time, while no request waits for the connection, and under constant load
 * once in twenty rounds. Returns a function that stops it.
 */
export function keepVacuumed(
  pool: pg.Pool,
  { hasFreeSpace, withLimit, interval, onTrouble }: Options,
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
    if (isBusy && (skipped += 1) < maxSkippedRounds) return;
    if (!(await hasFreeSpace())) return;
    skipped = 0;
    isRunning = true;
    try {
      const table = await withLimit(vacuumOne);
      // Check again only after other statements ran, unless more tables may need a vacuum.
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
