import { createQueryClient, createStartupStore, type Startup } from '@segno/data';
import { sampleStartup, sampleUser } from '@segno/data/samples';
import { createThemeStore } from '@segno/shell';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { startupContext } from './contexts.ts';
import { connect } from './session.ts';

const person = { ...sampleStartup, user: sampleUser };
const banned = { ...sampleStartup, user: { ...sampleUser, banned_at: '2026-02-01T00:00:00.000Z' } };

function openPage(startup: Startup, address = '/search') {
  const page = {
    store: createStartupStore(startup),
    theme: createThemeStore(undefined),
    context: new RouterContextProvider(),
    channel: { postMessage: vi.fn() },
    queryClient: createQueryClient({ http: { send: vi.fn() }, isServer: true }),
    router: { revalidate: vi.fn(async () => {}) },
    open: vi.fn(),
    address: () => address,
  };
  const http = connect(page);
  expect(connect(page)).toBe(http);
  return page;
}

test('AUTH-9 loaders read the present startup object, and the guards of the page run again', () => {
  const { store, context, router, open } = openPage(sampleStartup);
  store.replace(person);
  expect(context.get(startupContext)).toBe(person);
  expect(router.revalidate).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test('APPEARANCE-11 another look of the site runs no loader again', () => {
  const { store, context, router } = openPage(sampleStartup);
  const branding = { ...sampleStartup.branding, site_name: 'Harbour' };
  store.replace({ ...sampleStartup, branding, menus: [] });
  expect(context.get(startupContext)).toMatchObject({ branding, menus: [] });
  expect(router.revalidate).not.toHaveBeenCalled();
});

test.each([
  ['a suspension loads the document again', person, banned, '/'],
  ['the end of a suspension too', banned, person, '/'],
  ['the logout of a suspended person leads to the sign-in', banned, sampleStartup, '/login'],
])('VERIFY-5 %s', (_, before, after, path) => {
  const { store, router, open } = openPage(before);
  store.replace(after);
  expect(open).toHaveBeenCalledExactlyOnceWith(path);
  expect(router.revalidate).not.toHaveBeenCalled();
});

test('INVITE-8 an invited person returns to the invitation after the verification of the address', () => {
  const path = '/workspace/join/login?invite_id=secret';
  const { store, open } = openPage(sampleStartup, path);
  const settings = { require_email_confirmation: true };
  store.replace({ ...sampleStartup, settings, user: { ...sampleUser, email_verified_at: null } });
  expect(open).toHaveBeenCalledExactlyOnceWith(path);
});
