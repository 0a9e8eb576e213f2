import { like } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { attempts } from '../attempts/table.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { sessions } from '../sessions/table.ts';
import { openTestAccounts } from '../testing/testAccounts.ts';

const accounts = openTestAccounts();

const password = 'correct horse';
const passwords = { password, password_confirmation: password };
const nora = { email: 'nora@segno.example', ...passwords };
const account = (index: number) => `person${index}@segno.example`;

/** A browser in a network of its own, or in one for all. */
const open = (index = 0) => TestBrowser.open(accounts.server({ clientAddress: `192.0.2.${index}` }));

/** The nth try, and how many of them are possible in a period of so many seconds. */
interface Limited {
  action: string;
  most: number;
  seconds: number;
  attempt: (browser: TestBrowser, index: number) => Promise<{ status: number; headers: Headers }>;
}

test.each<Limited>([
  {
    action: 'login',
    most: 50,
    seconds: 900,
    attempt: (browser, index) => browser.post('/auth/login', { email: account(index), password }),
  },
  {
    action: 'login account',
    most: 100,
    seconds: 900,
    attempt: async (_, index) => (await open(index)).post('/auth/login', { email: account(0), password }),
  },
  {
    action: 'register',
    most: 20,
    seconds: 3600,
    // The address of an account that exists: it counts, and costs no password hash.
    attempt: (browser) => browser.post('/auth/register', nora),
  },
  {
    action: 'mail',
    most: 20,
    seconds: 3600,
    attempt: (browser, index) => browser.post('/auth/forgot-password', { email: account(index) }),
  },
  {
    action: 'reset',
    most: 30,
    seconds: 3600,
    attempt: (browser) => browser.post('/auth/reset-password', { ...nora, token: 'unknown' }),
  },
  {
    action: 'code',
    most: 30,
    seconds: 3600,
    attempt: (browser) => browser.post('/api/v1/validate-email-verification-otp', { code: '000000' }),
  },
])(
  'SESSION-3 SESSION-8 of $action $most tries are possible in $seconds s',
  async ({ action, most, seconds, attempt }) => {
    await accounts.requireVerification();
    const browser = await open();
    expect((await browser.post('/auth/register', nora)).status).toBe(200);
    await accounts.db.delete(attempts);
    expect((await attempt(browser, 1)).status).not.toBe(429);
    // All tries but the last two, without making them.
    const ofAction = like(attempts.key, `${action}:%`);
    await accounts.db
      .update(attempts)
      .set({ count: most - 1 })
      .where(ofAction);
    expect((await attempt(browser, 2)).status).not.toBe(429);
    const refused = await attempt(browser, 3);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    await accounts.db
      .update(attempts)
      .set({ resets_at: new Date(Date.now() - 1) })
      .where(ofAction);
    expect((await attempt(browser, 4)).status).not.toBe(429);
  },
);

test('SESSION-3 a sign-in that succeeds takes no attempt of others in its network', async () => {
  const browser = await open();
  await browser.post('/auth/register', nora);
  const counts = async () =>
    (
      await accounts.db.select({ count: attempts.count }).from(attempts).where(like(attempts.key, 'login%'))
    ).map(({ count }) => count);
  expect((await browser.post('/auth/login', { ...nora, password: 'wrong horse' })).status).toBe(422);
  expect(await counts()).toEqual([1, 1, 1]);
  expect((await browser.post('/auth/login', nora)).status).toBe(200);
  // That of the account in this network begins anew.
  expect(await counts()).toEqual([1, 1]);
});

test.each([
  ['7 days', false, 7],
  ['30 days', true, 30],
])('SESSION-2 a session in use ends %s after the sign-in', async (_, remember, days) => {
  const browser = await open();
  await browser.post('/auth/register', nora);
  const signedInAt = Date.now();
  await browser.post('/auth/login', { ...nora, remember });
  const userAfter = async (hours: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: signedInAt + hours * 3_600_000 });
    await accounts.db.update(sessions).set({ last_active_at: new Date() });
    return (await browser.send('GET', '/api/v1/startup')).body.user;
  };
  expect(await userAfter(days * 24 - 1)).toMatchObject({ email: nora.email });
  expect(await userAfter(days * 24 + 1)).toBeNull();
});
