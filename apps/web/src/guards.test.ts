import {
  connectSession,
  createQueryClient,
  createStartupStore,
  keepOnboardingSelection,
  readOnboardingSelection,
  refreshSession,
} from '@segno/data';
import { sampleStartup, sampleUser } from '@segno/data/samples';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queryClientContext, startupContext } from './contexts.ts';
import { checkRule, followRefusal, guestOnly, mayJoin, mayRegister, signedIn, withGuard } from './guards.ts';
import { hasPage } from './hasPage.ts';

/** Pages that the application does not have yet. */
const laterPages = vi.hoisted(() => new Set<string>());
vi.mock('./hasPage.ts', async (original) => {
  const { hasPage: has } = await original<typeof import('./hasPage.ts')>();
  return { hasPage: (path: string) => laterPages.has(path) || has(path) };
});

const person = { ...sampleStartup, user: sampleUser };
const closed = { ...sampleStartup, settings: { registration: { disable: true } } };

/** Where a guard redirects to; null when it admits the visitor. */
function redirectOf(
  guard: typeof guestOnly,
  startup: typeof sampleStartup,
  path: string,
  client = new QueryClient(),
) {
  try {
    guard({ startup, url: new URL(path, 'https://segno.example'), client });
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown;
  }
}

test('AUTH-8 a guest signs in first, and the address of the page is kept', () => {
  expect(redirectOf(signedIn, sampleStartup, '/library?tab=albums')).toEqual([
    302,
    '/login?next=%2Flibrary%3Ftab%3Dalbums',
  ]);
  expect(redirectOf(signedIn, person, '/library')).toBeNull();
});

test('AUTH-8 what is refused to a guest is missing, and after the end of a session a reason to sign in again', async () => {
  const client = createQueryClient({ http: { send: () => Promise.resolve(sampleStartup) }, isServer: true });
  connectSession(client, { store: createStartupStore(person) });
  const refusal = (status: number) =>
    redirectOf((visit) => followRefusal(status, visit), sampleStartup, '/playlist/7/late', client);
  expect(refusal(404)).toMatchObject({ init: { status: 404 } });
  expect(refusal(401)).toEqual([302, '/login?next=%2Fplaylist%2F7%2Flate']);
  await refreshSession(client);
  for (const status of [401, 403, 404])
    expect(refusal(status)).toEqual([302, '/login?next=%2Fplaylist%2F7%2Flate&ended=1']);
  expect(refusal(500)).toBeNull();
});

test('AUTH-7 a signed-in person leaves the pages for guests, for the wanted page of this site or home', () => {
  expect(redirectOf(guestOnly, sampleStartup, '/login')).toBeNull();
  expect(redirectOf(guestOnly, person, '/login')).toEqual([302, '/']);
  expect(redirectOf(guestOnly, person, '/login?next=%2Flibrary%3Ftab%3Dalbums')).toEqual([
    302,
    '/library?tab=albums',
  ]);
  expect(redirectOf(guestOnly, person, '/login?next=%2F%2Fexample.com')).toEqual([302, '/']);
});

test('INVITE-8 a signed-in person is asked before joining, and goes home without an invitation', () => {
  expect(redirectOf(mayJoin, person, '/workspace/join/login?invite_id=secret')).toBeNull();
  expect(redirectOf(mayJoin, closed, '/workspace/join/register?invite_id=secret')).toBeNull();
  expect(redirectOf(mayJoin, sampleStartup, '/workspace/join/register')).toBeNull();
  expect(redirectOf(mayJoin, person, '/workspace/join/login')).toEqual([302, '/']);
});

test('AUTH-3 while registration is closed, only an invitation opens it', () => {
  expect(redirectOf(mayRegister, sampleStartup, '/register')).toBeNull();
  expect(redirectOf(mayRegister, closed, '/register?next=%2Flibrary')).toEqual([
    302,
    '/login?next=%2Flibrary',
  ]);
  expect(redirectOf(mayRegister, closed, '/register?invite_id=7')).toBeNull();
  expect(redirectOf(mayRegister, person, '/register')).toEqual([302, '/']);
});

test('AUTH-8 a guard runs before the loader of its page, and admits as the session says', () => {
  const context = new RouterContextProvider();
  const loader = vi.fn(() => 'loaded');
  const run = () =>
    withGuard({ guard: 'signedIn' }, loader)(
      { context, params: {}, request: new Request('https://segno.example/library/playlists') } as never,
      undefined,
    );
  context.set(queryClientContext, new QueryClient());
  context.set(startupContext, sampleStartup);
  expect(run).toThrow(expect.objectContaining({ status: 302 }) as Error);
  expect(loader).not.toHaveBeenCalled();
  context.set(startupContext, person);
  expect(run()).toBe('loaded');
});

test('ACCESS-1 a page with a permission is not found by people without it, and asks guests to sign in', () => {
  const rule = { permission: 'users.update' } as const;
  const withPermission = {
    ...person,
    user: { ...sampleUser, permissions: [{ name: 'users.update' as const, restrictions: [] }] },
  };
  const check = (startup: typeof sampleStartup) =>
    redirectOf((visit) => checkRule(rule, visit), startup, '/admin/users');
  expect(check(sampleStartup)).toEqual([302, '/login?next=%2Fadmin%2Fusers']);
  expect(check(person)).toMatchObject({ init: { status: 404 } });
  expect(check(withPermission)).toBeNull();
});

test('ACCESS-11 people without a permission and a plan are led to the prices, where plans are sold', () => {
  const check = (startup: typeof sampleStartup) =>
    redirectOf((visit) => checkRule({ permission: 'users.update' }, visit), startup, '/admin/users');
  const selling = withSettings({ billing: { enable: true } });
  const subscribed = {
    ...selling,
    user: { ...sampleUser, subscriptions: [{ valid: true, active: true }] },
  };
  expect(check(selling)).toEqual([302, '/pricing']);
  expect(check(withSettings({ billing: { enable: true } }, { ...person, user: null }))).toEqual([
    302,
    '/login?next=%2Fadmin%2Fusers',
  ]);
  for (const startup of [person, withSettings({ billing: { enable: false } }), subscribed])
    expect(check(startup)).toMatchObject({ init: { status: 404 } });
});

const withSettings = (settings: Record<string, unknown>, startup: typeof sampleStartup = person) => ({
  ...startup,
  settings,
});
const admin = {
  ...person,
  user: { ...sampleUser, permissions: [{ name: 'admin' as const, restrictions: [] }] },
};

test('AUTH-12 a sign-in leads where the site says, and the wanted page comes first', () => {
  const settings = { 'auth.redirect': '/new-releases', 'auth.admin_redirect': '/popular-tracks' };
  expect(redirectOf(guestOnly, withSettings(settings), '/login')).toEqual([302, '/new-releases']);
  expect(redirectOf(guestOnly, withSettings(settings, admin), '/login')).toEqual([302, '/popular-tracks']);
  expect(redirectOf(guestOnly, withSettings(settings), '/login?next=%2Fsearch')).toEqual([302, '/search']);
  for (const redirect of ['//evil.example', 'https://evil.example', '/login', 5, '/album'])
    expect(redirectOf(guestOnly, withSettings({ auth: { redirect } }), '/login')).toEqual([302, '/']);
});

test('AUTH-12 a plan that was chosen before leads to its checkout once there is one', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  keepOnboardingSelection({ productId: 3, priceId: 7 });
  expect(readOnboardingSelection()).toEqual({ productId: 3, priceId: 7 });
  const checkout = hasPage('/checkout/3/7') ? '/checkout/3/7' : '/search';
  expect(redirectOf(guestOnly, person, '/login?next=%2Fsearch')).toEqual([302, checkout]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect(readOnboardingSelection()).toBeNull();
  vi.useRealTimers();
  stored.set('segno-onboarding', '{"productId":"../x","priceId":1,"chosenAt":0}');
  expect(readOnboardingSelection()).toBeNull();
  vi.unstubAllGlobals();
  expect(readOnboardingSelection()).toBeNull();
});
