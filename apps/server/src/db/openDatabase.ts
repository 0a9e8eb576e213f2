import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from './Database.ts';
import { DiskSpace } from './DiskSpace.ts';
import { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';
import { EmbeddedSocket } from './embedded/EmbeddedSocket.ts';

/** Where the data is, and what to be told. */
export interface DatabaseOptions {
  /** A PostgreSQL server; null takes the embedded database in `folder`. */
  databaseUrl: string | null;
  /** Folder of the embedded database; null keeps it in memory, for tests. */
  folder: string | null;
  /** Bytes that must be free on the disk for writes. */
  freeSpaceFloor: number;
  /** Milliseconds that a statement may take. */
  queryTimeout: number;
  /** Told of trouble that the database gets over by itself. */
  onTrouble?: (message: string) => void;
}

/** How long a request waits for a connection before it is told to come back later. */
const connectionTimeout = 3000;

/** Opens the embedded database or the pool of connections to a server. Both speak through the same driver. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openServer(options.databaseUrl, options)
    : openEmbedded(options.folder, options);
}

async function openServer(connectionString: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: options.queryTimeout,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'segno',
    options: '-c TimeZone=UTC',
  });
  pool.on('error', (error) => options.onTrouble?.(`A database connection was lost: ${error.message}`));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return describe(pool, {
    hasRoom: () => Promise.resolve(true),
    withoutLimit: async (client, work) => {
      await client.query('set statement_timeout = 0');
      return work();
    },
    close: () => pool.end(),
  });
}

async function openEmbedded(folder: string | null, options: DatabaseOptions): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  const space = folder ? new DiskSpace(folder, options.freeSpaceFloor) : null;
  const hasRoom = () => space?.hasRoom() ?? Promise.resolve(true);
  const isNew = folder !== null && !existsSync(join(folder, 'PG_VERSION'));
  if (isNew && !(await hasRoom())) {
    throw Object.assign(new Error('There is no room for a new database.'), { code: 'ENOSPC' });
  }
  const postgres = new EmbeddedPostgres({
    folder,
    limit: options.queryTimeout,
    onRestart: (reason) => options.onTrouble?.(`The embedded database is opened again: ${reason}.`),
  });
  await postgres.open();
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeout,
    stream: () => new EmbeddedSocket(postgres, hasRoom),
  });
  pool.on('error', (error) =>
    options.onTrouble?.(`The embedded database lost its session: ${error.message}`),
  );
  return describe(pool, {
    hasRoom,
    withoutLimit: async (_client, work) => {
      postgres.limit = 600_000;
      try {
        return await work();
      } finally {
        postgres.limit = options.queryTimeout;
      }
    },
    close: async () => {
      await pool.end();
      await postgres.close();
    },
  });
}

interface Kind {
  hasRoom: () => Promise<boolean>;
  withoutLimit: <T>(client: pg.PoolClient, work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

function describe(pool: pg.Pool, { hasRoom, withoutLimit, close }: Kind): OpenDatabase {
  // While a connection is lent out nobody listens for its loss, which would end the process; its caller is told by
  // the statement that fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(pool),
    hasRoom,
    async isHealthy(timeout = 2000) {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeout).unref());
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([answer, late]);
    },
    async alone(name, work) {
      const client = await pool.connect();
      try {
        return await withoutLimit(client, async () => {
          await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`segno ${name}`]);
          return await work(drizzle(client));
        });
      } finally {
        // The lock and the lifted limit end with the connection.
        client.release(true);
      }
    },
    close: () => (closing ??= close()),
  };
}
