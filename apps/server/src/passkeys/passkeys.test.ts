import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { TestAuthenticator } from '../testing/testAuthenticator.ts';
import { openTestAccounts, registration, userOf } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { twoFactorSecrets } from '../twoFactor/table.ts';
import { passkeys } from './table.ts';

const accounts = openTestAccounts();
const { password } = registration;

let nora: TestBrowser;
let key: TestAuthenticator;
beforeEach(async () => {
  ({ browser: nora } = await accounts.registered());
  key = await addKey(nora);
});

/** The challenge of a call. */
async function challengeOf(browser: TestBrowser, path: string): Promise<string> {
  const { status, body } = await browser.post(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.options as { challenge: string }).challenge;
}

async function addKey(browser: TestBrowser): Promise<TestAuthenticator> {
  await browser.post('/auth/user/confirm-password', { password });
  const made = new TestAuthenticator();
  const challenge = await challengeOf(browser, '/auth/user/passkeys/options');
  const added = await browser.post('/auth/user/passkeys', {
    name: 'Key',
    passkey: made.create({ challenge }),
  });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return made;
}

const visitor = () => TestBrowser.open(accounts.app);
const loginChallenge = (browser: TestBrowser) => challengeOf(browser, '/auth/passkey-login/options');
const statusOf = async (browser: TestBrowser, passkey: object) =>
  (await browser.post('/auth/passkey-login', { passkey })).status;

test('PASSKEY-1 a passkey that verifies the person signs in alone, once for each challenge', async () => {
  const browser = await visitor();
  const answer = key.get({ challenge: await loginChallenge(browser) });
  expect(await statusOf(browser, answer)).toBe(200);
  expect(await userOf(browser)).toMatchObject({ email: 'nora@segno.example' });
  // The same answer in another browser, and again in this one.
  const other = await visitor();
  await loginChallenge(other);
  expect(await statusOf(other, answer)).toBe(422);
  expect(await statusOf(other, answer)).toBe(422);
  expect(await userOf(other)).toBeNull();
});

test.each([
  ['the page of another origin', { origin: 'https://segno.example.org' }],
  ['a passkey of another site', { site: 'segno.example.org' }],
  ['an authenticator that has not verified the person', { isVerified: false }],
  ['another challenge', { challenge: 'YW5vdGhlcg' }],
])('PASSKEY-1 %s does not sign in', async (_, changed) => {
  const browser = await visitor();
  const challenge = await loginChallenge(browser);
  expect(await statusOf(browser, key.get({ challenge, ...changed }))).toBe(422);
  expect(await userOf(browser)).toBeNull();
});

test('PASSKEY-1 an answer without its challenge in this browser, and one signed by another key, do not sign in', async () => {
  const browser = await visitor();
  const challenge = await loginChallenge(browser);
  const answer = key.get({ challenge });
  expect(await statusOf(await visitor(), answer)).toBe(422);
  const forger = new TestAuthenticator();
  expect(await statusOf(browser, { ...forger.get({ challenge }), id: key.id, rawId: key.id })).toBe(422);
});

test('PASSKEY-1 a copy of a passkey, whose counter goes back, is refused', async () => {
  const first = await visitor();
  expect(await statusOf(first, key.get({ challenge: await loginChallenge(first) }))).toBe(200);
  key.counter = 0;
  const second = await visitor();
  expect(await statusOf(second, key.get({ challenge: await loginChallenge(second) }))).toBe(422);
});

test('PASSKEY-1 as second factor a passkey counts for its own person only, and need not verify them', async () => {
  await nora.post('/auth/user/two-factor-authentication');
  const { secret } = (await nora.send('GET', '/auth/user/two-factor/qr-code')).body as { secret: string };
  await nora.post('/auth/user/confirmed-two-factor-authentication', { code: await generate({ secret }) });
  await accounts.db.update(twoFactorSecrets).set({ last_step: 0 });
  const ben = await visitor();
  await ben.post('/auth/register', { ...registration, email: 'ben@segno.example' });
  const foreign = await addKey(ben);

  const browser = await visitor();
  const { email } = registration;
  expect((await browser.post('/auth/login', { email, password })).body).toEqual({ two_factor: true });
  const answer = async (of: TestAuthenticator, isVerified: boolean) => {
    const challenge = await challengeOf(browser, '/auth/two-factor-challenge/passkey-options');
    const passkey = of.get({ challenge, isVerified });
    return (await browser.post('/auth/two-factor-challenge', { passkey })).status;
  };
  expect(await answer(foreign, true)).toBe(422);
  expect(await userOf(browser)).toBeNull();
  expect(await answer(key, false)).toBe(200);
  expect(await userOf(browser)).toMatchObject({ email: 'nora@segno.example' });
});

test('PASSKEY-1 a passkey is registered by the browser and account that asked, and once', async () => {
  const made = new TestAuthenticator();
  const challenge = await challengeOf(nora, '/auth/user/passkeys/options');
  const passkey = made.create({ challenge });
  const ben = await visitor();
  await ben.post('/auth/register', { ...registration, email: 'ben@segno.example' });
  await ben.post('/auth/user/confirm-password', { password });
  // The cookie of the other browser's step does not help either.
  ben.cookies.set('segno-passkey', nora.cookies.get('segno-passkey') ?? '');
  const add = async (of: TestBrowser, sent: object) =>
    (await of.post('/auth/user/passkeys', { name: 'Mine', passkey: sent })).status;
  expect(await add(ben, passkey)).toBe(422);
  expect(await add(nora, passkey)).toBe(422);
  const again = await challengeOf(nora, '/auth/user/passkeys/options');
  expect(await add(nora, made.create({ challenge: again, origin: 'https://other.example' }))).toBe(422);
  const last = await challengeOf(nora, '/auth/user/passkeys/options');
  expect(await add(nora, made.create({ challenge: last }))).toBe(201);
  // A passkey that is known belongs to its account.
  const bens = await challengeOf(ben, '/auth/user/passkeys/options');
  expect(await add(ben, made.create({ challenge: bens }))).toBe(422);
  expect(await accounts.db.$count(passkeys, eq(passkeys.name, 'Mine'))).toBe(1);
});
