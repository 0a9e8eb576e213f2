/**
 * The process of the embedded database. It starts the worker thread of PGlite, passes messages between it and the
 * server, and exits at once when the server is gone, whatever statement is running.
 */
import { Worker } from 'node:worker_threads';
import type { FromDatabase, ThreadOptions, ToDatabase } from './messages.ts';

// PGlite creates files with mode 666.
process.umask(0o077);

const workerData = JSON.parse(process.argv[2] ?? '') as ThreadOptions;
const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData, execArgv: [] });

process.on('message', (message: ToDatabase) => thread.postMessage(message));
thread.on('message', (message: FromDatabase) => process.send?.(message));
thread.on('error', (error) => {
  process.send?.({ type: 'broken', reason: error.name } satisfies FromDatabase);
});
thread.on('exit', () => process.disconnect());

// Without a server nothing may be written: the next server may open the folder at any moment.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C reaches every process of a terminal; the server decides when to close the folder.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
