import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettingTests, runSettingTest } from '../admin/settingTests.ts';
import { writeSettings } from '../settings/store.ts';
import { openTestAccounts, userOf } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import {
  openTestServices,
  serviceKeys,
  type ServiceName,
  type ServicePerson,
  services,
  type TestServices,
} from '../testing/testServices.ts';
import { testVault } from '../testing/testOperator.ts';
import { socialProfiles, users } from '../users/table.ts';

const accounts = openTestAccounts();
const site = 'http://localhost:4300';
const kai: ServicePerson = { id: 'k1', name: 'kai', email: 'kai@segno.example' };

let outside: TestServices;
beforeAll(async () => void (outside = await openTestServices()));
afterAll(() => outside.close());

/** What each service is asked for, and what becomes of its person. */
const expected = {
  facebook: {
    settings: {
      'social.facebook.enable': true,
      'social.facebook.client_id': serviceKeys.id,
      'social.facebook.client_secret': serviceKeys.secret,
    },
    scope: 'email public_profile',
    id: 'k1',
    isVerified: false,
  },
  twitter: {
    settings: {
      'social.twitter.enable': true,
      'social.twitter.client_id': serviceKeys.id,
      'social.twitter.client_secret': serviceKeys.secret,
    },
    scope: 'users.read users.email tweet.read',
    id: 'k1',
    isVerified: true,
  },
  envato: {
    settings: {
      'social.envato.enable': true,
      'social.envato.client_id': serviceKeys.id,
      'social.envato.client_secret': serviceKeys.secret,
    },
    scope: null,
    // Envato tells no id: names do not change there.
    id: 'kai',
    isVerified: false,
  },
} as const;

describe.each(Object.keys(services) as ServiceName[])('a sign-in at %s', (service) => {
  const { settings, scope, id, isVerified } = expected[service];
  const path = `/secure/auth/social/${service}`;
  const set = (changes: object) => writeSettings(accounts.db, changes, { vault: testVault });
  beforeEach(() => set(settings));

  const resultIn = (body: unknown) =>
    JSON.parse((/data-result="([^"]*)"/.exec(String(body))?.[1] ?? '{}').replaceAll('&quot;', '"')) as {
      status?: string;
      message?: string;
    };
  const begin = async (browser: TestBrowser) => {
    const begun = await browser.send('GET', `${path}/login`);
    return { result: resultIn(begun.body), address: begun.headers.get('location') ?? '' };
  };
  const back = async (browser: TestBrowser, address: string) =>
    resultIn((await browser.send('GET', address.slice(site.length))).body);
  const enter = async (browser: TestBrowser, person: ServicePerson) =>
    back(browser, outside.signIn((await begin(browser)).address, person));
  const open = () => TestBrowser.open(accounts.app);

  test('SOCIAL-8 the window is led to the service with what it has to know', async () => {
    const url = new URL((await begin(await open())).address);
    expect(url.origin + url.pathname).toBe(services[service].authorize);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: serviceKeys.id,
      redirect_uri: `${site}${path}/callback`,
      ...(scope !== null && { scope }),
      state: expect.stringMatching(/^.{20,}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
  });

  test('SOCIAL-8 a person has one account, with the name and the address that the service tells', async () => {
    for (const browser of [await open(), await open()]) {
      expect(await enter(browser, kai)).toEqual({ status: 'SUCCESS' });
      expect(await userOf(browser)).toMatchObject({ name: 'kai', email: 'kai@segno.example' });
    }
    const [user, ...others] = await accounts.db.select().from(users);
    expect(others).toEqual([]);
    expect(user?.email_verified_at !== null).toBe(isVerified);
    const [profile] = await accounts.db.select().from(socialProfiles);
    expect(profile).toMatchObject({ service_name: service, provider_id: id, username: 'kai' });
  });

  test('SOCIAL-8 without an address nobody gets an account, and somebody who has one signs in', async () => {
    const { email: _, ...silent } = kai;
    const result = await enter(await open(), silent);
    expect(result).toEqual({ status: 'ERROR', message: 'This service has not told an email address.' });
    expect(await accounts.db.$count(users)).toBe(0);
    await enter(await open(), kai);
    expect(await enter(await open(), silent)).toEqual({ status: 'SUCCESS' });
  });

  test('SOCIAL-3 an address that has an account is linked by its password', async () => {
    await accounts.registered();
    const browser = await open();
    const nora = { id: 'n1', name: 'nora', email: 'nora@segno.example' };
    expect(await enter(browser, nora)).toEqual({ status: 'REQUEST_PASSWORD' });
    expect(await userOf(browser)).toBeNull();
    expect((await browser.post('/secure/auth/social/connect', { password: 'correct horse' })).status).toBe(
      200,
    );
    expect(await enter(await open(), nora)).toEqual({ status: 'SUCCESS' });
  });

  test('SOCIAL-8 a cancelled visit and a wrong secret sign nobody in', async () => {
    const browser = await open();
    const cancelled = await back(browser, outside.cancel((await begin(browser)).address));
    expect(cancelled).toEqual({ status: 'ERROR', message: 'You cancelled this at the service.' });
    await set({ [`social.${service}.client_secret`]: 'another' });
    expect((await enter(browser, kai)).status).toBe('ERROR');
    expect(await userOf(browser)).toBeNull();
    expect(await accounts.db.$count(users)).toBe(0);
  });

  test('SOCIAL-8 a service is offered while it is on, and refused while it is off or has no keys', async () => {
    const offered = async () => {
      const { settings: shown } = (await (await open()).send('GET', '/api/v1/startup')).body;
      return (shown as { social?: Record<string, { enable?: boolean }> }).social?.[service]?.enable;
    };
    const refused = { status: 'ERROR', message: 'This service is not available.' };
    expect(await offered()).toBe(true);
    const browser = await open();
    const { address } = await begin(browser);
    await set({ [`social.${service}.enable`]: false });
    expect(await offered()).toBe(false);
    expect((await begin(await open())).result).toEqual(refused);
    // A window that was open already does not sign in either.
    expect(await back(browser, outside.signIn(address, kai))).toEqual(refused);
    for (const key of ['client_id', 'client_secret']) {
      await set({ ...settings, [`social.${service}.${key}`]: undefined });
      expect((await begin(await open())).result).toEqual(refused);
    }
    await set(settings);
    expect((await enter(await open(), kai)).status).toBe('SUCCESS');
  });
});

test('SETTING-7 the keys of each service are tested at the service, which knows them or not', async () => {
  const tests = createSettingTests({
    db: accounts.db,
    storages: {} as never,
    payments: { offered: [], all: [] },
    vault: testVault,
    checkMail: () => Promise.resolve(),
  });
  const check = () => runSettingTest(tests, 'social');
  const set = (changes: object) => writeSettings(accounts.db, changes, { vault: testVault });
  expect(await check()).toEqual({ is_working: true, detail: 'No service is switched on.' });
  for (const { settings } of Object.values(expected)) await set(settings);
  const detail = 'Services that know the keys: facebook, twitter, envato';
  expect(await check()).toEqual({ is_working: true, detail });
  await set({
    'social.facebook.client_secret': 'another',
    'social.twitter.client_id': 'another',
    'social.envato.client_secret': undefined,
  });
  const failed = await check();
  expect(failed.is_working).toBe(false);
  expect(failed.detail.split('; ')).toEqual([
    'facebook: The service does not know the keys (400).',
    'twitter: The service does not know the keys (unauthorized_client).',
    'envato: The id or the secret is missing.',
  ]);
});
