import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobWorker } from '../jobs/JobWorker.ts';
import { mails } from '../mail/table.ts';
import { openTestTeam, ok, type Person, statusOf } from '../testing/testTeam.ts';
import { storedMails } from '../testing/storedMails.ts';
import { testVault } from '../testing/testOperator.ts';
import { createDeliverJob } from './deliver.ts';
import { sendDigests } from './digest.ts';
import { sessions } from '../sessions/table.ts';
import { createPushJob } from './sendPush.ts';
import { pushSubscriptions } from './table.ts';

const { server, person } = openTestTeam();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const site = 'http://localhost:4300';

/** A push service on this machine. It keeps what browsers would get. */
const service = { received: [] as { headers: IncomingHttpHeaders; body: Buffer }[], status: 201 };
let listener: Server;
let nora: Person;
let ben: Person;
let worker: JobWorker;
let playlist: number;
beforeEach(async () => {
  Object.assign(service, { received: [], status: 201 });
  listener = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    service.received.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(service.status).end();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  nora = await person('Nora');
  ben = await person('Ben');
  worker = new JobWorker({
    db: server.db,
    log,
    interval: 60_000,
    delayAfter: () => 0,
    jobs: [
      // The key of links is that of the server under test.
      createDeliverJob({ baseUrl: site, linkKey: Buffer.from('code key of a test') }),
      createPushJob({
        vault: testVault,
        baseUrl: site,
        // The address of a push service is public; the one of this test stands in for it.
        resolve: (host) => Promise.resolve(host.startsWith('inside.') ? ['10.0.0.1'] : ['1.1.1.1']),
        send: (_address, init) => fetch(`http://127.0.0.1:${port}/push`, init),
      }),
    ],
  });
  const made = await ok(nora, 'POST', '/playlists', { name: 'Evening', public: true });
  playlist = (made.playlist as { id: number }).id;
});
afterEach(async () => {
  await worker.close();
  listener.close();
});

interface Browser {
  keys: ECDH;
  auth: Buffer;
}

/** Adds a browser of a person. */
async function addBrowser(of: Person, endpoint = 'https://push.example/nora'): Promise<Browser> {
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16);
  const p256dh = keys.generateKeys('base64url', 'uncompressed');
  const body = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
  await ok(of, 'POST', '/notifications/me/push', body);
  return { keys, auth };
}

const hmac = (key: Buffer, ...data: (Buffer | string)[]) => {
  const mac = createHmac('sha256', key);
  for (const part of data) mac.update(part);
  return mac.digest();
};

/** What a browser reads from a message (RFC 8291, RFC 8188). */
function decrypt({ keys, auth }: Browser, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const shared = keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, Buffer.from([1])]);
  const input = hmac(hmac(auth, shared), info);
  const key = hmac(salt, input);
  const [secret, nonce] = ['aes128gcm', 'nonce'].map((name) =>
    hmac(key, `Content-Encoding: ${name}\0`, Buffer.from([1])),
  ) as [Buffer, Buffer];
  const decipher = createDecipheriv('aes-128-gcm', secret.subarray(0, 16), nonce.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}

const follow = async () => {
  await ok(ben, 'PUT', `/me/likes/playlists/${playlist}`);
  await worker.drain();
};
const choose = (channels: object) =>
  ok(nora, 'PUT', '/notifications/me/subscriptions', {
    selections: [{ notif_id: 'playlist_followed', channels }],
  });

test('NOTIFY-8 a browser receives an encrypted message that names this site, and nobody else can read it', async () => {
  const browser = await addBrowser(nora);
  await follow();
  const [message] = service.received;
  expect(service.received).toHaveLength(1);
  expect(decrypt(browser, message?.body ?? Buffer.alloc(0))).toMatchObject({
    title: 'Segno',
    body: 'Ben follows your playlist Evening',
    href: expect.stringContaining(`${site}/playlist/${playlist}`) as unknown,
  });
  expect(message?.body.toString('latin1')).not.toContain('Evening');
  // The signature is that of the key that pages of this site give to the browser.
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(message?.headers.authorization ?? '') ?? [];
  expect((await ok(nora, 'GET', '/notifications/me/push')).key).toBe(key);
  const [header, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    publicKey,
    Buffer.from(signature ?? '', 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
  });
});

test('NOTIFY-8 a browser that the push service has forgotten is forgotten, and one that fails is tried again', async () => {
  await addBrowser(nora);
  service.status = 410;
  await follow();
  expect(await server.db.$count(pushSubscriptions)).toBe(0);
});

test('NOTIFY-8 a push service whose name leads into this network gets nothing and is forgotten', async () => {
  await addBrowser(nora, 'https://inside.example/1');
  await addBrowser(nora);
  await follow();
  expect(service.received).toHaveLength(1);
  const left = await server.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
  expect(left).toEqual([{ endpoint: 'https://push.example/nora' }]);
});

test('NOTIFY-8 a person is told the own browsers, until they are removed or used by somebody else', async () => {
  const endpoint = 'https://push.example/shared';
  const endpoints = async (of: Person) => (await ok(of, 'GET', '/notifications/me/push')).endpoints;
  await addBrowser(nora, endpoint);
  expect([await endpoints(nora), await endpoints(ben)]).toEqual([[endpoint], []]);
  await ok(ben, 'DELETE', '/notifications/me/push', { endpoint });
  expect(await endpoints(nora)).toEqual([endpoint]);
  await addBrowser(ben, endpoint);
  expect([await endpoints(nora), await endpoints(ben)]).toEqual([[], [endpoint]]);
  await ok(ben, 'DELETE', '/notifications/me/push', { endpoint });
  expect(await endpoints(ben)).toEqual([]);
});

test('NOTIFY-8 a browser whose session was ended elsewhere gets nothing more', async () => {
  await addBrowser(nora);
  expect(await server.db.$count(pushSubscriptions)).toBe(1);
  await server.db.delete(sessions).where(eq(sessions.user_id, nora.id));
  expect(await server.db.$count(pushSubscriptions)).toBe(0);
});

test('NOTIFY-8 an address of this network is no push service', async () => {
  const keys = { p256dh: 'x', auth: 'x' };
  for (const endpoint of [
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://[::ffff:10.0.0.1]/push',
    'https://printer.local/push',
    'https://localhost/push',
    'http://push.example/1',
  ])
    expect(await statusOf(nora, 'POST', '/notifications/me/push', { endpoint, keys }), endpoint).toBe(422);
});

test('NOTIFY-7 a kind arrives where the person wants it, and its mails end by one press without a sign-in', async () => {
  await addBrowser(nora);
  await choose({ app: false, email: true, browser: false });
  await follow();
  expect(service.received).toEqual([]);
  expect((await ok(nora, 'GET', '/notifications')).pagination).toMatchObject({ data: [] });
  const [mail] = await storedMails(server.db);
  const [stored] = await server.db.select().from(mails);
  expect(mail).toMatchObject({ to: 'nora@segno.example', subject: 'Ben follows your playlist Evening' });
  const address = stored?.unsubscribe_url ?? '';
  // A mail program opens links by itself: nothing happens then.
  const open = (method: string, url = address) => server.app.request(url, { method });
  expect((await open('GET')).status).toBe(200);
  const isOn = async () => {
    const { user_selections } = (await ok(nora, 'GET', '/notifications/me/subscriptions')) as {
      user_selections: { notif_id: string; channels: { email: boolean } }[];
    };
    return user_selections.find(({ notif_id }) => notif_id === 'playlist_followed')?.channels.email;
  };
  expect(await isOn()).toBe(true);
  const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await open('POST', forged)).status).toBe(404);
  expect((await open('POST')).status).toBe(200);
  expect(await isOn()).toBe(false);
});

test('NOTIFY-10 a person gets one mail a day with all notifications, which ends by one press', async () => {
  await choose({ email: true });
  const daily = (email_frequency: string) =>
    ok(nora, 'PUT', '/notifications/me/subscriptions', { selections: [], email_frequency });
  expect(await daily('daily')).toMatchObject({ email_frequency: 'daily' });
  await follow();
  const cleo = await person('Cleo');
  await ok(cleo, 'PUT', `/me/likes/playlists/${playlist}`);
  await worker.drain();
  expect(await server.db.$count(mails)).toBe(0);
  const options = { baseUrl: site, linkKey: Buffer.from('code key of a test') };
  expect(await sendDigests(server.db, options)).toBe(1);
  const [mail] = await storedMails(server.db);
  expect(mail).toMatchObject({ to: 'nora@segno.example', subject: '2 notifications from Segno' });
  for (const name of ['Ben', 'Cleo']) expect(mail?.text).toContain(`${name} follows your playlist Evening`);
  // Nothing waits any more.
  expect(await sendDigests(server.db, options)).toBe(0);
  const [stored] = await server.db.select().from(mails);
  expect((await server.app.request(stored?.unsubscribe_url ?? '', { method: 'POST' })).status).toBe(200);
  const { user_selections } = (await ok(nora, 'GET', '/notifications/me/subscriptions')) as {
    user_selections: { channels: { email: boolean } }[];
  };
  expect(user_selections.some(({ channels }) => channels.email)).toBe(false);
});

test('NOTIFY-9 a person deletes an own notification', async () => {
  await follow();
  const read = async () =>
    ((await ok(nora, 'GET', '/notifications')).pagination as { data: { id: number }[] }).data;
  const [notification] = await read();
  await ok(ben, 'DELETE', `/notifications/${notification?.id}`);
  expect(await read()).toHaveLength(1);
  await ok(nora, 'DELETE', `/notifications/${notification?.id}`);
  expect(await read()).toEqual([]);
});
