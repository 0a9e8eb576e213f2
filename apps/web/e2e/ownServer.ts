import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

/** A server that one journey starts and stops. */
export interface OwnServer {
  address: string;
  dataDir: string;
  /** Gives an account a role, as an operator does. */
  giveRole(email: string, role: string): Promise<void>;
  /** Stops it by a signal and removes its data. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built application by its start command, with a database of its own. */
export async function startOwnServer(env: Record<string, string>): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'segno-own-'));
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { PATH: process.env.PATH, PORT: '0', SEGNO_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    const code = await ended;
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const find = () => /^Segno is at (\S+)$/m.exec(output)?.[1];
    // With the demo it takes ten seconds, on a busy machine many more.
    await expect.poll(find, { timeout: 150_000 }).toBeDefined();
    const giveRole = async (email: string, role: string) => {
      const commandEnv = { PATH: process.env.PATH, SEGNO_DATA_DIR: dataDir, ...env };
      await promisify(execFile)(process.execPath, ['scripts/users.mjs', 'role', email, role], {
        env: commandEnv,
      });
    };
    return { address: find() ?? '', dataDir, giveRole, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
