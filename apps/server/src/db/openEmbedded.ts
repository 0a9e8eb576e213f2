import { mkdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import type pg from 'pg';
import { makePrivate } from '../privateFiles.ts';
import { answerSnapshots, snapshotFolder } from './backup/snapshots.ts';
import { ConnectionPool } from './ConnectionPool.ts';
import type { OpenDatabase } from './Database.ts';
import { describeDatabase } from './describeDatabase.ts';
import { DiskSpace } from './DiskSpace.ts';
import { holdsDatabase } from './embedded/databaseFolder.ts';
import { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';
import { EmbeddedSocket } from './embedded/EmbeddedSocket.ts';
import { keepVacuumed } from './embedded/keepVacuumed.ts';
import type { DatabaseOptions } from './DatabaseOptions.ts';

/** Milliseconds that a statement of long work, such as a migration, may take. */
const aloneLimit = 600_000;
/** Milliseconds that the vacuum of one table may take. */
const vacuumLimit = 60_000;

/** Opens the embedded database: one connection to a process of its own. */
export async function openEmbedded(
  folder: string | null,
  {
    freeSpaceFloor,
    queryTimeout,
    isDurable,
    vacuumInterval = 30_000,
    onTrouble,
  }: Omit<DatabaseOptions, 'databaseUrl' | 'folder'>,
): Promise<OpenDatabase> {
  const space = folder ? new DiskSpace(folder, freeSpaceFloor) : null;
  const hasFreeSpace = () => space?.hasFreeSpace() ?? Promise.resolve(true);
  if (folder !== null && !holdsDatabase(folder)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await hasFreeSpace())) {
      throw Object.assign(new Error('There is no room for a new database.'), { code: 'ENOSPC' });
    }
    await createDatabase(folder);
  }
  if (folder !== null) await makePrivate(folder);
  const postgres = new EmbeddedPostgres({
    folder,
    isDurable,
    limit: queryTimeout,
    onRestart: (reason) => onTrouble?.(`The embedded database is opened again: ${reason}.`),
  });
  await postgres.open();
  const pool = new ConnectionPool(
    { max: 1, idleTimeoutMillis: 0, stream: () => new EmbeddedSocket(postgres, hasFreeSpace) },
    (error) => onTrouble?.(`The embedded database lost its session: ${error.message}`),
  );
  /** Runs work on the one connection with another limit on the time of a statement. */
  const withLimit = async <T>(limit: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    postgres.limit = limit;
    try {
      return await work(client);
    } finally {
      postgres.limit = queryTimeout;
      client.release(true);
    }
  };
  const stopVacuum = keepVacuumed(pool, {
    hasFreeSpace,
    withLimit: (work) => withLimit(vacuumLimit, work),
    interval: vacuumInterval,
    onTrouble,
  });
  if (folder) await rm(snapshotFolder(folder), { recursive: true, force: true });
  const stopSnapshots = folder
    ? answerSnapshots(
        folder,
        () => pool.query('checkpoint'),
        (work) =>
          withLimit(aloneLimit, async (client) => {
            const start = performance.now();
            await client.query('checkpoint');
            await work();
            return performance.now() - start;
          }),
      )
    : () => {};
  return describeDatabase(pool, {
    hasFreeSpace,
    withoutLimit: (work) => withLimit(aloneLimit, work),
    async close() {
      stopVacuum();
      stopSnapshots();
      await pool.close();
      await postgres.close();
    },
  });
}

/** Creates a database under another name first, because an interrupted creation leaves an incomplete database. */
async function createDatabase(folder: string): Promise<void> {
  const place = await realpath(folder);
  const unfinished = `${place}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const postgres = new EmbeddedPostgres({ folder: unfinished, limit: 60_000, onRestart: () => {} });
  await postgres.open();
  await postgres.close();
  await rmdir(place);
  await rename(unfinished, place);
}
