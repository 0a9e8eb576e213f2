import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessions } from '../sessions/table.ts';
import { writeSettings } from '../settings/store.ts';
import { openTestAccounts, userOf } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import {
  openTestProvider,
  type ProviderPerson,
  type TestProvider,
  testProviderClient,
} from '../testing/testProvider.ts';
import { testVault } from '../testing/testOperator.ts';
import { checkServiceKeys } from './checkServiceKeys.ts';
import { twoFactorSecrets } from '../twoFactor/table.ts';
import { socialProfiles, users } from '../users/table.ts';

const accounts = openTestAccounts();
const site = 'http://localhost:4300';
const path = '/secure/auth/social/google';
const password = 'correct horse';
const email = 'nora@segno.example';

let provider: TestProvider;
beforeAll(async () => void (provider = await openTestProvider(`${site}${path}/callback`)));
afterAll(() => provider.close());
beforeEach(() => enable());

const nora: ProviderPerson = { id: 'n1', email, name: 'Nora L' };
const kai: ProviderPerson = { id: 'k1', email: 'kai@segno.example', name: 'Kai' };

/** The result that the last page of the window reports. */
const resultIn = (body: unknown) =>
  JSON.parse((/data-result="([^"]*)"/.exec(String(body))?.[1] ?? '{}').replaceAll('&quot;', '"')) as {
    status?: string;
  };

/** Opens the window in a browser; gives the address of the callback. */
async function visit(browser: TestBrowser, person: ProviderPerson, purpose = 'login') {
  const begun = await browser.send('GET', `${path}/${purpose}`);
  expect(begun.status, JSON.stringify(begun.body)).toBe(302);
  return provider.signIn(begun.headers.get('location') ?? '', person);
}

const back = async (browser: TestBrowser, address: string) =>
  resultIn((await browser.send('GET', address.slice(site.length))).body).status;
const enter = async (browser: TestBrowser, person: ProviderPerson, purpose?: string) =>
  back(browser, await visit(browser, person, purpose));
const isIn = async (browser: TestBrowser) => (await userOf(browser)) !== null;

test('SOCIAL-1 a new person signs in at the service, and again from another browser', async () => {
  for (const browser of [await TestBrowser.open(accounts.app), await TestBrowser.open(accounts.app)]) {
    expect(await enter(browser, kai)).toBe('SUCCESS');
    expect(await isIn(browser)).toBe(true);
    const again = await browser.send('GET', `${path}/login`);
    expect(resultIn(again.body).status).toBe('ALREADY_LOGGED_IN');
  }
  expect(await accounts.db.$count(users)).toBe(1);
});

test('SOCIAL-1 a person connects the service, signs in by it and disconnects it', async () => {
  const { browser } = await accounts.registered();
  expect(await enter(browser, { ...kai, id: 'other address' }, 'connect')).toBe('SUCCESS');
  const other = await TestBrowser.open(accounts.app);
  expect(await enter(other, { ...kai, id: 'other address' })).toBe('SUCCESS');
  expect(await userOf(other)).toMatchObject({ email });
  await browser.post('/auth/user/confirm-password', { password });
  expect((await browser.post(`${path}/disconnect`)).status).toBe(200);
  expect(await accounts.db.$count(socialProfiles)).toBe(0);
  expect((await accounts.lastMail())?.subject).toBe('A service was disconnected from your Segno account');
});

test('TWOFACTOR-4 a service is connected by the password only after the second factor', async () => {
  const { browser: owner } = await accounts.registered();
  await owner.post('/auth/user/confirm-password', { password });
  await owner.post('/auth/user/two-factor-authentication');
  const { secret } = (await owner.send('GET', '/auth/user/two-factor/qr-code')).body as { secret: string };
  await owner.post('/auth/user/confirmed-two-factor-authentication', { code: await generate({ secret }) });
  await accounts.db.update(twoFactorSecrets).set({ last_step: 0 });
  const browser = await TestBrowser.open(accounts.app);
  expect(await enter(browser, nora)).toBe('REQUEST_PASSWORD');
  const connected = await browser.post('/secure/auth/social/connect', { password });
  expect(connected.body).toEqual({ two_factor: true });
  expect(await accounts.db.$count(socialProfiles)).toBe(0);
  const code = await generate({ secret });
  expect((await browser.post('/auth/two-factor-challenge', { code })).status).toBe(200);
  expect(await accounts.db.$count(socialProfiles)).toBe(1);
});

test('SOCIAL-3 an address that has an account is linked by its password, never by itself', async () => {
  await accounts.registered();
  const browser = await TestBrowser.open(accounts.app);
  expect(await enter(browser, nora)).toBe('REQUEST_PASSWORD');
  expect(await isIn(browser)).toBe(false);
  const connect = (given: string) => browser.post('/secure/auth/social/connect', { password: given });
  expect((await connect('wrong horse')).status).toBe(422);
  expect(await accounts.db.$count(socialProfiles)).toBe(0);
  expect((await connect(password)).status).toBe(200);
  expect(await userOf(browser)).toMatchObject({ email });
  // Without the window of this browser there is nothing to link.
  const other = await TestBrowser.open(accounts.app);
  expect((await other.post('/secure/auth/social/connect', { password })).status).toBe(422);
});

test('SOCIAL-2 the state of another browser, a changed one and a used one are refused', async () => {
  const first = await TestBrowser.open(accounts.app);
  const address = await visit(first, kai);
  const second = await TestBrowser.open(accounts.app);
  expect(await back(second, address)).toBe('ERROR');
  await second.send('GET', `${path}/login`);
  expect(await back(second, address)).toBe('ERROR');
  expect(await isIn(second)).toBe(false);
  const changed = new URL(address);
  changed.searchParams.set('state', 'another');
  expect(await back(first, changed.href)).toBe('ERROR');
  // The failed attempt has used the state up.
  expect(await back(first, address)).toBe('ERROR');
  const address2 = await visit(first, kai);
  expect(await back(first, address2)).toBe('SUCCESS');
  await first.post('/auth/logout');
  expect(await back(first, address2)).toBe('ERROR');
  expect(await isIn(first)).toBe(false);
});

test('SOCIAL-2 a page of another site cannot open the window, and another person’s window connects nothing', async () => {
  const { browser } = await accounts.registered();
  const forged = await browser.send('GET', `${path}/connect`, undefined, { 'sec-fetch-site': 'cross-site' });
  expect(resultIn(forged.body).status).toBe('ERROR');
  const address = await visit(browser, kai, 'connect');
  await browser.post('/auth/logout');
  expect(await back(browser, address)).toBe('ERROR');
  expect(await accounts.db.$count(socialProfiles)).toBe(0);
});

test('SOCIAL-4 SOCIAL-7 a person who has no password keeps the last service, until they set one', async () => {
  const browser = await TestBrowser.open(accounts.app);
  await enter(browser, kai);
  const disconnect = () => browser.post(`${path}/disconnect`);
  expect((await disconnect()).body).toMatchObject({ code: 'last_way' });
  expect(await accounts.db.$count(socialProfiles)).toBe(1);
  const set = (next: string) =>
    browser.post('/auth/user/password', { password: next, password_confirmation: next });
  expect((await set('password123')).body).toMatchObject({ code: 'common_password' });
  // A sign-in of long ago is no confirmation.
  await accounts.db.update(sessions).set({ created_at: new Date(Date.now() - 9_001_000) });
  expect((await set('an uncommon sentence')).status).toBe(423);
  await accounts.db.update(sessions).set({ created_at: new Date() });
  expect((await set('an uncommon sentence')).status).toBe(200);
  // Nobody replaces a password by this way.
  await browser.post('/auth/user/confirm-password', { password: 'an uncommon sentence' });
  expect((await set('another sentence')).status).toBe(409);
  expect((await disconnect()).status).toBe(200);
  const other = await TestBrowser.open(accounts.app);
  const login = { email: kai.email, password: 'an uncommon sentence' };
  expect((await other.post('/auth/login', login)).status).toBe(200);
});

test('SOCIAL-8 Google is offered while it is on, and refused while it is off or has no keys', async () => {
  const set = (changes: object) => writeSettings(accounts.db, changes, { vault: testVault });
  const offered = async () => {
    const { settings } = (await (await TestBrowser.open(accounts.app)).send('GET', '/api/v1/startup')).body;
    return (settings as { social?: { google?: { enable?: boolean } } }).social?.google?.enable;
  };
  const begin = async () => {
    const { body } = await (await TestBrowser.open(accounts.app)).send('GET', `${path}/login`);
    return resultIn(body);
  };
  const refused = { status: 'ERROR', message: 'This service is not available.' };
  expect(await offered()).toBe(true);
  await set({ 'social.google.enable': false });
  expect(await offered()).toBe(false);
  expect(await begin()).toEqual(refused);
  for (const key of ['social.google.client_id', 'social.google.client_secret']) {
    await enable();
    await set({ [key]: undefined });
    expect(await begin()).toEqual(refused);
  }
});

test('SETTING-7 Google says whether it knows the keys', async () => {
  const check = () => checkServiceKeys(accounts.db, testVault);
  expect(await check()).toBe('Services that know the keys: google');
  await writeSettings(accounts.db, { 'social.google.client_secret': 'another' }, { vault: testVault });
  await expect(check()).rejects.toThrow('google: The service does not know the keys (invalid_client).');
});

async function enable() {
  const changes = {
    'social.google.enable': true,
    'social.google.client_id': testProviderClient.id,
    'social.google.client_secret': testProviderClient.secret,
    'social.google.issuer': provider.issuer,
  };
  await writeSettings(accounts.db, changes, { vault: testVault });
}
