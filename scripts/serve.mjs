// Runs the built application for a benchmark, with a data folder that is removed afterwards.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Waits until an address answers well. */
async function answering(url, server) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered.');
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within a minute.`);
}

/**
 * Starts the server on a port, with these environment variables; resolves once it answers. `stop()` ends it and
 * removes its folder.
 */
export async function serve(port, env = {}) {
  const address = `http://localhost:${port}/`;
  const folder = mkdtempSync(join(tmpdir(), 'segno-bench-'));
  const server = spawn('node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, SEGNO_DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.on('exit', resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(new URL('/health', address), server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, folder, pid: server.pid, stop };
}
