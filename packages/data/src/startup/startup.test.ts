import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { checkQuota, hasPermission, hasRole, isSubscribed } from '../permissions/permissions.ts';
import type { SettingName } from '../settings/contract.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { readPath, readSetting } from '../settings/readSetting.ts';
import type { User } from '../users/contract.ts';
import { MenuItem as MenuItemSchema, type MenuItem, type Startup } from './contract.ts';
import { isMenuItemVisible, menuItemHref, menuItemsAt } from './menus.ts';
import { readStartup } from './readStartup.ts';
import { sampleStartup, sampleUser } from './samples.ts';
import type { useSetting } from './StartupProvider.ts';

const guest = sampleStartup;
const signedIn = (changes: Partial<User> = {}): Startup => ({
  ...sampleStartup,
  user: { ...sampleUser, ...changes },
});
const admin = signedIn({ permissions: [{ name: 'admin', restrictions: [] }] });
const item = (conditions: Partial<MenuItem>): MenuItem => ({
  id: 'x',
  label: 'X',
  icon: null,
  type: 'route',
  action: '/x',
  ...conditions,
});

describe('the startup object', () => {
  test('STARTUP-1 it is read from JSON or from an object', () => {
    expect(readStartup(JSON.stringify(sampleStartup))).toEqual(sampleStartup);
    expect(readStartup({ ...sampleStartup, queries: [] })).toEqual(sampleStartup);
  });

  test('an error names the invalid property', () => {
    expect(() => readStartup({ ...sampleStartup, base_url: 5 })).toThrow('base_url');
  });

  test('a setting is read by its path, nested or not', () => {
    const settings = { dates: { default_timezone: 'UTC' }, 'player.preload_next': false, auth: 'home' };
    expect(readSetting(settings, 'dates.default_timezone')).toBe('UTC');
    expect(readSetting(settings, 'player.preload_next')).toBe(false);
    expect(readSetting(settings, 'auth.redirect')).toBeUndefined();
    expect(readPath(settings, 'dates.default_timezone.name')).toBeUndefined();
    expect(readPath(settings, 'constructor.name')).toBeUndefined();
  });

  test('a setting is named and typed by the contract', () => {
    expectTypeOf(readSetting({}, 'player.default_volume')).toEqualTypeOf<number | undefined>();
    expectTypeOf(readSetting({}, 'registration.disable')).toEqualTypeOf<boolean | undefined>();
    expectTypeOf<'registration.disabel'>().not.toExtend<Parameters<typeof readSetting>[1]>();
    expectTypeOf<'registration.disabel'>().not.toExtend<Parameters<typeof useSetting>[0]>();
    expectTypeOf<keyof NonNullable<MenuItem['settings']>>().toEqualTypeOf<SettingName>();
  });

  test('STARTUP-4 a stored value that does not fit is replaced by the default, and flags are on or off', () => {
    const terms = { id: 3, label: 'Terms', href: '/pages/terms' };
    const standard = { player: { default_volume: 0.8, preload_next: true }, auth: { redirect: '/' } };
    const stored = {
      player: { default_volume: 80, preload_next: 0, theme: 'x' },
      'auth.redirect': 5,
      registration: { disable: 'yes', policies: [terms, { ...terms, id: '4' }, null, 'Terms'] },
      demo_account: 'listener',
      colour: 'red',
    };
    expect(parseSettings(stored, standard)).toEqual({
      player: { default_volume: 0.8, preload_next: false, theme: 'x' },
      auth: { redirect: '/' },
      registration: { disable: true, policies: [terms] },
      demo_account: undefined,
      colour: 'red',
    });
    expect(stored.player.default_volume).toBe(80);
  });
});

describe('permissions', () => {
  test("ACCESS-1 permissions are the user's, or the guest role's without a user", () => {
    expect(hasPermission(guest, 'music.view')).toBe(true);
    expect(hasPermission(guest, 'playlists.create')).toBe(false);
    expect(hasPermission(signedIn(), 'playlists.create')).toBe(true);
    expect(hasPermission(signedIn({ permissions: [] }), 'music.view')).toBe(false);
  });

  test('ACCESS-2 admin implies every permission', () => {
    expect(hasPermission(admin, 'settings.update')).toBe(true);
  });

  test('ACCESS-3 roles are matched by id', () => {
    expect(hasRole(signedIn(), 2)).toBe(true);
    expect(hasRole(signedIn(), 1)).toBe(false);
    expect(hasRole(guest, 1)).toBe(true);
  });

  test('ACCESS-5 a subscriber has a valid subscription', () => {
    expect(isSubscribed(guest)).toBe(false);
    expect(isSubscribed(signedIn({ subscriptions: [{ valid: false, active: true }] }))).toBe(false);
    expect(isSubscribed(signedIn({ subscriptions: [{ valid: true, active: false }] }))).toBe(true);
  });

  test.each([
    ['below the limit', signedIn(), 19, false, false],
    ['at the limit', signedIn(), 20, true, false],
    ['above the limit', signedIn(), 21, true, false],
    ['without the permission', guest, 0, false, true],
    ['as admin', admin, 500, false, false],
  ])('ACCESS-4 a quota %s', (_, visitor, usage, overQuota, noPermission) => {
    expect(checkQuota(visitor, 'playlists.create', 'count', usage)).toEqual({
      overQuota,
      noPermission,
      overQuotaOrNoPermission: overQuota || noPermission,
    });
  });

  test('ACCESS-4 a limit of null is no limit', () => {
    const unlimited = signedIn({
      permissions: [{ name: 'music.view', restrictions: [{ name: 'count', value: null }] }],
    });
    expect(checkQuota(unlimited, 'music.view', 'count', 1_000_000).overQuota).toBe(false);
  });
});

describe('menus', () => {
  const settings: Startup = {
    ...guest,
    settings: { registration: { disable: true }, homepage: { type: 'landingPage' } },
  };
  const active = signedIn({ subscriptions: [{ valid: true, active: true }] });
  test.each<[string, Partial<MenuItem>, Startup, boolean]>([
    ['without conditions', {}, guest, true],
    ['all roles', { roles: [2] }, signedIn(), true],
    ['one role missing', { roles: [2, 3] }, signedIn(), false],
    ['all permissions', { permissions: ['music.view', 'playlists.create'] }, signedIn(), true],
    ['one permission missing', { permissions: ['music.view', 'music.create'] }, signedIn(), false],
    ['any permission, for an admin', { permissions: ['music.create'] }, admin, true],
    ['a role, for an admin without it', { roles: [9] }, admin, false],
    ['a subscription, for an admin without one', { subscriptionStatus: 'subscribed' }, admin, false],
    ['a setting that is on', { settings: { 'registration.disable': true } }, settings, true],
    ['a setting that is off', { settings: { 'registration.disable': false } }, settings, false],
    ['a setting that is not there', { settings: { 'billing.enable': false } }, settings, true],
    ['a setting with a value', { settings: { 'homepage.type': 'landingPage' } }, settings, true],
    ['a setting with another value', { settings: { 'homepage.type': 'channel' } }, settings, false],
    ['subscribed', { subscriptionStatus: 'subscribed' }, active, true],
    ['subscribed, but not active', { subscriptionStatus: 'subscribed' }, signedIn(), false],
    ['unsubscribed', { subscriptionStatus: 'unsubscribed' }, active, false],
    ['unsubscribed, for a guest', { subscriptionStatus: 'unsubscribed' }, guest, true],
    ['a person, for a guest', { visitor: 'signedIn' }, guest, false],
    ['a person', { visitor: 'signedIn' }, signedIn({ permissions: [], roles: [] }), true],
    ['a guest', { visitor: 'guest' }, guest, true],
    ['a guest, for a person', { visitor: 'guest' }, admin, false],
    ['one of two conditions', { roles: [2], permissions: ['music.create'] }, signedIn(), false],
  ])('MENU-1 an item with %s', (_, conditions, startup, isVisible) => {
    expect(isMenuItemVisible(item(conditions), startup)).toBe(isVisible);
  });

  test('MENU-2 an item about the current user is not shown to guests', () => {
    expect(isMenuItemVisible(item({ action: '/user/{currentUser}' }), guest)).toBe(false);
    expect(isMenuItemVisible(item({ action: '/user/{currentUser}' }), signedIn())).toBe(true);
  });

  test.each<[string, Partial<MenuItem>, boolean]>([
    ['a path', { action: '/albums' }, true],
    ['a path without a slash', { action: 'albums' }, true],
    ['the home page', { action: '/' }, true],
    ['a path with a colon', { action: '/tag/80s:pop' }, true],
    ['an address, as a link', { type: 'link', action: 'https://blog.example/?u={currentUser}' }, true],
    ['an email address', { type: 'link', action: 'mailto:hello@segno.example' }, true],
    ['an address, as a route', { action: 'https://evil.example' }, false],
    ['a script', { action: 'javascript:alert(1)' }, false],
    ['a script, as a link', { type: 'link', action: 'JavaScript:alert(1)' }, false],
    ['a script with a control character', { type: 'link', action: 'java\tscript:alert(1)' }, false],
    ['a script after a space', { type: 'link', action: ' javascript:alert(1)' }, false],
    ['data', { type: 'link', action: 'data:text/html,<script>alert(1)</script>' }, false],
    ['a host without a scheme', { action: '//evil.example' }, false],
    ['a host after a backslash', { type: 'link', action: String.raw`/\evil.example` }, false],
    ['an icon by name', { icon: 'volume-low' }, true],
    ['an icon of this site', { icon: '/icons/radio.svg' }, true],
    ['an icon with https', { icon: 'https://cdn.example/radio.svg' }, true],
    ['an icon with http', { icon: 'http://cdn.example/radio.svg' }, false],
    ['an icon of another host without a scheme', { icon: '//cdn.example/radio.svg' }, false],
    ['an icon in a script', { icon: 'javascript:alert(1)' }, false],
    ['an icon in its address', { icon: 'data:image/svg+xml,<svg onload="alert(1)"/>' }, false],
  ])('MENU-4 %s is accepted or not', (_, changes, isValid) => {
    expect(v.is(MenuItemSchema, item(changes))).toBe(isValid);
  });

  test('MENU-2 {currentUser} is replaced by the id of the user', () => {
    expect(menuItemHref(item({ action: '/user/{currentUser}/me' }), signedIn())).toBe('/user/12/me');
    expect(
      menuItemHref(item({ action: 'https://x.example/?u={currentUser}', type: 'link' }), signedIn()),
    ).toBe('https://x.example/?u=12');
  });

  test('a route without a leading slash is relative to the root', () => {
    expect(menuItemHref(item({ action: 'search' }), guest)).toBe('/search');
  });

  test('a position shows the visible items of its menus in order', () => {
    expect(menuItemsAt(guest, 'sidebar-primary').map(({ label }) => label)).toEqual([
      'Home',
      'Search',
      'Genres',
    ]);
    expect(menuItemsAt(guest, 'landing-page-navbar')).toEqual([]);
  });
});
