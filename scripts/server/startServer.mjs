// Starts a server for a benchmark and reads the memory and processor time of processes.
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLessMemory } from '../serverMemory.mjs';

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The descendants of a process. Linux only; empty elsewhere. */
export function childrenOf(pid) {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

/** The memory of processes, in bytes. What several of them share, such as the program, counts in parts (PSS). */
export const memoryOf = (pids) =>
  pids.reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024,
    0,
  );

/** The processor time of processes, in milliseconds: on a busy machine it varies less than throughput. */
export const processorTime = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    // User and system time, in hundredths of a second.
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
  }, 0);

/**
 * Starts the server of a checkout on a prepared database, and waits until it is ready. `profile` is a folder for CPU
 * profiles; `limits` keeps the rate limits, with the addresses of visitors in X-Forwarded-For.
 */
export async function startServer(checkout, env, port, { profile, limits = false } = {}) {
  const child = fork(join(checkout, 'apps/server/src/main.ts'), [], {
    cwd: checkout,
    execArgv: [
      '--import',
      pathToFileURL(fileURLToPath(new URL('probe.mjs', import.meta.url))).href,
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(profile)}`] : []),
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...withLessMemory(process.env),
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEGNO_DEMO: '0',
      ...(limits ? { SEGNO_TRUSTED_PROXIES: '127.0.0.1' } : { SEGNO_RATE_LIMIT: '0' }),
      LOG_LEVEL: 'fatal',
    },
  });
  const address = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
    const isReady = await fetch(new URL('health', address)).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (tries > 300) throw new Error('The server did not get ready within a minute.');
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    address,
    pid: child.pid,
    /** Memory, event-loop delay and the number of statements since the last call. */
    measure: () =>
      new Promise((done, fail) => {
        if (child.exitCode !== null) fail(new Error('The server has ended.'));
        child.once('message', (measured) => done({ ...measured, database: memoryOf(childrenOf(child.pid)) }));
        child.send('measure');
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
