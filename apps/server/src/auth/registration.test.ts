import { replaceAddressNames } from '../account/addressNames.ts';
import { RegisterResponse, restrictedCodes } from '@segno/data/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { TestBrowser } from '../testing/testBrowser.ts';
import { sessions } from '../sessions/table.ts';
import { writeSettings } from '../settings/store.ts';
import { settings } from '../settings/table.ts';
import { socialProfiles, users } from '../users/table.ts';
import { address, codeIn, isSlow, openTestAccounts, registration, userOf } from '../testing/testAccounts.ts';

const accounts = openTestAccounts();

describe('register', () => {
  test('creates a user with the default role and signs in', async () => {
    const { browser, answer } = await accounts.registered();
    const { status, bootstrapData } = v.parse(RegisterResponse, answer.body);
    expect(status).toBe('success');
    expect(bootstrapData.user).toMatchObject({
      email: 'nora@segno.example',
      name: `Listener ${bootstrapData.user?.id}`,
    });
    expect(bootstrapData.user?.roles.map(({ name }) => name)).toEqual(['Listeners']);
    expect(await userOf(browser)).toEqual(bootstrapData.user);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('AUTH-13 a name is optional, and without one the first part of the address is not shown', async () => {
    const browser = await TestBrowser.open(accounts.app);
    await browser.post('/auth/register', { ...registration, name: ' Nora Lind ' });
    expect(await userOf(browser)).toMatchObject({ name: 'Nora Lind' });
    const { body } = await browser.send('GET', '/api/v1/me');
    expect(body.user).toMatchObject({ first_name: 'Nora Lind' });
    await accounts.db.update(users).set({ name: 'nora', first_name: null });
    expect(await replaceAddressNames(accounts.db)).toBe(1);
    expect(await userOf(browser)).toMatchObject({ name: expect.stringMatching(/^Listener \d+$/) as string });
    const asked = (await browser.send('GET', '/api/v1/notifications')).body;
    expect(asked).toMatchObject({ pagination: { data: [{ type: 'choose_name' }] } });
    expect(await replaceAddressNames(accounts.db)).toBe(0);
  });

  test.each([
    ['velvet-nora-moth', 'the address'],
    ['my Lindqvist song', 'the name'],
  ])('AUTH-14 the password %s has %s and is refused', async (password) => {
    const browser = await TestBrowser.open(accounts.app);
    const input = { ...registration, name: 'Ola Lindqvist', password, password_confirmation: password };
    expect((await browser.post('/auth/register', input)).body).toMatchObject({ code: 'personal_password' });
  });

  test('PROFILE-4 the signed-in person has their linked accounts, and those of nobody else', async () => {
    const { browser } = await accounts.registered();
    expect(await userOf(browser)).toMatchObject({ social_profiles: [] });
    const [{ id } = { id: 0 }] = await accounts.db.insert(users).values({ name: 'Ola' }).returning();
    const linked = { service_name: 'google', username: 'nora.v' };
    await accounts.db.insert(socialProfiles).values([
      { user_id: 1, ...linked },
      { user_id: id, service_name: 'google', username: 'ola' },
    ]);
    expect(await userOf(browser)).toMatchObject({ social_profiles: [linked] });
    const { body } = await browser.send('GET', '/api/v1/me?with=roles,social_profiles,tokens');
    expect(body).toMatchObject({ user: await userOf(browser) });
  });

  test.each([
    ['Europe/Warsaw', 'Europe/Warsaw'],
    ['Nowhere/At all', 'UTC'],
  ])('PROFILE-3 with the default time zone %s the new account has %s', async (stored, expected) => {
    const value = { default_timezone: stored };
    await accounts.db.insert(settings).values({ key: 'dates', value, is_public: true });
    const { browser } = await accounts.registered();
    expect(await userOf(browser)).toMatchObject({ timezone: expected });
  });

  test('stores neither the password nor the token', async () => {
    const { browser } = await accounts.registered();
    const stored = JSON.stringify([
      await accounts.db.select().from(users),
      await accounts.db.select().from(sessions),
    ]);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain(address.password);
    expect(stored).not.toContain(browser.cookies.get('segno-session'));
  });

  test('ignores properties that a visitor must not set', async () => {
    const browser = await TestBrowser.open(accounts.app);
    const more = {
      permissions: [{ name: 'admin', restrictions: [] }],
      roles: [4],
      email_verified_at: '2020-01-01',
      id: 900,
    };
    await browser.post('/auth/register', { ...registration, ...more });
    const [user] = await accounts.db.select().from(users);
    expect(user).toMatchObject({ id: 1, permissions: [], email_verified_at: null });
    expect(JSON.stringify(await userOf(browser))).not.toContain('admin');
  });

  test.each([
    [{ ...registration, email: 'nora' }, 'email'],
    [{ ...registration, password: 'short', password_confirmation: 'short' }, 'password'],
    [{ ...registration, password_confirmation: 'another' }, 'password_confirmation'],
    [{ email: address.email }, 'password'],
  ])('reports the invalid field of %j', async (input, field) => {
    const browser = await TestBrowser.open(accounts.app);
    const answer = await browser.post('/auth/register', input);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as object)).toContain(field);
    expect(await accounts.db.$count(users)).toBe(0);
  });

  test('an address in another case is the same account', async () => {
    await accounts.registered();
    const other = await TestBrowser.open(accounts.app);
    const answer = await other.post('/auth/register', { ...registration, email: 'nora@segno.example' });
    expect(answer.body).toMatchObject({
      code: 'email_taken',
      errors: { email: expect.any(String) as string },
    });
  });

  test('is refused while registration is disabled, or a policy is not accepted', async () => {
    await writeSettings(accounts.db, {
      'registration.policies': [{ id: 7, label: 'Terms', href: '/pages/terms' }],
    });
    const browser = await TestBrowser.open(accounts.app);
    const refused = await browser.post('/auth/register', registration);
    expect(refused.body).toMatchObject({ errors: { policy_7: expect.any(String) as string } });
    await writeSettings(accounts.db, { 'registration.disable': true });
    const accepted = { ...registration, policies: [7] };
    expect((await browser.post('/auth/register', accepted)).body.code).toBe('registration_disabled');
    expect(await accounts.db.$count(users)).toBe(0);
    await writeSettings(accounts.db, { 'registration.disable': false });
    expect((await browser.post('/auth/register', accepted)).status).toBe(200);
  });
});

describe('verification', () => {
  test('SESSION-6 an unverified person reaches the verification only, until the code was entered', async () => {
    await accounts.requireVerification();
    const { browser, answer } = await accounts.registered();
    expect(answer.body.status).toBe('needs_email_verification');
    const refused = await browser.send('GET', '/api/v1/albums');
    expect(refused).toMatchObject({ status: 403, body: { code: restrictedCodes.unverified } });
    const mail = await accounts.lastMail();
    expect(mail?.to).toBe('nora@segno.example');
    const verified = await browser.post('/api/v1/validate-email-verification-otp', { code: codeIn(mail) });
    expect(verified.status, JSON.stringify(verified.body)).toBe(200);
    expect((await browser.send('GET', '/api/v1/albums')).status).toBe(200);
  });

  test(
    'SESSION-4 a code is valid once, for 15 minutes, and for five attempts in parallel',
    isSlow,
    async () => {
      await accounts.requireVerification();
      const { browser } = await accounts.registered();
      const code = codeIn(await accounts.lastMail());
      const wrong = code === '000000' ? '000001' : '000000';
      const enter = (value: string) =>
        browser.post('/api/v1/validate-email-verification-otp', { code: value });
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(wrong)));
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
      expect(await enter(code)).toMatchObject({ status: 422, body: { code: 'invalid_code' } });

      await browser.post('/api/v1/resend-email-verification');
      const second = codeIn(await accounts.lastMail());
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      expect((await enter(second)).status).toBe(422);
      vi.useRealTimers();
      expect((await enter(second)).status).toBe(200);
    },
  );

  test('SESSION-6 a suspended person can only log out, from the next request on', async () => {
    const { browser } = await accounts.registered();
    await accounts.db.update(users).set({ banned_at: new Date() });
    const refused = await browser.send('GET', '/api/v1/albums');
    expect(refused).toMatchObject({ status: 403, body: { code: restrictedCodes.banned } });
    expect(await userOf(browser)).toMatchObject({ banned_at: expect.any(String) as string });
    expect((await browser.post('/auth/logout')).status).toBe(200);
  });

  test('needs a signed-in person', async () => {
    const browser = await TestBrowser.open(accounts.app);
    expect((await browser.post('/api/v1/resend-email-verification')).status).toBe(401);
    expect((await browser.post('/api/v1/validate-email-verification-otp', { code: '123456' })).status).toBe(
      401,
    );
  });
});
