import { generate } from 'otplib';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { attempts } from '../attempts/table.ts';
import { accessTokens } from '../accessTokens/table.ts';
import { giveRole } from '../roles/store.ts';
import { sessions } from '../sessions/table.ts';
import { writeSettings } from '../settings/store.ts';
import { openTestAccounts } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { twoFactorSecrets } from '../twoFactor/table.ts';
import { users } from '../users/table.ts';

const accounts = openTestAccounts();
const password = 'correct horse';
const nora = { email: 'nora@segno.example', password };

let browser: TestBrowser;
beforeEach(async () => void ({ browser } = await accounts.registered()));

const confirm = (of = browser) => of.post('/auth/user/confirm-password', { password });

/** Switches two-factor authentication on; gives the secret and the recovery codes. */
async function enable() {
  await confirm();
  await browser.post('/auth/user/two-factor-authentication');
  const { secret } = (await browser.send('GET', '/auth/user/two-factor/qr-code')).body as { secret: string };
  const { body } = await browser.send('GET', '/api/v1/me');
  const { two_factor_recovery_codes: codes } = body.user as { two_factor_recovery_codes: string[] };
  const code = await generate({ secret });
  expect((await browser.post('/auth/user/confirmed-two-factor-authentication', { code })).status).toBe(200);
  // The setup has used the code of this time step.
  await accounts.db.update(twoFactorSecrets).set({ last_step: 0 });
  return { secret, codes };
}

async function challenged() {
  const other = await TestBrowser.open(accounts.app);
  expect((await other.post('/auth/login', nora)).body).toEqual({ two_factor: true });
  return other;
}

const isIn = async (of: TestBrowser) => (await of.send('GET', '/api/v1/me')).status === 200;

test('TWOFACTOR-1 TWOFACTOR-4 a code signs in once, and nothing of the account is reached before it', async () => {
  const { secret, codes } = await enable();
  expect(codes).toHaveLength(8);
  expect(codes.every((code) => code.length === 21)).toBe(true);
  const [first, second] = [await challenged(), await challenged()];
  expect(await isIn(first)).toBe(false);
  const code = await generate({ secret });
  expect((await first.post('/auth/two-factor-challenge', { code })).status).toBe(200);
  expect(await isIn(first)).toBe(true);
  // A replay in another browser.
  expect((await second.post('/auth/two-factor-challenge', { code })).status).toBe(422);
  expect(await isIn(browser)).toBe(true);
});

test('TWOFACTOR-4 a code and a recovery code are valid once, also in parallel requests', async () => {
  const { secret, codes } = await enable();
  const code = await generate({ secret });
  for (const body of [{ code }, { recovery_code: codes[0] }]) {
    const browsers = [await challenged(), await challenged(), await challenged()];
    const results = await Promise.all(browsers.map((one) => one.post('/auth/two-factor-challenge', body)));
    expect(results.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 422, 422]);
  }
});

test('TWOFACTOR-3 the code of the step before is accepted, and no older one', async () => {
  const { secret } = await enable();
  const epoch = Math.floor(Date.now() / 1000);
  const old = await generate({ secret, epoch: epoch - 90 });
  const former = await generate({ secret, epoch: epoch - 30 });
  const other = await challenged();
  expect((await other.post('/auth/two-factor-challenge', { code: old })).status).toBe(422);
  expect((await other.post('/auth/two-factor-challenge', { code: former })).status).toBe(200);
});

test('TWOFACTOR-5 ten codes of an account are tried within 15 minutes, whatever the browser', async () => {
  const { secret } = await enable();
  await accounts.db.delete(attempts);
  for (let tried = 0; tried < 10; tried += 1) {
    const other = await challenged();
    expect((await other.post('/auth/two-factor-challenge', { code: '000000' })).status).toBe(422);
  }
  const other = await challenged();
  const code = await generate({ secret });
  expect((await other.post('/auth/two-factor-challenge', { code })).status).toBe(429);
});

test('TWOFACTOR-6 a sign-in that waits for its second factor ends after 10 minutes, and belongs to one browser', async () => {
  const { secret } = await enable();
  const first = await challenged();
  const answer = async (of: TestBrowser) =>
    (await of.post('/auth/two-factor-challenge', { code: await generate({ secret }) })).body.code;
  expect(await answer(await TestBrowser.open(accounts.app))).toBe('challenge_ended');
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
  expect(await answer(first)).toBe('challenge_ended');
  expect(await isIn(first)).toBe(false);
});

test('TWOFACTOR-6 another password ends the sign-ins that wait for a second factor', async () => {
  const { secret } = await enable();
  const waiting = await challenged();
  const next = 'an uncommon sentence';
  const passwords = { current_password: password, password: next, password_confirmation: next };
  expect((await browser.send('PUT', '/auth/user/password', passwords)).status).toBe(200);
  const code = await generate({ secret });
  expect((await waiting.post('/auth/two-factor-challenge', { code })).body.code).toBe('challenge_ended');
});

test('CONFIRM-2 twenty passwords of an account are tried within 15 minutes, whatever the browser', async () => {
  const other = await TestBrowser.open(accounts.app);
  await other.post('/auth/login', nora);
  await accounts.db.delete(attempts);
  const guess = async (of: TestBrowser, given: string) =>
    (await of.post('/auth/user/confirm-password', { password: given })).status;
  for (let tried = 0; tried < 10; tried += 1)
    for (const of of [browser, other]) expect(await guess(of, `wrong ${tried}`)).toBe(422);
  expect(await guess(browser, password)).toBe(429);
  expect(await guess(other, password)).toBe(429);
}, 30_000);

test('TWOFACTOR-8 the database has the secret neither as text nor as digest', async () => {
  const { secret } = await enable();
  const [row] = await accounts.db.select().from(twoFactorSecrets);
  expect(JSON.stringify(row)).not.toContain(secret);
});

test('CONFIRM-1 a confirmation counts for 9000 s in its session, whatever the request asks for', async () => {
  const status = async (of = browser) =>
    (await of.send('GET', '/auth/user/confirmed-password-status?seconds=999999')).body;
  expect(await status()).toEqual({ confirmed: false });
  await confirm();
  expect(await status()).toEqual({ confirmed: true });
  const other = await TestBrowser.open(accounts.app);
  await other.post('/auth/login', nora);
  expect(await status(other)).toEqual({ confirmed: false });
  await accounts.db.update(sessions).set({ password_confirmed_at: new Date(Date.now() - 9_001_000) });
  expect(await status()).toEqual({ confirmed: false });
  expect((await browser.post('/auth/user/two-factor-authentication')).status).toBe(423);
});

test('ACCOUNT-6 another password ends all other sessions, and a common one is refused', async () => {
  const other = await TestBrowser.open(accounts.app);
  await other.post('/auth/login', nora);
  const change = (next: string) =>
    browser.send('PUT', '/auth/user/password', {
      current_password: password,
      password: next,
      password_confirmation: next,
    });
  expect((await change('password123')).body).toMatchObject({ code: 'common_password' });
  expect((await change('an uncommon sentence')).status).toBe(200);
  expect(await isIn(browser)).toBe(true);
  expect(await isIn(other)).toBe(false);
});

test('SESSION-9 a person ends a session of the own account and of nobody else', async () => {
  const other = await TestBrowser.open(accounts.app);
  await other.post('/auth/login', nora);
  const { body } = await browser.send('GET', '/api/v1/user-sessions');
  const listed = body.sessions as { id: number; is_current_device: boolean }[];
  expect(listed.map(({ is_current_device }) => is_current_device)).toEqual([true, false]);
  const stranger = await TestBrowser.open(accounts.app);
  await stranger.post('/auth/register', {
    email: 'ben@segno.example',
    password,
    password_confirmation: password,
  });
  const path = `/api/v1/user-sessions/${listed[1]?.id}`;
  expect((await stranger.send('DELETE', path)).status).toBe(404);
  expect((await browser.send('DELETE', path)).status).toBe(200);
  expect(await isIn(other)).toBe(false);
});

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

async function createToken(body: object = {}) {
  const [user] = await accounts.db.select().from(users);
  await giveRole(accounts.db, user?.id ?? 0, 'Admins');
  await confirm();
  const made = await browser.post('/api/v1/access-tokens', { tokenName: 'Script', ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const text = made.body.plainTextToken as string;
  const send = (method: string, path: string, input?: object, headers?: Record<string, string>) =>
    accounts.app.request(`http://localhost:4300${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${text}`,
        ...(input && { 'content-type': 'application/json' }),
      },
      ...(input && { body: JSON.stringify(input) }),
    });
  return { send, id: (made.body.token as { id: number }).id };
}

test('TOKEN-1 TOKEN-3 a token reads and writes by its scopes, and never the safety of the account', async () => {
  const { send } = await createToken({ scopes: ['read'] });
  const read = await send('GET', '/api/v1/me');
  expect(read.status, await read.text()).toBe(200);
  expect((await send('POST', '/api/v1/playlists', { name: 'Night' })).status).toBe(403);
  // It is read, but changes something.
  const join = ['GET', `/api/v1/workspace/join/${'a'.repeat(43)}`, undefined, sameOrigin] as const;
  expect((await send(...join)).status).toBe(403);
  const { send: write, id } = await createToken();
  expect((await write('POST', '/api/v1/playlists', { name: 'Night' })).status).toBe(201);
  expect((await write(...join)).status).toBe(404);
  for (const [method, path] of [
    ['GET', '/api/v1/user-sessions'],
    ['POST', '/api/v1/access-tokens'],
    ['DELETE', '/api/v1/users/1'],
    ['POST', '/auth/user/two-factor-authentication'],
  ] as const)
    expect((await write(method, path, method === 'GET' ? undefined : { tokenName: 'x' })).status).toBe(403);
  expect((await browser.send('DELETE', `/api/v1/access-tokens/${id}`)).status).toBe(200);
  expect((await write('GET', '/api/v1/me')).status).toBe(401);
});

test('TOKEN-2 the token of a suspended person is refused', async () => {
  const { send } = await createToken();
  await accounts.db.update(users).set({ banned_at: new Date() });
  // Also where everybody is admitted.
  for (const path of ['/api/v1/me', '/api/v1/billing/products'])
    expect([path, (await send('GET', path)).status]).toEqual([path, 403]);
});

test('TOKEN-5 no token is accepted while the API is switched off', async () => {
  const { send } = await createToken();
  await writeSettings(accounts.db, { 'api.enable': false });
  const refused = await send('GET', '/api/v1/me');
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'api_disabled' }]);
});

test('TOKEN-4 the last use is stored once a minute', async () => {
  const { send } = await createToken();
  const used = async () => (await accounts.db.select().from(accessTokens))[0]?.last_used_at?.getTime() ?? 0;
  await send('GET', '/api/v1/me');
  const first = await used();
  expect(first).toBeGreaterThan(0);
  await send('GET', '/api/v1/me');
  expect(await used()).toBe(first);
  vi.useFakeTimers({ now: first + 61_000, toFake: ['Date'] });
  await send('GET', '/api/v1/me');
  expect(await used()).toBe(first + 61_000);
});

test('ACCOUNT-7 another address needs the password and the code that it receives', async () => {
  const email = 'nora@example.com';
  const ask = (given: string) => browser.post('/auth/user/email', { email, password: given });
  expect((await ask('wrong horse')).status).toBe(422);
  expect((await ask(password)).status).toBe(200);
  const mail = await accounts.lastMail();
  expect(mail?.to).toBe(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  expect((await browser.post('/auth/user/email/confirm', { code: '000000' })).status).toBe(422);
  expect((await browser.post('/auth/user/email/confirm', { code })).status).toBe(200);
  const [user] = await accounts.db.select().from(users).where(eq(users.email, email));
  expect(user?.email).toBe(email);
});

test('SETTING-15 nobody signs in with a passkey, or adds one, while passkeys are switched off', async () => {
  await confirm();
  await writeSettings(accounts.db, { 'auth.passkeys': false });
  const off = { status: 403, body: { code: 'switched_off' } };
  expect(await browser.post('/auth/user/passkeys/options')).toMatchObject(off);
  const other = await TestBrowser.open(accounts.app);
  expect(await other.post('/auth/passkey-login/options')).toMatchObject(off);
  await writeSettings(accounts.db, { 'auth.passkeys': true });
  expect((await browser.post('/auth/user/passkeys/options')).status).toBe(200);
});
