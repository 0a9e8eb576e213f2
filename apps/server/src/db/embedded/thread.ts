/**
 * Runs the embedded PostgreSQL in its own thread, because its statements block the calling thread, on a full disk
 * forever. It receives one batch of PostgreSQL protocol messages at a time and answers it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFiles, startParams } from './DurableFiles.ts';
import type { FromDatabase, ToDatabase, ThreadOptions } from './messages.ts';
import { queryMessage } from './protocol.ts';

const { folder, isDurable } = workerData as ThreadOptions;
/** Bytes of write-ahead log after which a checkpoint lets PostgreSQL reuse its files. */
const logLimit = 64 * 1024 * 1024;

const send = (message: FromDatabase, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

// Temporary sort files of a killed process; PostgreSQL removes them only when it starts as a server.
if (folder) rmSync(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true });

const files = folder ? new DurableFiles(folder) : null;
const opening = PGlite.create({
  ...(files
    ? { fs: files, startParams: [...startParams, '-c', `fsync=${isDurable ? 'on' : 'off'}`] }
    : { dataDir: 'memory://' }),
  extensions: { pg_trgm, unaccent },
});
opening.then(
  () => send({ type: 'open' }),
  (error: unknown) => send({ type: 'broken', reason: describe(error) }),
);

parentPort?.on('message', (message: ToDatabase) => {
  void handle(message).catch((error: unknown) => send({ type: 'broken', reason: nameOf(error) }));
});

async function handle(message: ToDatabase) {
  const postgres = await opening;
  if (message.type === 'close') {
    await postgres.close();
    send({ type: 'closed' });
    return;
  }
  const raw = await postgres.execProtocolRaw(message.batch);
  const answer = new Uint8Array(raw);
  send({ type: 'answer', answer }, [answer.buffer]);
  if (files && files.logBytes > logLimit) {
    // The embedded PostgreSQL has no background processes, so no other code makes checkpoints.
    await postgres.execProtocolRaw(queryMessage('CHECKPOINT'));
    files.logBytes = 0;
  }
}

/** The reason is logged. After the database is open, a message can contain a value. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'a failure of its file system');

/** PostgreSQL's own file system throws objects that are no errors. */
function describe(error: unknown) {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return JSON.stringify(error) ?? 'unknown';
}
