import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendEmailCode } from '../account/email.ts';
import { createUser } from '../auth/store.ts';
import { storeContact } from '../contact/store.ts';
import { createRouter } from '../http/router.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { JobWorker } from '../jobs/JobWorker.ts';
import { enqueue } from '../jobs/store.ts';
import { ErrorCollector } from '../logs/ErrorCollector.ts';
import { mails } from '../mail/table.ts';
import { playerRoutes } from '../player/routes.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { createSession, findSession } from '../sessions/store.ts';
import { sessions } from '../sessions/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asUser } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import { writeSettings } from './store.ts';

const site = openTestCatalogue((db) => createRouter().route('/me/player', playerRoutes(db)));
const set = (changes: Parameters<typeof writeSettings>[1]) => writeSettings(site.db, changes);

test('SETTING-14 nobody registers with an address of a refused domain, nor changes to one', async () => {
  await set({ 'registration.blocked_domains': ['Mail.example'] });
  const register = (email: string) =>
    createUser(site.db, {
      email,
      password: 'low-tide-at-noon',
      name: 'Nora',
      language: 'en',
      timezone: 'UTC',
    });
  const refused = { code: 'domain_refused' };
  await expect(register('nora@mail.example')).rejects.toMatchObject(refused);
  await expect(register('nora@inner.MAIL.example')).rejects.toMatchObject(refused);
  const id = await register('nora@othermail.example');
  const [user] = await site.db.select().from(users).where(eq(users.id, id));
  const change = sendEmailCode(
    { db: site.db, keys: {} as never },
    { user: user as never, email: 'nora@mail.example', frame: { site: 'Segno', language: 'en' } as never },
  );
  await expect(change).rejects.toMatchObject(refused);
});

const signIn = (userId: number, remember = false) =>
  createSession(site.db, { userId, remember, userAgent: '', ipAddress: '' });

test('SETTING-14 a sign-in ends the other sessions where the site wants it', async () => {
  const { id } = await site.sample.user('Nora');
  await signIn(id);
  await signIn(id);
  expect(await site.db.$count(sessions)).toBe(2);
  await set({ 'sessions.single': true });
  const last = await signIn(id);
  expect(await site.db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: last.id }]);
});

test('SETTING-14 people stay signed in for the set number of days', async () => {
  const day = 86_400_000;
  const { id } = await site.sample.user('Nora');
  await set({ 'sessions.remembered_days': 90 });
  const { token, expiresAt } = await signIn(id, true);
  expect(Math.round((expiresAt.getTime() - Date.now()) / day)).toBe(90);
  // Also without a request for longer than the usual 30 days.
  await site.db.update(sessions).set({ last_active_at: new Date(Date.now() - 60 * day) });
  expect((await findSession(site.db, token))?.user.id).toBe(id);
  await site.db.update(sessions).set({ expires_at: new Date(Date.now() - 1000) });
  expect(await findSession(site.db, token)).toBeNull();
});

test.each([
  { 'queue.workers': 32, most: 2 },
  { 'queue.workers': 1, most: 1 },
])(
  'SETTING-9 a kind of jobs has as many workers as the settings say: %j',
  async ({ most: expected, ...of }) => {
    let running = 0;
    let most = 0;
    let release = () => {};
    const started = new Promise<void>((resolve) => (release = resolve));
    const job = defineJob({
      kind: 'test.slow',
      input: v.object({}),
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        if (running === 2) release();
        // Where only one runs, it gives another one the time to begin.
        await Promise.race([started, delay(200)]);
        running -= 1;
      },
    });
    const silent = { info: () => {}, warn: () => {}, error: () => {} };
    const settings = {
      ...of,
      'queue.paused': [],
      'queue.attempts': 1,
      'queue.workers_of': { 'test.slow': 2 },
    };
    const worker = new JobWorker({ db: site.db, log: silent, jobs: [job], settings: () => settings });
    for (let count = 0; count < 3; count += 1) await enqueue(site.db, job, {});
    await worker.drain();
    await worker.close();
    expect(most).toBe(expected);
  },
);

test('SETTING-14 messages of the contact page go to the address of the settings, else to the admins', async () => {
  await insertDefaultRoles(site.db);
  const write = () =>
    storeContact(
      site.db,
      { name: 'Nora', email: 'nora@segno.example', message: 'Hello' } as never,
      { site: 'Segno', language: 'en', url: 'https://segno.example' } as never,
    );
  await write();
  expect(await site.db.$count(mails)).toBe(0);
  await set({ 'site.contact_address': 'office@segno.example' });
  await write();
  expect(await site.db.select({ to: mails.to }).from(mails)).toEqual([{ to: 'office@segno.example' }]);
});

test('SETTING-12 a server has no more open connections of players than the settings allow', async () => {
  const { id } = await site.sample.user('Nora');
  await set({ 'live.connections': 1 });
  const app = site.open(asUser(id));
  const leave = new AbortController();
  const first = await app.request('/me/player/events', { signal: leave.signal });
  expect(first.status).toBe(200);
  const reader = first.body?.getReader();
  await reader?.read();
  expect((await app.request('/me/player/events')).status).toBe(204);
  await reader?.cancel();
  await expect.poll(async () => (await app.request('/me/player/events')).status).toBe(200);
});

test('SETTING-12 players hold no connection where the site reads at intervals', async () => {
  const { id } = await site.sample.user('Nora');
  await set({ 'live.transport': 'interval' });
  expect((await site.open(asUser(id)).request('/me/player/events')).status).toBe(204);
});

let server: Server;
let address: string;
const received: unknown[] = [];
let status = 200;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push(JSON.parse(text));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void received.splice(0));
afterAll(() => new Promise((closed) => server.close(closed)));

test('SETTING-12 errors are sent to a collector, and again when it did not take them', async () => {
  const errors = new ErrorCollector();
  const written: string[] = [];
  const target = errors.watch({
    write: (line) => void written.push(line),
    dropped: 0,
    flush: () => Promise.resolve(),
  });
  target.write('{"level":50,"msg":"before"}');
  errors.address = address;
  target.write('{"level":30,"msg":"fine"}');
  target.write('{"level":50,"msg":"broken"}');
  status = 503;
  await errors.send();
  status = 200;
  await errors.send();
  await errors.send();
  const broken = { errors: [{ level: 50, msg: 'broken' }] };
  expect(received).toEqual([broken, broken]);
  expect(written).toHaveLength(3);
});
