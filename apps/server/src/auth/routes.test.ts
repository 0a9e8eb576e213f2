import { BootstrapAnswer, RegisterAnswer, restrictedCodes } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import pg from 'pg';
import * as v from 'valibot';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testDatabase.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { TestBrowser } from '../http/testBrowser.ts';
import { mails } from '../mail/table.ts';
import { insertDefaultRoles, giveRole } from '../roles/store.ts';
import { sessions } from '../sessions/table.ts';
import { settings } from '../startup/table.ts';
import { socialProfiles, users } from '../users/table.ts';
import { createTestServer } from './testServer.ts';

const address = { email: 'Nora@Segno.example', password: 'correct horse' };
const registration = { ...address, password_confirmation: address.password };
const isSlow = { timeout: 30_000 };

let database: TestDatabase;
let app: Hono<AppEnv>;

const createServer = (baseUrl?: string, clientAddress?: string) =>
  createTestServer(database, { baseUrl, clientAddress });

beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(async () => {
  await database.truncate();
  await insertDefaultRoles(database.db);
  app = createServer();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => database.close());

const requireVerification = () =>
  database.db.insert(settings).values({ key: 'require_email_confirmation', value: true, is_public: true });

async function registered(server = app) {
  const browser = await TestBrowser.open(server);
  const answer = await browser.post('/auth/register', registration);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { browser, answer };
}

/** The user in the startup object, as the next page of this browser has it. */
const userOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/v1/startup')).body.user;

const lastMail = async () => {
  const [mail] = await database.db
    .select()
    .from(mails)
    .orderBy(mails.id)
    .limit(1)
    .offset((await database.db.$count(mails)) - 1);
  return mail;
};
const codeIn = (mail: { text: string } | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';

describe('register', () => {
  test('creates a user with the default role and signs in', async () => {
    const { browser, answer } = await registered();
    const { status, bootstrapData } = v.parse(RegisterAnswer, answer.body);
    expect(status).toBe('success');
    expect(bootstrapData.user).toMatchObject({ email: 'nora@segno.example', name: 'nora' });
    expect(bootstrapData.user?.roles.map(({ name }) => name)).toEqual(['Listeners']);
    expect(await userOf(browser)).toEqual(bootstrapData.user);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('PROFILE-4 the signed-in person has their linked accounts, and those of nobody else', async () => {
    const { browser } = await registered();
    expect(await userOf(browser)).toMatchObject({ social_profiles: [] });
    const [{ id } = { id: 0 }] = await database.db.insert(users).values({ name: 'Ola' }).returning();
    const linked = { service_name: 'google', username: 'nora.v' };
    await database.db.insert(socialProfiles).values([
      { user_id: 1, ...linked },
      { user_id: id, service_name: 'google', username: 'ola' },
    ]);
    expect(await userOf(browser)).toMatchObject({ social_profiles: [linked] });
    const { body } = await browser.send('GET', '/api/v1/me?with=roles,social_profiles,tokens');
    expect(body).toEqual({ user: await userOf(browser) });
  });

  test.each([
    ['Europe/Warsaw', 'Europe/Warsaw'],
    ['Nowhere/At all', 'UTC'],
  ])('PROFILE-3 with the default time zone %s the new account has %s', async (stored, expected) => {
    const value = { default_timezone: stored };
    await database.db.insert(settings).values({ key: 'dates', value, is_public: true });
    const { browser } = await registered();
    expect(await userOf(browser)).toMatchObject({ timezone: expected });
  });

  test('stores neither the password nor the token', async () => {
    const { browser } = await registered();
    const stored = JSON.stringify([
      await database.db.select().from(users),
      await database.db.select().from(sessions),
    ]);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain(address.password);
    expect(stored).not.toContain(browser.cookies.get('segno-session'));
  });

  test('ignores properties that a visitor must not set', async () => {
    const browser = await TestBrowser.open(app);
    const more = {
      permissions: [{ name: 'admin', restrictions: [] }],
      roles: [4],
      email_verified_at: '2020-01-01',
      id: 900,
    };
    await browser.post('/auth/register', { ...registration, ...more });
    const [user] = await database.db.select().from(users);
    expect(user).toMatchObject({ id: 1, permissions: [], email_verified_at: null });
    expect(JSON.stringify(await userOf(browser))).not.toContain('admin');
  });

  test.each([
    [{ ...registration, email: 'nora' }, 'email'],
    [{ ...registration, password: 'short', password_confirmation: 'short' }, 'password'],
    [{ ...registration, password_confirmation: 'another' }, 'password_confirmation'],
    [{ email: address.email }, 'password'],
  ])('reports the invalid field of %j', async (input, field) => {
    const browser = await TestBrowser.open(app);
    const answer = await browser.post('/auth/register', input);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as object)).toContain(field);
    expect(await database.db.$count(users)).toBe(0);
  });

  test('an address in another case is the same account', async () => {
    await registered();
    const other = await TestBrowser.open(app);
    const answer = await other.post('/auth/register', { ...registration, email: 'nora@segno.example' });
    expect(answer.body).toMatchObject({
      code: 'email_taken',
      errors: { email: expect.any(String) as string },
    });
  });

  test('is refused while registration is disabled, or a policy is not accepted', async () => {
    await database.db.insert(settings).values({
      key: 'registration',
      value: { policies: [{ id: 7, label: 'Terms', href: '/pages/terms' }] },
      is_public: true,
    });
    const browser = await TestBrowser.open(app);
    const refused = await browser.post('/auth/register', registration);
    expect(refused.body).toMatchObject({ errors: { policy_7: expect.any(String) as string } });
    await database.db
      .update(settings)
      .set({ value: { disable: true } })
      .where(eq(settings.key, 'registration'));
    expect((await browser.post('/auth/register', { ...registration, policies: [7] })).status).toBe(403);
    expect(await database.db.$count(users)).toBe(0);
  });
});

describe('login', () => {
  test('signs in, and the logout signs out and leaves a guest', async () => {
    await registered();
    const browser = await TestBrowser.open(app);
    const answer = await browser.post('/auth/login', { ...address, remember: true });
    expect(v.parse(BootstrapAnswer, answer.body).bootstrapData.user?.email).toBe('nora@segno.example');
    const token = browser.cookies.get('segno-session') ?? '';
    const out = await browser.post('/auth/logout');
    expect(v.parse(BootstrapAnswer, out.body).bootstrapData.user).toBeNull();
    expect(browser.cookies.has('segno-session')).toBe(false);
    browser.cookies.set('segno-session', token);
    expect(await userOf(browser)).toBeNull();
  });

  test('SESSION-1 the cookie is not readable by scripts; it outlives the browser only when remembered', async () => {
    await registered();
    const cookieOf = async (remember: boolean, baseUrl?: string) => {
      const browser = await TestBrowser.open(createServer(baseUrl), baseUrl);
      const { setCookies } = await browser.post('/auth/login', { ...address, remember });
      return setCookies.find((line) => line.includes('segno-session=')) ?? '';
    };
    const usual = await cookieOf(false);
    expect(usual).toMatch(/^segno-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const remembered = await cookieOf(true);
    const expires = Date.parse(/Expires=([^;]+)/.exec(remembered)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(30);
    expect(await cookieOf(false, 'https://segno.example')).toMatch(/^__Host-segno-session=.*; Secure/);
  });

  test('SESSION-3 a wrong password and an unknown address get the same answer', async () => {
    await registered();
    const browser = await TestBrowser.open(app);
    const wrong = await browser.post('/auth/login', { ...address, password: 'wrong horse' });
    const unknown = await browser.post('/auth/login', { ...address, email: 'nobody@segno.example' });
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('SESSION-3 an unknown address costs the same comparison of hashes, so that the time does not tell', async () => {
    await registered();
    // Test files share their modules, so the server that is watched is loaded a second time.
    vi.resetModules();
    vi.doMock('@node-rs/argon2', { spy: true });
    onTestFinished(() => {
      vi.doUnmock('@node-rs/argon2');
      vi.resetModules();
    });
    const argon2 = await import('@node-rs/argon2');
    const watched = await import('./testServer.ts');
    const browser = await TestBrowser.open(watched.createTestServer(database));
    for (const email of [address.email, 'nobody@segno.example']) {
      vi.mocked(argon2.verify).mockClear();
      await browser.post('/auth/login', { email, password: 'wrong horse' });
      expect(argon2.verify).toHaveBeenCalledOnce();
      const [compared] = vi.mocked(argon2.verify).mock.calls[0] ?? [];
      expect(compared).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  test(
    'SESSION-3 ten wrong passwords in parallel end the attempts on an account, also after a restart',
    isSlow,
    async () => {
      await registered();
      const browser = await TestBrowser.open(app);
      const attempt = (server = browser) =>
        server.post('/auth/login', { ...address, password: 'wrong horse' });
      const statuses = (await Promise.all(Array.from({ length: 14 }, () => attempt()))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 422)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      const restarted = await TestBrowser.open(createServer());
      const refused = await restarted.post('/auth/login', address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // Another network is not locked out.
      const elsewhere = await TestBrowser.open(createServer(undefined, '198.51.100.7'));
      expect((await elsewhere.post('/auth/login', address)).status).toBe(200);
    },
  );

  test('SESSION-1 a sign-in replaces the token that the browser had (session fixation)', async () => {
    const { browser } = await registered();
    const before = browser.cookies.get('segno-session') ?? '';
    await browser.post('/auth/login', address);
    const after = browser.cookies.get('segno-session') ?? '';
    expect(after).not.toBe(before);
    browser.cookies.set('segno-session', before);
    expect(await userOf(browser)).toBeNull();
    const planted = await TestBrowser.open(app);
    planted.cookies.set('segno-session', 'a-token-that-somebody-planted');
    await planted.send('GET', '/');
    await planted.post('/auth/login', address);
    expect(planted.cookies.get('segno-session')).not.toBe('a-token-that-somebody-planted');
  });

  test('SESSION-1 the XSRF token of one session is not valid in another', async () => {
    await registered();
    const browser = await TestBrowser.open(app);
    const guestToken = browser.cookies.get('XSRF-TOKEN') ?? '';
    await browser.post('/auth/login', address);
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(guestToken);
    browser.cookies.set('XSRF-TOKEN', guestToken);
    const refused = await browser.post('/auth/logout');
    expect(refused).toMatchObject({ status: 403, body: { code: 'xsrf_mismatch' } });
    // The refusal set a token of this session.
    expect((await browser.post('/auth/logout')).status).toBe(200);
  });
});

describe('sessions', () => {
  test('SESSION-2 end without requests, and after their lifetime in any case', async () => {
    const { browser } = await registered();
    const age = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await browser.post('/auth/login', { ...address, remember: false });
    await database.db.update(sessions).set({ last_active_at: age(11) });
    expect(await userOf(browser)).not.toBeNull();
    await database.db.update(sessions).set({ last_active_at: age(13) });
    expect(await userOf(browser)).toBeNull();
    // The next page sets an XSRF token of a guest.
    await browser.send('GET', '/');
    await browser.post('/auth/login', { ...address, remember: true });
    await database.db.update(sessions).set({ last_active_at: age(24 * 29) });
    expect(await userOf(browser)).not.toBeNull();
    await database.db.update(sessions).set({ expires_at: age(0) });
    expect(await userOf(browser)).toBeNull();
    expect(browser.cookies.has('segno-session')).toBe(false);
  });

  test('SESSION-1 get another token after a change of rights; the former one ends after a minute', async () => {
    const { browser } = await registered();
    const before = browser.cookies.get('segno-session') ?? '';
    // Both times are compared, and have milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await giveRole(database.db, 1, 'Admins');
    expect(JSON.stringify(await userOf(browser))).toContain('"admin"');
    const after = browser.cookies.get('segno-session') ?? '';
    expect(after).not.toBe(before);
    const inFlight = await TestBrowser.open(app);
    inFlight.cookies.set('segno-session', before);
    expect(await userOf(inFlight)).not.toBeNull();
    await database.db.update(sessions).set({ rotated_at: new Date(Date.now() - 61_000) });
    inFlight.cookies.set('segno-session', before);
    expect(await userOf(inFlight)).toBeNull();
  });
});

describe('verification', () => {
  test('SESSION-6 an unverified person reaches the verification only, until the code was entered', async () => {
    await requireVerification();
    app = createServer();
    const { browser, answer } = await registered();
    expect(answer.body.status).toBe('needs_email_verification');
    const refused = await browser.send('GET', '/api/v1/albums');
    expect(refused).toMatchObject({ status: 403, body: { code: restrictedCodes.unverified } });
    const mail = await lastMail();
    expect(mail?.to).toBe('nora@segno.example');
    const verified = await browser.post('/api/v1/validate-email-verification-otp', { code: codeIn(mail) });
    expect(verified.status, JSON.stringify(verified.body)).toBe(200);
    expect((await browser.send('GET', '/api/v1/albums')).status).toBe(200);
  });

  test(
    'SESSION-4 a code is valid once, for 15 minutes, and for five attempts in parallel',
    isSlow,
    async () => {
      await requireVerification();
      app = createServer();
      const { browser } = await registered();
      const code = codeIn(await lastMail());
      const wrong = code === '000000' ? '000001' : '000000';
      const enter = (value: string) =>
        browser.post('/api/v1/validate-email-verification-otp', { code: value });
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(wrong)));
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
      expect(await enter(code)).toMatchObject({ status: 422, body: { code: 'invalid_code' } });

      await browser.post('/api/v1/resend-email-verification');
      const second = codeIn(await lastMail());
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      expect((await enter(second)).status).toBe(422);
      vi.useRealTimers();
      expect((await enter(second)).status).toBe(200);
    },
  );

  test('SESSION-6 a suspended person can only log out, from the next request on', async () => {
    const { browser } = await registered();
    await database.db.update(users).set({ banned_at: new Date() });
    const refused = await browser.send('GET', '/api/v1/albums');
    expect(refused).toMatchObject({ status: 403, body: { code: restrictedCodes.banned } });
    expect(await userOf(browser)).toMatchObject({ banned_at: expect.any(String) as string });
    expect((await browser.post('/auth/logout')).status).toBe(200);
  });

  test('needs a signed-in person', async () => {
    const browser = await TestBrowser.open(app);
    expect((await browser.post('/api/v1/resend-email-verification')).status).toBe(401);
    expect((await browser.post('/api/v1/validate-email-verification-otp', { code: '123456' })).status).toBe(
      401,
    );
  });
});

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;

describe('password reset', () => {
  const linkIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? 'http://none');

  test('SESSION-5 the link sets another password once and ends all sessions', async () => {
    const { browser } = await registered();
    const guest = await TestBrowser.open(app);
    await guest.post('/auth/forgot-password', { email: address.email });
    const link = linkIn((await lastMail())?.text);
    const token = link.pathname.split('/').at(-1) ?? '';
    expect(link.searchParams.get('email')).toBe('nora@segno.example');
    const input = {
      token,
      email: address.email,
      password: 'battery staple',
      password_confirmation: 'battery staple',
    };
    const other = await guest.post('/auth/reset-password', { ...input, email: 'ben@segno.example' });
    expect(other.status).toBe(422);
    const reset = await guest.post('/auth/reset-password', input);
    expect(reset.body).toEqual({ message: 'Your password has been reset!' });
    expect(await userOf(browser)).toBeNull();
    expect((await guest.post('/auth/reset-password', input)).body).toMatchObject({ code: 'invalid_token' });
    expect((await guest.post('/auth/login', address)).status).toBe(422);
    expect((await guest.post('/auth/login', { ...address, password: 'battery staple' })).status).toBe(200);
  });

  test('SESSION-5 a link is valid for an hour; a second one makes the first invalid', async () => {
    await registered();
    const guest = await TestBrowser.open(app);
    const ask = async () => {
      await guest.post('/auth/forgot-password', { email: address.email });
      return (
        linkIn((await lastMail())?.text)
          .pathname.split('/')
          .at(-1) ?? ''
      );
    };
    const passwords = { password: 'battery staple', password_confirmation: 'battery staple' };
    const use = (token: string) =>
      guest.post('/auth/reset-password', { token, email: address.email, ...passwords });
    const first = await ask();
    const second = await ask();
    expect((await use(first)).status).toBe(422);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect((await use(second)).status).toBe(422);
    vi.useRealTimers();
    expect((await use(second)).status).toBe(200);
  });

  test('SESSION-3 an unknown address gets the same answer and no message', async () => {
    await registered();
    const guest = await TestBrowser.open(app);
    const known = await guest.post('/auth/forgot-password', { email: address.email });
    const count = await database.db.$count(mails);
    const unknown = await guest.post('/auth/forgot-password', { email: 'nobody@segno.example' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await database.db.$count(mails)).toBe(count);
  });

  test('SESSION-3 an unknown address costs the same statements, so that the time does not tell', async () => {
    await registered();
    const guest = await TestBrowser.open(app);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    const statementsFor = async (email: string) => {
      query.mockClear();
      await guest.post('/auth/forgot-password', { email });
      return query.mock.calls.map(([statement]) => textOf(statement));
    };
    const known = await statementsFor(address.email);
    expect(known.join()).toContain('insert into mails');
    expect(await statementsFor('nobody@segno.example')).toEqual(known);
  });

  test('SESSION-3 six requests in parallel send five messages to an address, known or not', async () => {
    await registered();
    const guest = await TestBrowser.open(app);
    for (const email of [address.email, 'nobody@segno.example']) {
      const ask = () => guest.post('/auth/forgot-password', { email });
      const answers = await Promise.all(Array.from({ length: 6 }, ask));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    }
  });
});
