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
import { FakeS3 } from '../testing/fakeS3.ts';
import { bundleServer } from '../testing/testBundle.ts';
import { endProcesses, startServer, type TestProcess } from '../testing/testProcess.ts';
import { users } from '../users/table.ts';

type Body = Uint8Array | ReadableStream | string;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** The header of an MP3 frame, then anything. */
const song = (size: number) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), randomBytes(size - 4)]);

let root: string;
let place: Awaited<ReturnType<typeof freshPostgres>>;
let token: string | undefined;
let store: FakeS3;
beforeAll(bundleServer);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'segno-upload-kills-'));
  place = await freshPostgres();
  store = await FakeS3.open();
});
afterEach(endProcesses);
afterEach(() => {
  store.losesAnswer = () => false;
});
afterAll(async () => {
  await store.close();
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

/** A server that is killed and started again. */
async function openServer(more: Record<string, string> = {}) {
  const env = {
    PORT: '0',
    SEGNO_DATA_DIR: join(root, 'data'),
    SEGNO_DEMO: '0',
    SEGNO_SECRET: 'x'.repeat(32),
    DATABASE_URL: place.databaseUrl,
    ...more,
  };
  let server: TestProcess;
  let url = '';
  const start = async () => {
    server = startServer(env);
    url = (JSON.parse(await server.line(/"msg":"ready"/)) as { url: string }).url;
  };
  await start();
  token ??= await insertToken();
  const send = (path: string, method: string, headers: Record<string, string>, body?: Body) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit);
  return {
    send,
    post: (path: string, body: object) =>
      send(`/api/v1/${path}`, 'POST', { 'content-type': 'application/json' }, JSON.stringify(body)),
    /** Kills the server while the store carries out the next request of this kind, and starts it again. */
    async killDuring(isRequest: (method: string, url: URL) => boolean, lost: Promise<unknown>) {
      const gone = lost.catch(() => null);
      await new Promise<void>((resolve) => {
        store.losesAnswer = (method, address) => {
          if (!isRequest(method, address)) return false;
          store.losesAnswer = () => false;
          server.kill('SIGKILL');
          resolve();
          return true;
        };
      });
      await server.exit;
      await gone;
      await start();
    },
    /** Kills the server, waits for what it was doing, and starts it again. */
    async killAndStart(lost?: Promise<unknown>) {
      const gone = lost?.catch(() => null);
      server.kill('SIGKILL');
      await server.exit;
      await gone;
      await start();
    },
  };
}

test('TUS-6 a kill of the server at each step of an upload loses no byte that was acknowledged', async () => {
  const server = await openServer();
  const bytes = song(3_000_004);
  const send = (path: string, method: string, headers: Record<string, string>, body?: Body) =>
    server.send(path, method, { 'tus-resumable': '1.0.0', ...headers }, body);
  const patch = (offset: number, body: Body) =>
    send(
      path,
      'PATCH',
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
    );
  const offset = async () => Number((await send(path, 'HEAD', {})).headers.get('upload-offset'));
  const finish = () => server.post('tus/entries', { uploadKey: path.split('/').at(-1) });
  const made = await send('/api/v1/tus/upload', 'POST', {
    'upload-length': String(bytes.length),
    'upload-metadata': `clientName ${btoa('Tide.mp3')}`,
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const path = made.headers.get('location') ?? '';

  // After the start.
  await server.killAndStart();
  expect(await offset()).toBe(0);
  expect((await patch(0, bytes.subarray(0, 1_000_000))).status).toBe(204);

  // While bytes arrive: those of the answered request are there.
  const cut = () =>
    patch(
      1_000_000,
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(bytes.subarray(1_000_000, 1_500_000)),
      }),
    ).catch(() => null);
  let broken = cut();
  // The question for the offset ends a request whose bytes have not arrived: then it begins again.
  const arrived = async () => {
    const reached = await offset();
    if (reached === 1_000_000) broken = cut();
    return reached;
  };
  await expect.poll(arrived, { timeout: 30_000, interval: 500 }).not.toBe(1_000_000);
  await server.killAndStart(broken);
  // The lease of the killed server ends after 15 s.
  let at = NaN;
  await expect
    .poll(async () => (at = await offset()), { timeout: 30_000, interval: 500 })
    .toBeGreaterThanOrEqual(1_000_000);
  expect((await patch(at, bytes.subarray(at))).status).toBe(204);

  // Between the last byte and the entry, and while the entry is made.
  await server.killAndStart();
  expect(await offset()).toBe(bytes.length);
  await server.killAndStart(finish());
  await expect.poll(async () => (await finish()).status, { timeout: 30_000, interval: 500 }).toBe(200);

  // After the entry: a repetition has the same one.
  await server.killAndStart();
  const { fileEntry } = (await (await finish()).json()) as { fileEntry: FileEntry };
  const stored = Buffer.from(await (await send(fileEntry.url, 'GET', {})).arrayBuffer());
  expect(stored.equals(bytes)).toBe(true);
  expect(fileEntry.hash).toBe(sha256(bytes));
}, 120_000);

test('S3-2 a kill of the server at each step of uploads to the store ends in entries with their bytes', async () => {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.access;
  const server = await openServer({
    SEGNO_S3_DISKS: 'uploads',
    SEGNO_S3_ENDPOINT: endpoint ?? '',
    SEGNO_S3_REGION: region,
    SEGNO_S3_BUCKET: bucket,
    SEGNO_S3_ACCESS_KEY_ID: accessKeyId,
    SEGNO_S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const read = async <T>(answer: Promise<Response>): Promise<T> => {
    const response = await answer;
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as T;
  };
  const partSize = 5 * 1024 * 1024;
  const [whole, parts] = [song(70_000), song(2 * partSize + 100)];
  const described = (bytes: Buffer) => ({ filename: 'Tide.mp3', mime: 'audio/mpeg', size: bytes.length });
  const put = (url: string, body: Uint8Array, type?: string) =>
    fetch(url, {
      method: 'PUT',
      body: new Uint8Array(body),
      ...(type !== undefined && { headers: { 'content-type': type } }),
    });
  const entry = (key: string, bytes: Buffer) =>
    server.post('s3/entries', { clientName: 'Tide.mp3', filename: key, size: bytes.length });

  // While an upload in parts is begun: what comes after the kill begins another one.
  const isBegin = (method: string, url: URL) => method === 'POST' && url.searchParams.has('uploads');
  await server.killDuring(isBegin, server.post('s3/multipart/create', described(parts)));
  const simple = await read<{ url: string; key: string }>(server.post('s3/simple/presign', described(whole)));
  const upload = await read<{ key: string; uploadId: string }>(
    server.post('s3/multipart/create', described(parts)),
  );

  // While parts are signed; the addresses of an earlier server stay valid.
  await server.killAndStart(
    server.post('s3/multipart/batch-sign-part-urls', { ...upload, partNumbers: [1, 2, 3] }),
  );
  const { urls } = await read<{ urls: { url: string; partNumber: number }[] }>(
    server.post('s3/multipart/batch-sign-part-urls', { ...upload, partNumbers: [1, 2, 3] }),
  );
  expect((await put(simple.url, whole, 'audio/mpeg')).status).toBe(200);
  const send = async (number: number) => {
    const { url = '' } = urls.find(({ partNumber }) => partNumber === number) ?? {};
    const answer = await put(url, parts.subarray((number - 1) * partSize, number * partSize));
    return { PartNumber: number, ETag: answer.headers.get('etag') ?? '' };
  };
  const sent = [await send(3), await send(1)];

  // Between the parts, while the entry of the other upload is made.
  const isLook = (method: string, url: URL) => method === 'HEAD' && url.pathname.endsWith(simple.key);
  await server.killDuring(isLook, entry(simple.key, whole));
  const stored = await read<{ parts: { PartNumber: number }[] }>(
    server.post('s3/multipart/get-uploaded-parts', upload),
  );
  expect(stored.parts.map(({ PartNumber }) => PartNumber)).toEqual([1, 3]);
  sent.push(await send(2));

  // While the store joins the parts, and while the entry is made.
  const complete = () => server.post('s3/multipart/complete', { ...upload, parts: sent });
  const isJoin = (method: string, url: URL) => method === 'POST' && url.searchParams.has('uploadId');
  await server.killDuring(isJoin, complete());
  await read(complete());
  await server.killAndStart(entry(upload.key, parts));
  const entries = await Promise.all(
    [
      { key: simple.key, bytes: whole },
      { key: upload.key, bytes: parts },
    ].map(async ({ key, bytes }) => {
      const { fileEntry } = await read<{ fileEntry: FileEntry }>(entry(key, bytes));
      return { key, bytes, id: fileEntry.id };
    }),
  );

  // After the entries: a repetition has the same ones, and their hashes are computed by jobs.
  await server.killAndStart();
  for (const { key, bytes, id } of entries) {
    let again: FileEntry | undefined;
    await expect
      .poll(
        async () => {
          again = (await read<{ fileEntry: FileEntry }>(entry(key, bytes))).fileEntry;
          return again.hash;
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(sha256(bytes));
    expect(again?.id).toBe(id);
    const download = await server.send(again?.url ?? '', 'GET', {});
    expect(sha256(new Uint8Array(await download.arrayBuffer()))).toBe(sha256(bytes));
  }
}, 180_000);
