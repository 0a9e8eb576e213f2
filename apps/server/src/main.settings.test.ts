import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { OpenDatabase } from './db/Database.ts';
import { openDatabase } from './db/openDatabase.ts';
import { queueMail } from './mail/store.ts';
import { mails } from './mail/table.ts';
import { keepSealedWith } from './secrets/atRest.ts';
import { createVault } from './secrets/vault.ts';
import { writeSettings } from './settings/store.ts';
import { sampleCatalogue } from './testing/sampleCatalogue.ts';
import { bundleServer } from './testing/testBundle.ts';
import { freshPostgres } from './testing/testDatabase.ts';
import { endProcesses, startServer, type TestProcess } from './testing/testProcess.ts';

// What `main.ts` hands to parts of the server is tested with the whole process: nothing else notices when it does not.
const secret = 'x'.repeat(32);
const vault = createVault(Buffer.from(secret));

let folder: string;
let place: Awaited<ReturnType<typeof freshPostgres>>;
let database: OpenDatabase;
let process: TestProcess;
let url: string;
beforeAll(bundleServer);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-main-settings-'));
  place = await freshPostgres(inject('postgresTemplate'));
  keepSealedWith(vault);
  database = await openDatabase({ ...place, freeSpaceFloor: 0, queryTimeout: 30_000, isDurable: false });
  process = startServer({
    PORT: '0',
    SEGNO_DATA_DIR: folder,
    SEGNO_DEMO: '0',
    DATABASE_URL: place.databaseUrl,
    SEGNO_SECRET: secret,
  });
  url = (JSON.parse(await process.line(/"msg":"ready"/)) as { url: string }).url;
});
afterAll(async () => {
  await endProcesses();
  await database.close();
  await place.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The address of a picture that everybody may see. */
const picture = '/media/images/demo-album-1/64';
const cdnHeader = async () => (await fetch(url + picture)).headers.get('cdn-cache-control');
const soon = { timeout: 10_000 };

let applied = 0;
/** Stores settings, and waits until the server follows them. It takes all of them over in the same reading. */
async function apply(changes: Parameters<typeof writeSettings>[1]) {
  applied += 1;
  await writeSettings(database.db, { ...changes, 'cache.cdn_seconds': applied }, { vault });
  await expect.poll(cdnHeader, soon).toBe(`public, max-age=${applied}`);
}

interface Line {
  level: number;
  msg: string;
  status?: number;
}
/** How many lines a request leaves in the log. A line is written before its response has ended, or soon after. */
async function linesOf(path: string): Promise<number> {
  const before = process.output.stdout.length;
  const { status } = await fetch(url + path);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return process.output.stdout
    .slice(before)
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]))
    .filter((line) => line.msg === 'request' && line.status === status).length;
}

const closing: (Server | HttpServer)[] = [];
const listen = async (server: Server | HttpServer) => {
  closing.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
};
afterAll(async () => {
  for (const server of closing) await new Promise((closed) => server.close(closed));
});

/** The errors that a collector has received. */
const received: unknown[] = [];
const createCollector = () =>
  createHttpServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push(...(JSON.parse(text) as { errors: unknown[] }).errors);
      response.end();
    });
  });

/** What a mail server was told, which takes every message. */
const told: string[] = [];
const createMailServer = () =>
  createServer((socket) => {
    let isData = false;
    const say = (text: string) => socket.write(`${text}\r\n`);
    socket.on('error', () => {});
    say('220 mail.segno.example');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        told.push(line);
        if (isData && line !== '.') continue;
        if (line === 'DATA') say('354 go on');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else say('250 fine');
        isData = line === 'DATA';
      }
    });
  });

const genres = async () => {
  const response = await fetch(`${url}/api/v1/genres`);
  return ((await response.json()) as { pagination: { data: unknown[] } }).pagination.data.length;
};
const addGenre = (name: string) => sampleCatalogue(database.db).genre(name);
const policy = async () => {
  const page = await fetch(`${url}/nothing`, { headers: { accept: 'text/html' } });
  return page.headers.get('content-security-policy');
};

test('SETTING-12 SETTING-11 logging.level debug logs more, cache.cdn_seconds and uploads.public_address name a CDN', async () => {
  expect(await linesOf('/api/v1/albums')).toBe(1);
  // Requests of health are lines of the level `debug`.
  expect(await linesOf('/health')).toBe(0);
  expect(await cdnHeader()).toBeNull();
  expect(await policy()).not.toContain('https://cdn.example');
  await apply({
    'logging.level': 'debug',
    'logging.collector': `http://127.0.0.1:${await listen(createCollector())}`,
    'uploads.public_address': 'https://cdn.example',
    'cache.answers_seconds': 300,
    'mail.driver': 'smtp',
    'mail.server': `smtp://127.0.0.1:${await listen(createMailServer())}`,
    'mail.sender': 'Radio <radio@segno.example>',
    'mail.hourly_limit': 1,
  });
  expect(await linesOf('/health')).toBe(1);
  expect(await policy()).toContain('https://cdn.example');
});

test('SETTING-12 logging.collector receives the errors of the log', async () => {
  await database.db.execute(sql`alter table albums rename to albums_away`);
  try {
    expect((await fetch(`${url}/api/v1/albums?query=tide`)).status).toBe(500);
  } finally {
    await database.db.execute(sql`alter table albums_away rename to albums`);
  }
  await expect
    .poll(() => received, soon)
    .toContainEqual(expect.objectContaining({ level: 50, msg: 'internal_error' }));
});

test('SETTING-11 SETTING-8 cache.answers_seconds keeps responses, mail.server gets as many messages as mail.hourly_limit', async () => {
  expect(await genres()).toBe(0);
  await addGenre('tide');
  const shown = performance.now();
  for (const name of ['a', 'b'])
    await queueMail(database.db, { to: `${name}@segno.example`, subject: 'Tide', text: 'Tide', html: '' });
  await expect.poll(() => told, soon).toContain('RCPT TO:<a@segno.example>');
  expect(told).toContain('MAIL FROM:<radio@segno.example>');
  const waiting = async () =>
    (await database.db.select().from(mails)).map(({ to, next_attempt_at: next }) => [to, next > new Date()]);
  await expect.poll(waiting, soon).toEqual([['b@segno.example', true]]);
  expect(told).not.toContain('RCPT TO:<b@segno.example>');
  // Longer than the five seconds without the setting.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, 5500 - (performance.now() - shown))));
  expect(await genres()).toBe(0);
});

test('SETTING-12 SETTING-11 logging.level error logs less, and cache.answers_seconds 0 keeps nothing', async () => {
  await apply({ 'logging.level': 'error', 'cache.answers_seconds': 0 });
  expect(await linesOf('/api/v1/albums')).toBe(0);
  expect(await linesOf('/api/v1/nothing')).toBe(0);
  expect(await genres()).toBe(1);
  await addGenre('reef');
  expect(await genres()).toBe(2);
});

test('SETTING-17 SETTING-11 logging.sample_rate leaves successful requests out, and cache_version clears responses', async () => {
  await apply({ 'logging.level': 'environment', 'logging.sample_rate': 0, 'cache.answers_seconds': 300 });
  expect(await linesOf('/api/v1/albums')).toBe(0);
  expect(await linesOf('/api/v1/nothing')).toBe(1);
  expect(await genres()).toBe(2);
  await addGenre('harbour');
  expect(await genres()).toBe(2);
  await writeSettings(database.db, { cache_version: 7 });
  await expect.poll(genres, soon).toBe(3);
});
