import { Startup } from '@segno/data/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { asGuest, asUser } from '../testing/testViewers.ts';
import { menuIconOrigins } from './menuIconOrigins.ts';
import { buildStartup } from './startup.ts';
import { writeSettings } from '../settings/store.ts';
import { settings } from '../settings/table.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterAll(() => database.close());

const build = (headers: Record<string, string> = {}) =>
  buildStartup(database.db, {
    baseUrl: 'https://segno.example',
    headers: new Headers(headers),
    viewer: asGuest,
  });

test('STARTUP-1 the startup object matches the contract and has the menus, themes and home page of a new site', async () => {
  const startup = v.parse(v.strictObject(Startup.entries), await build());
  expect(startup.menus.flatMap((menu) => menu.positions)).toEqual([
    'sidebar-primary',
    'sidebar-secondary',
    'mobile-bottom',
  ]);
  const links = startup.menus.flatMap(({ items }) => items.map(({ action }) => action));
  for (const list of ['new-releases', 'popular-albums', 'popular-artists', 'popular-playlists'])
    expect(links).toContain(`/${list}`);
  expect(
    startup.themes.all.map(({ id, default_light, default_dark }) => [id, default_light, default_dark]),
  ).toEqual([
    [1, true, false],
    [2, false, true],
  ]);
  // THEME-1: the built-in themes have no changed values.
  expect(startup.themes.all.map(({ values }) => values)).toEqual([{}, {}]);
  expect(startup.settings.homepage).toEqual({ type: 'channel', value: 'home' });
  expect(startup).toMatchObject({
    user: null,
    base_url: 'https://segno.example',
    branding: { site_name: 'Segno' },
    show_cookie_notice: false,
    is_mobile_device: false,
  });
});

test('public settings override the defaults in each group', async () => {
  await database.db.insert(settings).values([
    { key: 'player', value: { default_volume: 0.5 }, is_public: true },
    { key: 'branding', value: { site_name: 'Radio Nord' }, is_public: true },
    { key: 'homepage', value: { value: 'genres' }, is_public: true },
  ]);
  const startup = await build();
  expect(startup.settings.player).toMatchObject({
    autoplay: true,
    crossfade: 0,
    default_volume: 0.5,
    loudness: 'off',
    preload_next: true,
  });
  expect(startup.settings.homepage).toEqual({ type: 'channel', value: 'genres' });
  expect(startup.branding).toEqual({ logo_light: null, logo_dark: null, site_name: 'Radio Nord' });
});

test('a setting that is not public is never in the startup object', async () => {
  await database.db.insert(settings).values([
    { key: 'outgoing_email', value: { password: 'hush' } },
    { key: 'branding', value: { site_name: 'Hidden' } },
  ]);
  const startup = await build();
  expect(JSON.stringify(startup)).not.toMatch(/hush|Hidden/);
});

test('STARTUP-4 an invalid stored value is replaced by the default', async () => {
  await database.db.insert(settings).values([
    { key: 'menus', value: 'none', is_public: true },
    { key: 'player', value: { default_volume: 80 }, is_public: true },
    { key: 'homepage.type', value: 'nothing', is_public: true },
  ]);
  const startup = await build();
  expect(startup.menus).toHaveLength(3);
  expect(startup.settings).toMatchObject({
    player: { default_volume: 0.8, preload_next: true },
    homepage: { type: 'channel', value: 'home' },
  });
});

test('the cookie notice is shown until it is dismissed', async () => {
  const notice = { position: 'bottom', message: 'We keep a cookie.', button: 'OK' };
  await database.db.insert(settings).values({ key: 'cookie_notice', value: notice, is_public: true });
  expect(await build()).toMatchObject({ cookie_notice: notice, show_cookie_notice: true });
  expect(await build({ cookie: 'a=b; segno-cookie-consent=1' })).toMatchObject({ show_cookie_notice: false });
});

test('a phone is detected by its client hint, or else by its user agent', async () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  expect(await build({ 'user-agent': phone })).toMatchObject({ is_mobile_device: true });
  expect(await build({ 'user-agent': phone, 'sec-ch-ua-mobile': '?0' })).toMatchObject({
    is_mobile_device: false,
  });
  expect(await build({ 'sec-ch-ua-mobile': '?1' })).toMatchObject({ is_mobile_device: true });
});

test('MENU-6 the library and the feed are in the menu of every signed-in person', async () => {
  const items = (await build()).menus.flatMap((menu) => menu.items);
  for (const path of ['/library', '/feed'])
    expect(items.find(({ action }) => action === path)).toMatchObject({
      visitor: 'signedIn',
      permissions: [],
    });
});

test('MENU-4 a menu item with a dangerous address or an unknown setting is left out, and the others are shown', async () => {
  const item = { id: 'a', label: '<b>Blog</b>', icon: 'https://cdn.example/blog.svg', type: 'link' };
  const items = [
    { ...item, action: 'https://blog.example' },
    { ...item, id: 'b', action: 'javascript:alert(1)' },
    { ...item, id: 'c', action: '//evil.example' },
    { ...item, id: 'd', action: '/terms', icon: 'javascript:alert(1)' },
    { ...item, id: 'e', action: '/terms', settings: { 'registration.disabel': false } },
  ];
  const menus = [{ id: 'footer', positions: ['footer'], items }];
  await database.db.insert(settings).values({ key: 'menus', value: menus, is_public: true });
  const built = await build();
  expect(built.menus.map((menu) => menu.items.map(({ id }) => id))).toEqual([['a']]);
  expect(menuIconOrigins(built.menus)).toEqual(['https://cdn.example']);
});

test('I18N-6 the language is that of the user, of the cookie, of the browser, or of the site, if the site offers it', async () => {
  const languageOf = async (headers: Record<string, string>, language: string | null = null) =>
    (
      await buildStartup(database.db, {
        baseUrl: 'https://segno.example',
        headers: new Headers(headers),
        viewer: language === null ? asGuest : asUser(1, { language }),
      })
    ).i18n.language;
  const arabic = { 'accept-language': 'fr-FR, ar-EG;q=0.8, pl;q=0.2, en;q=0' };
  expect(await languageOf({})).toBe('en');
  expect(await languageOf(arabic)).toBe('ar');
  expect(await languageOf({ ...arabic, cookie: 'segno-language=pl' })).toBe('pl');
  expect(await languageOf({ ...arabic, cookie: 'segno-language=pl' }, 'en')).toBe('en');
  expect(await languageOf({ cookie: 'segno-language=pl' }, 'xx')).toBe('pl');
  await writeSettings(database.db, { 'localization.detect': false });
  expect(await languageOf(arabic)).toBe('en');
  await writeSettings(database.db, {
    'localization.detect': undefined,
    'localization.languages': ['en', 'pl'],
  });
  expect(await languageOf(arabic)).toBe('pl');
  await writeSettings(database.db, { 'i18n.language': 'pl' });
  expect(await languageOf({})).toBe('pl');
  // A value that is none is as good as the default.
  const value = 'all';
  await database.db
    .insert(settings)
    .values({ key: 'localization.languages', value, is_public: true })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  expect(await languageOf(arabic)).toBe('ar');
});

test('a page has the lines of its language, and those of the operator in the language of the site', async () => {
  expect((await build()).i18n.lines).toEqual({});
  const polish = await build({ cookie: 'segno-language=pl' });
  expect(polish.i18n.lines).toMatchObject({
    'player.play': 'Odtwórz',
    'ui.close': 'Zamknij',
    Home: 'Strona główna',
  });
  // Texts that only the server writes are not sent.
  expect(polish.i18n.lines).not.toHaveProperty('Email sent');
  await writeSettings(database.db, {
    'i18n.language': 'pl',
    'i18n.lines': { 'player.play': 'Graj' },
  });
  const own = await build();
  expect(own.i18n.language).toBe('pl');
  expect(own.i18n.lines).toMatchObject({ 'player.play': 'Graj', 'player.pause': 'Wstrzymaj' });
  expect((await build({ cookie: 'segno-language=en' })).i18n).toEqual({ language: 'en', lines: {} });
});

test.each([
  ['language', 'Mar 4, 2026', '3/4/26'],
  ['monthFirst', 'Mar 4, 2026', '3/4/26'],
  ['dayFirst', '4 Mar 2026', '04/03/2026'],
  ['yearFirst', '4 Mar 2026', '2026-03-04'],
] as const)('SETTING-14 English dates have the order of the site: %s', async (format, medium, short) => {
  await writeSettings(database.db, { 'dates.format': format });
  const { i18n } = await build();
  const written = (dateStyle: 'medium' | 'short') =>
    new Intl.DateTimeFormat(i18n.locale ?? i18n.language, { dateStyle, timeZone: 'UTC' }).format(
      new Date('2026-03-04'),
    );
  expect([written('medium'), written('short')]).toEqual([medium, short]);
  // Languages with one order keep it.
  expect((await build({ cookie: 'segno-language=pl' })).i18n.locale).toBeUndefined();
});
