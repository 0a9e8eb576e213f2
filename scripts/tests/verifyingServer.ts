import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startPostgres } from '../../apps/server/src/db/startPostgres.ts';

export interface VerifyingServer {
  address: string;
  /** The codes of all messages to an address, the oldest first. */
  codesFor(email: string): Promise<string[]>;
  /** The path of the link of the latest invitation of an address. */
  invitationFor(email: string): Promise<string | undefined>;
  ban(email: string): Promise<void>;
  /** Sets a setting as an operator does. It is in effect within five seconds. */
  set(name: string, value: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with the demo catalogue on PostgreSQL, where new people have to verify their addresses. */
export async function startVerifyingServer(): Promise<VerifyingServer> {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'segno-verify-'));
  const env = { PATH: process.env.PATH, DATABASE_URL: postgres.url, SEGNO_DATA_DIR: dataDir };
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...env, PORT: '0', SEGNO_DEMO_AHEAD: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const find = () => /^Segno is at (\S+)$/m.exec(output)?.[1];
    await expect.poll(find, { timeout: 90_000 }).toBeDefined();
    await postgres.run(
      `insert into settings (key, value, is_public) values ('require_email_confirmation', 'true', true)
       on conflict (key) do update set value = excluded.value, is_public = true`,
    );
    /** The messages to an address, the oldest first. */
    const messagesTo = async (email: string) => {
      const folder = join(dataDir, 'mail');
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
      return texts.filter((text) => text.includes(`To: ${email}`));
    };
    return {
      address: find() ?? '',
      codesFor: async (email) =>
        (await messagesTo(email)).flatMap((text) => /^Subject: (\d{6}) /m.exec(text)?.[1] ?? []),
      invitationFor: async (email) =>
        (await messagesTo(email))
          .map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))
          .flatMap((text) => /\/workspace\/join\/[^\s"<]+/.exec(text)?.[0] ?? [])
          .at(-1),
      async set(name, value) {
        await promisify(execFile)(process.execPath, ['scripts/settings.mjs', 'set', name, value], { env });
      },
      ban: (email) => postgres.run('update users set banned_at = now() where email = $1', [email]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
