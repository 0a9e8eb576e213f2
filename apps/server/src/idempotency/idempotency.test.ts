import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { playlists } from '../playlists/table.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { users } from '../users/table.ts';
import { outsideOfRequest } from '../db/RequestTransaction.ts';
import { Payments } from '../payments/Payments.ts';
import { checkouts } from '../payments/table.ts';
import { insertSamplePlans } from '../testing/samplePlans.ts';
import { uploads } from '../files/table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { named } from '../records/named.ts';
import { asListener, viewedBy } from '../testing/testViewers.ts';
import { idempotentChanges } from './idempotentChanges.ts';
import { claimChange, deletePastChanges, keepResponse } from './store.ts';
import { repeatableChanges } from './table.ts';

let database: TestDatabase;
let nora: TestBrowser;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await database.truncate();
  await insertDefaultRoles(database.db);
  nora = await signedIn('nora@segno.example');
});

async function signedIn(email: string) {
  const browser = await TestBrowser.open(createTestServer(database));
  const password = 'correct horse';
  await browser.post('/auth/register', { email, password, password_confirmation: password });
  return browser;
}

const key = 'a-key-of-a-change';
const create = (browser: TestBrowser, name: string, idempotencyKey?: string) =>
  browser.send(
    'POST',
    '/api/v1/playlists',
    { name },
    idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
  );
const count = () => database.db.$count(playlists);

test('HTTP-9 a repeated change is done once and answered the same, also by another server', async () => {
  const first = await create(nora, 'Evening', key);
  const again = await create(nora, 'Evening', key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const restarted = new TestBrowser(createTestServer(database), 'http://localhost:4300');
  for (const [name, value] of nora.cookies) restarted.cookies.set(name, value);
  expect((await create(restarted, 'Evening', key)).body).toEqual(first.body);
  expect(await count()).toBe(1);
});

test('HTTP-9 a kept answer, which may have a secret such as an access token, is not readable in the database', async () => {
  const first = await create(nora, 'Evening', key);
  const [kept] = await database.db.select().from(repeatableChanges);
  expect(kept?.body).not.toContain('Evening');
  // One of an earlier version is plain; one of another key, as after a restore without it, is not repeated.
  await database.db.update(repeatableChanges).set({ body: JSON.stringify(first.body) });
  expect((await create(nora, 'Evening', key)).body).toEqual(first.body);
  await database.db.update(repeatableChanges).set({ body: `${kept?.body?.slice(0, -8)}AAAAAAAA` });
  expect((await create(nora, 'Evening', key)).status).toBe(409);
  expect(await count()).toBe(1);
});

test('HTTP-9 a long answer is kept as it is before its compression', async () => {
  const body = { name: 'Evening', description: 'Slow songs. '.repeat(80) };
  const first = await createTestServer(database).request('http://localhost:4300/api/v1/playlists', {
    method: 'POST',
    headers: {
      cookie: nora.cookieHeader,
      'x-xsrf-token': nora.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/json',
      'idempotency-key': key,
      'accept-encoding': 'br',
    },
    body: JSON.stringify(body),
  });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([201, 'br']);
  const again = await nora.send('POST', '/api/v1/playlists', body, { 'idempotency-key': key });
  expect(again.body).toMatchObject({ playlist: { id: 1, description: body.description.trim() } });
});

test('HTTP-9 a change is not made when its answer cannot be kept, as in a crash, and is made once when it is repeated', async () => {
  await database.db.execute(
    sql`alter table repeatable_changes add constraint crash check (status is null or user_id = 0)`,
  );
  expect((await create(nora, 'Evening', key)).status).toBe(500);
  expect([await count(), await database.db.$count(repeatableChanges)]).toEqual([0, 0]);
  await database.db.execute(sql`alter table repeatable_changes drop constraint crash`);
  expect((await create(nora, 'Evening', key)).status).toBe(201);
  expect((await create(nora, 'Evening', key)).headers.get('idempotency-replayed')).toBe('true');
  expect(await count()).toBe(1);
});

test('HTTP-9 requests with one key that reach two servers together are done once', async () => {
  const other = new TestBrowser(createTestServer(database), 'http://localhost:4300');
  for (const [name, value] of nora.cookies) other.cookies.set(name, value);
  const answers = await Promise.all(
    [nora, other, nora, other].map((browser) => create(browser, 'Evening', key)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await count()).toBe(1);
});

test('HTTP-9 requests with one key that arrive together are done once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(nora, 'Evening', key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await count()).toBe(1);
});

test('HTTP-9 without a key, with another key or of another person, a change is another change', async () => {
  const ben = await signedIn('ben@segno.example');
  await create(nora, 'Evening', key);
  await create(nora, 'Evening', 'another-key-of-a-change');
  await create(nora, 'Evening');
  expect((await create(ben, 'Evening', key)).body).toMatchObject({
    playlist: { id: 4, owner: { name: expect.stringMatching(/^Listener \d+$/) } },
  });
  expect(await count()).toBe(4);
});

test('HTTP-9 a key of another change, or a malformed one, is refused', async () => {
  await create(nora, 'Evening', key);
  expect(await create(nora, 'Morning', key)).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  expect(await create(nora, 'Morning', 'a b')).toMatchObject({ status: 400, body: { code: 'invalid_key' } });
  expect(await count()).toBe(1);
});

test('HTTP-9 a change that failed can be tried again with its key', async () => {
  const add = () => nora.send('POST', '/api/v1/playlists/1/restore', undefined, { 'idempotency-key': key });
  expect((await add()).status).toBe(404);
  await create(nora, 'Evening');
  expect((await add()).status).toBe(200);
});

test('SESSION-6 a suspended person gets no repeated answer', async () => {
  await create(nora, 'Evening', key);
  await database.db.update(users).set({ banned_at: new Date() });
  expect((await create(nora, 'Evening', key)).status).toBe(403);
});

test('HTTP-9 a body that its route would not accept is limited, and refused with a key as without', async () => {
  await create(nora, 'Evening');
  const upload = async (body: string, type: string) =>
    (
      await nora.send('POST', '/api/v1/playlists/1/image', body, {
        'content-type': type,
        'idempotency-key': key,
      })
    ).status;
  expect(await upload('a', 'application/json')).toBe(422);
  expect(await upload('a', 'multipart/form-data; boundary=json')).toBe(422);
  expect(await upload('a'.repeat(1024 * 1024), 'application/json')).toBe(413);
});

test('HTTP-9 a key with a part of a file opens no transaction, which would stop the embedded database', async () => {
  const started = await nora.send('POST', '/api/v1/tus/upload', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '20',
    'upload-metadata': `clientName ${btoa('Tide.mp3')}`,
  });
  expect(started.status).toBe(201);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const sent = createTestServer(database).request(`http://localhost:4300${started.headers.get('location')}`, {
    method: 'PATCH',
    headers: {
      cookie: nora.cookieHeader,
      'x-xsrf-token': nora.cookies.get('XSRF-TOKEN') ?? '',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'idempotency-key': key,
    },
    body: readable,
    duplex: 'half',
  } as RequestInit);
  const writer = writable.getWriter();
  const first = writer.write(new Uint8Array(10));
  // Others see that it is being written while its bytes arrive.
  await expect
    .poll(async () => (await database.db.select({ lease: uploads.lease }).from(uploads))[0]?.lease)
    .toEqual(expect.any(String));
  await first;
  await writer.write(new Uint8Array(10));
  await writer.close();
  expect((await sent).status).toBe(204);
});

test('HTTP-9 a payment that has begun is stored before its service is asked, which may take long', async () => {
  await insertSamplePlans(database.db);
  const log = { warn: vi.fn(), error: vi.fn() };
  const payments = new Payments({
    db: database.db,
    baseUrl: 'http://localhost:4300',
    key: Buffer.from('test gateway key of a test'),
    log,
  });
  const begin = payments.test.startCheckout.bind(payments.test);
  let stored = 0;
  vi.spyOn(payments.test, 'startCheckout').mockImplementation(async (input) => {
    stored = await outsideOfRequest(async () => database.db.$count(checkouts));
    return begin(input);
  });
  const buyer = new TestBrowser(createTestServer(database, { payments }), 'http://localhost:4300');
  for (const [name, value] of nora.cookies) buyer.cookies.set(name, value);
  const pay = () =>
    buyer.send(
      'POST',
      '/api/v1/billing/checkouts',
      { price_id: 1, gateway: 'test' },
      { 'idempotency-key': key },
    );
  const first = await pay();
  expect([first.status, stored]).toEqual([201, 1]);
  expect((await pay()).body).toEqual(first.body);
  expect(await database.db.$count(checkouts)).toBe(1);
});

test('HTTP-9 a change without a body in its answer is repeated without one', async () => {
  const { db } = database;
  const app = new Hono<AppEnv>()
    .use(viewedBy(asListener(1)), idempotentChanges(db))
    .delete('/', async (c) => {
      await db.insert(playlists).values({ ...named('Evening'), owner_id: 1 });
      return c.body(null, 204);
    });
  const remove = () => app.request('/', { method: 'DELETE', headers: { 'idempotency-key': key } });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect(await count()).toBe(1);
});

test('a text with the character U+0000, which PostgreSQL does not store, is refused', async () => {
  expect((await create(nora, 'Even\0ing', key)).status).toBe(422);
  expect(await count()).toBe(0);
});

test('HTTP-9 an upload whose server was stopped is taken over after a minute, not before', async () => {
  const { db } = database;
  const change = { userId: 1, key, digest: 'of an upload' };
  expect(await claimChange(db, change)).toBeNull();
  expect(await claimChange(db, change)).toMatchObject({ status: null });
  await db.update(repeatableChanges).set({ created_at: new Date(Date.now() - 59_000) });
  expect(await claimChange(db, change)).toMatchObject({ status: null });
  await db.update(repeatableChanges).set({ created_at: new Date(Date.now() - 61_000) });
  expect(await claimChange(db, change)).toBeNull();
  expect(await claimChange(db, change)).toMatchObject({ status: null });
  await keepResponse(db, change, { status: 200, body: '{}' });
  await db.update(repeatableChanges).set({ created_at: new Date(Date.now() - 61_000) });
  expect(await claimChange(db, change)).toMatchObject({ status: 200 });
});

test('LOAD-5 of one person at most 1000 answers are kept, and those of the last minutes', async () => {
  await create(nora, 'Evening', key);
  const fill = (from: number, age: string) =>
    database.db.execute(sql`insert into repeatable_changes (user_id, key, digest, status, created_at)
      select 1, 'filling-' || n, '', 200, now() - ${age}::interval from generate_series(${from}::integer, ${from + 1199}::integer) n`);
  await fill(1, '20 minutes');
  await deletePastChanges(database.db);
  expect(await database.db.$count(repeatableChanges)).toBe(1000);
  await fill(2000, '1 minute');
  await deletePastChanges(database.db);
  expect(await database.db.$count(repeatableChanges)).toBe(1201);
  expect((await create(nora, 'Evening', key)).headers.get('idempotency-replayed')).toBe('true');
});

test('HTTP-9 answers are kept for a day', async () => {
  await create(nora, 'Evening', key);
  await deletePastChanges(database.db);
  expect(await database.db.$count(repeatableChanges)).toBe(1);
  await database.db.update(repeatableChanges).set({ created_at: new Date(Date.now() - 25 * 3_600_000) });
  await deletePastChanges(database.db);
  expect(await database.db.$count(repeatableChanges)).toBe(0);
});
