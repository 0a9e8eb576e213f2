import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileEntry } from '@segno/data/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAccessToken } from '../accessTokens/store.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { roles, userRoles } from '../roles/table.ts';
import { freshPostgres } from '../testing/testDatabase.ts';
import { bundleServer } from '../testing/testBundle.ts';
import { endProcesses, startServer, type TestProcess } from '../testing/testProcess.ts';
import { users } from '../users/table.ts';

type Body = Uint8Array | ReadableStream | string;

let root: string;
let place: Awaited<ReturnType<typeof freshPostgres>>;
beforeAll(bundleServer);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'segno-upload-kills-'));
  place = await freshPostgres();
});
afterEach(endProcesses);
afterAll(async () => {
  await place.remove();
  await rm(root, { recursive: true, force: true });
});

/** A program of a person who may upload, known by its token. */
async function insertToken(): Promise<string> {
  const { db, close } = await openDatabase({
    databaseUrl: place.databaseUrl,
    folder: root,
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
  });
  try {
    const values = { name: 'Nora', email: 'nora@music.example', email_verified_at: new Date() };
    const [user] = await db.insert(users).values(values).returning({ id: users.id });
    const permissions = ['api.access', 'music.view', 'uploads.create'].map((name) => ({
      name,
      restrictions: [],
    }));
    const [role] = await db
      .insert(roles)
      .values({ name: 'Uploaders', permissions } as typeof roles.$inferInsert)
      .returning({ id: roles.id });
    if (!user || !role) throw new Error('Nobody was inserted.');
    await db.insert(userRoles).values({ user_id: user.id, role_id: role.id });
    const input = { tokenName: 'test', scopes: ['read', 'write'], expires_in: null } as const;
    return (await createAccessToken(db, user.id, { ...input, scopes: [...input.scopes] })).plainTextToken;
  } finally {
    await close();
  }
}

test('TUS-6 a kill of the server at each step of an upload loses no byte that was acknowledged', async () => {
  const env = {
    PORT: '0',
    SEGNO_DATA_DIR: join(root, 'data'),
    SEGNO_DEMO: '0',
    SEGNO_SECRET: 'x'.repeat(32),
    DATABASE_URL: place.databaseUrl,
  };
  let server: TestProcess;
  let url = '';
  const start = async () => {
    server = startServer(env);
    url = (JSON.parse(await server.line(/"msg":"ready"/)) as { url: string }).url;
  };
  const killAndStart = async () => {
    server.kill('SIGKILL');
    await server.exit;
    await start();
  };
  await start();
  const token = await insertToken();
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), randomBytes(3_000_000)]);
  const send = (path: string, method: string, headers: Record<string, string>, body?: Body) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit);
  const patch = (offset: number, body: Body) =>
    send(
      path,
      'PATCH',
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
    );
  const offset = async () => Number((await send(path, 'HEAD', {})).headers.get('upload-offset'));
  const finish = () =>
    send(
      '/api/v1/tus/entries',
      'POST',
      { 'content-type': 'application/json' },
      JSON.stringify({ uploadKey: path.split('/').at(-1) }),
    );
  const made = await send('/api/v1/tus/upload', 'POST', {
    'upload-length': String(bytes.length),
    'upload-metadata': `clientName ${btoa('Tide.mp3')}`,
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const path = made.headers.get('location') ?? '';

  // After the start.
  await killAndStart();
  expect(await offset()).toBe(0);
  expect((await patch(0, bytes.subarray(0, 1_000_000))).status).toBe(204);

  // While bytes arrive: those of the answered request are there.
  const cut = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(1_000_000, 1_500_000)),
  });
  const broken = patch(1_000_000, cut).catch(() => null);
  await expect.poll(offset, { timeout: 10_000 }).not.toBe(1_000_000);
  await killAndStart();
  await broken;
  // The lease of the killed server ends after 15 s.
  let at = NaN;
  await expect
    .poll(async () => (at = await offset()), { timeout: 30_000, interval: 500 })
    .toBeGreaterThanOrEqual(1_000_000);
  expect((await patch(at, bytes.subarray(at))).status).toBe(204);

  // Between the last byte and the entry, and while the entry is made.
  await killAndStart();
  expect(await offset()).toBe(bytes.length);
  const lost = finish().catch(() => null);
  server!.kill('SIGKILL');
  await lost;
  await killAndStart();
  await expect.poll(async () => (await finish()).status, { timeout: 30_000, interval: 500 }).toBe(200);

  // After the entry: a repetition has the same one.
  await killAndStart();
  const { fileEntry } = (await (await finish()).json()) as { fileEntry: FileEntry };
  const stored = Buffer.from(await (await send(fileEntry.url, 'GET', {})).arrayBuffer());
  expect(stored.equals(bytes)).toBe(true);
  expect(fileEntry.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
}, 120_000);
