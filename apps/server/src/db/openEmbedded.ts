import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConnectionPool } from './ConnectionPool.ts';
import type { OpenDatabase } from './Database.ts';
import { describeDatabase } from './describeDatabase.ts';
import { DiskSpace } from './DiskSpace.ts';
import { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';
import { EmbeddedSocket } from './embedded/EmbeddedSocket.ts';
import type { DatabaseOptions } from './DatabaseOptions.ts';

/** Opens the embedded database: one connection to a process of its own. */
export async function openEmbedded(
  folder: string | null,
  { freeSpaceFloor, queryTimeout, onTrouble }: Omit<DatabaseOptions, 'databaseUrl' | 'folder'>,
): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  const space = folder ? new DiskSpace(folder, freeSpaceFloor) : null;
  const hasRoom = () => space?.hasRoom() ?? Promise.resolve(true);
  const isNew = folder !== null && !existsSync(join(folder, 'PG_VERSION'));
  if (isNew && !(await hasRoom())) {
    throw Object.assign(new Error('There is no room for a new database.'), { code: 'ENOSPC' });
  }
  const postgres = new EmbeddedPostgres({
    folder,
    limit: queryTimeout,
    onRestart: (reason) => onTrouble?.(`The embedded database is opened again: ${reason}.`),
  });
  await postgres.open();
  const pool = new ConnectionPool(
    { max: 1, idleTimeoutMillis: 0, stream: () => new EmbeddedSocket(postgres, hasRoom) },
    (error) => onTrouble?.(`The embedded database lost its session: ${error.message}`),
  );
  return describeDatabase(pool, {
    hasRoom,
    async withoutLimit(work) {
      const client = await pool.connect();
      postgres.limit = 600_000;
      try {
        return await work(client);
      } finally {
        postgres.limit = queryTimeout;
        client.release(true);
      }
    },
    async close() {
      await pool.close();
      await postgres.close();
    },
  });
}
