import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** A folder that Linux keeps in memory. */
const memory = '/dev/shm';
/** Bytes that tests of databases need at most, and the memory of the programs themselves. */
const room = 6 * 2 ** 30;

/**
 * The folder for databases of tests. An embedded database is durable and waits for the disk most of its time, or for
 * seconds while other programs write, so tests use memory where there is room.
 */
export function temporaryFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > room ? memory : tmpdir();
}
