import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnySettingName } from '@segno/data/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, freshPostgres, isOnPostgres } from './testing/testDatabase.ts';
import { settingVariable } from './settings/readEnvironment.ts';
import { TestBrowser } from './testing/testBrowser.ts';
import { bundleServer } from './testing/testBundle.ts';
import { endProcesses, startServer } from './testing/testProcess.ts';

let root: string;
let databaseUrl: string | null = null;
let removeDatabase = () => Promise.resolve();
beforeAll(bundleServer);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'segno-main-'));
  await chmod(root, 0o755);
  if (!isOnPostgres()) return;
  const place = await freshPostgres();
  databaseUrl = place.databaseUrl;
  removeDatabase = place.remove;
});
afterEach(endProcesses);
afterAll(async () => {
  await removeDatabase();
  await rm(root, { recursive: true, force: true });
});

/** Settings of a server with a new data folder that has a migrated database. */
async function settings(name: string) {
  const dataDir = join(root, name);
  if (!databaseUrl) {
    const { folder } = await freshFolder();
    await mkdir(dataDir);
    await rename(folder, join(dataDir, 'database'));
  }
  const env: Record<string, string> = { PORT: '0', SEGNO_DATA_DIR: dataDir, SEGNO_DEMO: '0' };
  if (!databaseUrl) return { dataDir, env };
  // The servers of one database have one secret.
  return { dataDir, env: { ...env, DATABASE_URL: databaseUrl, SEGNO_SECRET: 'x'.repeat(32) } };
}

const lockOf = (dataDir: string) => join(dataDir, 'server.lock');

async function ready(server: ReturnType<typeof startServer>) {
  const line: unknown = JSON.parse(await server.line(/"msg":"ready"/));
  return (line as { url: string }).url;
}

/** The variables of the environment that set these settings. */
const variablesOf = (values: Partial<Record<AnySettingName, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [settingVariable(name as AnySettingName), value]),
  );

/** A mail server that keeps what it receives. */
async function openMailServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    const answer = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | undefined;
    answer('220 mail');
    createInterface(socket).on('line', (line) => {
      if (message && line !== '.') {
        message.push(line);
        return;
      }
      if (message) received.push(message.join('\n'));
      message = line === 'DATA' ? [] : undefined;
      answer(message ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 fine');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, received, close: () => server.close() };
}

async function takenPort() {
  const taken = createServer().listen(0);
  await new Promise((resolve) => taken.once('listening', resolve));
  return { port: (taken.address() as AddressInfo).port, free: () => taken.close() };
}

describe('a server process', () => {
  test('logs that it is ready, answers requests, and exits with 0 on SIGTERM', async () => {
    const { env, dataDir } = await settings('plain');
    const cover = join(dataDir, 'media', 'images', 'cover');
    await mkdir(dirname(cover), { recursive: true });
    await writeFile(cover, 'x');
    const server = startServer(env);
    const url = await ready(server);
    // FILE-1
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    await expect.poll(() => modeOf(cover)).toBe('600');
    expect(await modeOf(dataDir)).toBe('700');
    if (!isOnPostgres()) expect(await modeOf(lockOf(dataDir))).toBe('600');
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
    expect((await fetch(`${url}/api/v1/albums`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.output.stderr).toBe('');
    expect(server.output.stdout).toContain('"msg":"stopped"');
    expect(existsSync(lockOf(dataDir))).toBe(false);
  });

  test('answers 503 for its health, and requests, for the time that a balancer needs', async () => {
    const { env } = await settings('drained');
    const server = startServer({ ...env, SEGNO_DRAIN: '2' });
    const url = await ready(server);
    const start = performance.now();
    server.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/health`)).status).toBe(503);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'stopping' });
    expect((await fetch(`${url}/api/v1/albums`)).status).toBe(200);
    expect(await server.exit).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(2000);
  });

  test.runIf(isOnPostgres())(
    'refuses a client over its limit, also a picture, and still answers for its health',
    async () => {
      const { env } = await settings('limited');
      const server = startServer({ ...env, SEGNO_RATE_LIMIT: '20' });
      const url = await ready(server);
      const statuses: number[] = [];
      // The tests before may have counted: the counts are in the database, by client and minute.
      for (let count = 0; count < 21; count += 1) statuses.push((await fetch(`${url}/api/v1/albums`)).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
      const refused = await fetch(`${url}/api/v1/albums`);
      expect(Number(refused.headers.get('retry-after'))).toSatisfy((wait: number) => wait > 0 && wait <= 60);
      expect((await fetch(`${url}/health`)).status).toBe(200);
      expect((await fetch(`${url}/media/images/demo-album-1/64`)).status).toBe(429);
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    },
  );

  test('creates its folder and its database at the first start, also after an interrupted one', async () => {
    const dataDir = join(root, 'new', 'folder');
    // The embedded database has this name until it is complete.
    const unfinished = join(dataDir, 'database.new');
    if (!isOnPostgres()) {
      await mkdir(unfinished, { recursive: true });
      await writeFile(join(unfinished, 'PG_VERSION'), '17');
    }
    const { env } = isOnPostgres() ? await settings('first') : { env: {} };
    const server = startServer({ ...env, PORT: '0', SEGNO_DEMO: '0', SEGNO_DATA_DIR: dataDir });
    const url = await ready(server);
    expect((await fetch(`${url}/api/v1/albums`)).status).toBe(200);
    expect(existsSync(unfinished)).toBe(false);
    server.kill('SIGINT');
    expect(await server.exit).toBe(0);
  });

  test.runIf(isOnPostgres())(
    'SETTING-8 SETTING-11 sends messages and names lifetimes by its settings, no more messages than the limit',
    async () => {
      const { env } = await settings('configured');
      const mail = await openMailServer();
      const server = startServer({
        ...env,
        ...variablesOf({
          'mail.driver': 'smtp',
          'mail.server': mail.address,
          'mail.sender': 'radio@segno.example',
          'mail.reply_to': 'help@segno.example',
          'mail.footer': 'Radio Nord',
          'mail.hourly_limit': '1',
          'site.contact_address': 'office@segno.example',
          'recaptcha.enable.contact': 'false',
          'cache.cdn_seconds': '600',
        }),
      });
      const url = await ready(server);
      const picture = await fetch(`${url}/media/images/demo-album-1/64`);
      expect(picture.headers.get('cdn-cache-control')).toBe('public, max-age=600');
      const browser = new TestBrowser({ request: fetch } as never, url);
      // A refusal sets the token that a page of the web app sets otherwise.
      await browser.post('/api/v1/contact-page');
      const message = { name: 'Nora', email: 'nora@segno.example', message: 'A question about the low tide' };
      for (let count = 0; count < 2; count += 1)
        expect((await browser.post('/api/v1/contact-page', message)).status).toBe(200);
      await expect.poll(() => mail.received.length, { timeout: 10_000 }).toBe(1);
      expect(mail.received[0]).toMatch(/^From: radio@segno\.example$/m);
      expect(mail.received[0]).toMatch(/^To: office@segno\.example$/m);
      expect(mail.received[0]).toMatch(/^Reply-To: help@segno\.example$/m);
      expect(mail.received[0]).toContain('Radio Nord');
      await delay(1000);
      expect(mail.received).toHaveLength(1);
      mail.close();
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    },
  );

  test('exits at once on a second SIGTERM, and leaves no lock', async () => {
    const { env, dataDir } = await settings('impatient');
    const server = startServer(env);
    const url = new URL(await ready(server));
    // A request that never ends keeps an orderly end waiting.
    const hanging = connect(Number(url.port), 'localhost').on('error', () => {});
    await new Promise((resolve) => hanging.write('GET / HTTP/1.1\r\nHost: x\r\n', resolve));
    await (await fetch(`${url.origin}/health`)).text();
    server.kill('SIGTERM');
    await server.line(/"msg":"stopping"/);
    const again = setInterval(() => server.kill('SIGTERM'), 50);
    expect(await server.exit).toBe(143);
    clearInterval(again);
    expect(existsSync(lockOf(dataDir))).toBe(false);
  });

  // On one database only: what follows here does not depend on it.
  test.runIf(isOnPostgres())(
    'runs on when nobody reads its log, and exits within nine seconds while requests are half sent',
    async () => {
      const { env } = await settings('unread');
      const server = startServer(env);
      const { port, origin } = new URL(await ready(server));
      server.closeOutput();
      const readDropped = async () => {
        const health = (await (await fetch(`${origin}/health`)).json()) as { log: { dropped_lines: number } };
        return health.log.dropped_lines;
      };
      for (let count = 0; count < 5; count++)
        expect((await fetch(`${origin}/api/v1/albums`)).status).toBe(200);
      expect(await readDropped()).toBeGreaterThanOrEqual(5);
      for (const end of ['', 'Content-Length: 100\r\n\r\nhalf']) {
        const socket = connect(Number(port), 'localhost').on('error', () => {});
        await new Promise((resolve) => socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${end}`, resolve));
      }
      await readDropped();
      const start = performance.now();
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
      expect(performance.now() - start).toBeLessThan(9000);
    },
  );

  const hasFullDevice = process.platform === 'linux';
  test.runIf(hasFullDevice && isOnPostgres())('runs on while the disk of its log is full', async () => {
    const { env } = await settings('unwritten');
    const { port, free } = await takenPort();
    free();
    const full = openSync('/dev/full', 'w');
    const server = startServer({ ...env, PORT: String(port) }, { stdout: full });
    closeSync(full);
    const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).json();
    await expect
      .poll(() => ask('/health').catch(() => null), { timeout: 20_000 })
      .toMatchObject({ status: 'ok' });
    await ask('/api/v1/albums');
    await ask('/api/v1/albums');
    await expect
      .poll(() => ask('/health'))
      .toMatchObject({
        status: 'ok',
        log: { dropped_lines: expect.toSatisfy((count: number) => count >= 3) },
      });
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  test.runIf(isOnPostgres())('counts a signal that the terminal and its parent send as one', async () => {
    const { env } = await settings('twice');
    const server = startServer(env);
    await ready(server);
    server.kill('SIGINT');
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });
});

describe.skipIf(isOnPostgres())('one process for each data folder', () => {
  test('a second process exits with one sentence that names the first, which continues', async () => {
    const { env } = await settings('shared');
    const first = startServer(env);
    const url = await ready(first);
    const second = startServer(env);
    expect(await second.exit).toBe(1);
    expect(second.output.stdout).toBe('');
    expect(second.output.stderr).toMatch(/^Segno did not start: [^\n]*\n$/);
    expect(second.output.stderr).toContain(`process ${first.pid}`);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  test('the lock of a killed process is replaced', async () => {
    const { env, dataDir } = await settings('killed');
    const first = startServer(env);
    await ready(first);
    first.kill('SIGKILL');
    await first.exit;
    expect(existsSync(lockOf(dataDir))).toBe(true);
    const second = startServer(env);
    await ready(second);
    expect(await readFile(lockOf(dataDir), 'utf8')).toContain(`"pid":${second.pid}`);
  });
});

describe.runIf(isOnPostgres())('two servers on one database and one media folder', () => {
  test('migrate once when they start together, share generated files, and run on when the other stops', async () => {
    const place = await freshPostgres();
    const dataDir = join(root, 'together');
    const sizes = join(dataDir, 'media', 'sizes');
    const env: Record<string, string> = {
      PORT: '0',
      SEGNO_DATA_DIR: dataDir,
      SEGNO_DEMO: '0',
      DATABASE_URL: place.databaseUrl,
    };
    const servers = [startServer(env), startServer(env)] as const;
    const urls = await Promise.all(servers.map(ready));
    const ask = async (path: string) => {
      const answers = await Promise.all(urls.map((url) => fetch(url + path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [one, two] = await Promise.all(answers.map((answer) => answer.text()));
      expect(one).toBe(two);
      expect(answers[0]?.headers.get('etag')).toBe(answers[1]?.headers.get('etag'));
      return one;
    };
    await ask('/api/v1/channels/home');
    const picture = await ask('/media/images/demo-album-1/64');
    const [file = '', ...others] = await readdir(sizes);
    expect(others).toEqual([]);
    await writeFile(join(sizes, file), 'damaged');
    expect(await ask('/media/images/demo-album-1/64')).toBe(picture);
    servers[0].kill('SIGTERM');
    expect(await servers[0].exit).toBe(0);
    expect((await fetch(`${urls[1]}/api/v1/channels/home`)).status).toBe(200);
    servers[1].kill('SIGTERM');
    expect(await servers[1].exit).toBe(0);
    await place.remove();
  });
});

describe('a server that cannot start prints the reason in one sentence', () => {
  const sentence = async (env: Record<string, string>, more: { uid?: number } = {}) => {
    const server = startServer(env, more);
    expect(await server.exit).toBe(1);
    const [text, ...rest] = server.output.stderr.split('\n');
    expect(rest).toEqual(['']);
    return text;
  };

  test.runIf(isOnPostgres())('a port in use', async () => {
    const { env, dataDir } = await settings('port');
    const { port, free } = await takenPort();
    expect(await sentence({ ...env, PORT: String(port) })).toContain(`Port ${port} is in use`);
    free();
    expect(existsSync(lockOf(dataDir))).toBe(false);
  });

  test.runIf(isOnPostgres())('a folder that it may not write to', async () => {
    const isRoot = process.getuid?.() === 0;
    const dataDir = join(root, 'locked');
    await mkdir(dataDir, { mode: isRoot ? 0o755 : 0o555 });
    const text = await sentence({ PORT: '0', SEGNO_DATA_DIR: dataDir }, isRoot ? { uid: 65_534 } : {});
    expect(text).toContain(`may not write to the data folder ${dataDir}`);
  });

  test.runIf(process.platform === 'linux' && isOnPostgres())(
    'a path where no folder can be created',
    async () => {
      expect(await sentence({ PORT: '0', SEGNO_DATA_DIR: '/proc/x' })).toContain(
        'The data folder /proc/x cannot be made there',
      );
    },
  );

  test.runIf(isOnPostgres())('a file in the place of its folder', async () => {
    const dataDir = join(root, 'file');
    await writeFile(dataDir, '');
    expect(await sentence({ PORT: '0', SEGNO_DATA_DIR: dataDir })).toContain('a file is in its place');
  });

  test.skipIf(isOnPostgres())('a disk without room for a new database', async () => {
    const dataDir = join(root, 'full');
    const text = await sentence({ PORT: '0', SEGNO_DATA_DIR: dataDir, SEGNO_FREE_SPACE_FLOOR: '999999' });
    expect(text).toBe(
      `Segno did not start: The disk that holds the data folder ${dataDir} is full; free some space and start again.`,
    );
  });

  test.runIf(isOnPostgres())('an invalid setting', async () => {
    expect(await sentence({ PORT: 'eighty' })).toContain('PORT must be a whole number');
  });

  test.runIf(isOnPostgres())('a database server that does not answer, without its password', async () => {
    const { port, free } = await takenPort();
    free();
    const dataDir = join(root, 'away');
    const text = await sentence({
      PORT: '0',
      SEGNO_DATA_DIR: dataDir,
      DATABASE_URL: `postgres://segno:hush@127.0.0.1:${port}/segno`,
    });
    expect(text).toContain(`No PostgreSQL server answers at 127.0.0.1:${port}`);
    expect(text).not.toContain('hush');
  });

  test.runIf(isOnPostgres())('a standby, which accepts no writes', async () => {
    const { databaseUrl: standby, remove } = await freshPostgres();
    const url = new URL(standby);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const text = await sentence({ PORT: '0', SEGNO_DATA_DIR: join(root, 'standby'), DATABASE_URL: url.href });
    expect(text).toContain('accepts no writes; set DATABASE_URL to the primary server');
    await remove();
  });

  test.runIf(isOnPostgres())('a database that is not there, or a wrong password', async () => {
    const base = { PORT: '0', SEGNO_DATA_DIR: join(root, 'wrong') };
    const missing = new URL(databaseUrl ?? '');
    missing.pathname = '/no_such_database';
    expect(await sentence({ ...base, DATABASE_URL: missing.href })).toContain(
      'has no database "no_such_database"',
    );
    const stranger = new URL(databaseUrl ?? '');
    stranger.password = 'wrong';
    expect(await sentence({ ...base, DATABASE_URL: stranger.href })).toContain(
      'refused the user or the password',
    );
  });
});
