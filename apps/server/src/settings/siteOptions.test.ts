import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { requestLog } from '../http/requestLog.ts';
import { chooseLanguage } from '../i18n/chooseLanguage.ts';
import { siteLanguages } from '../i18n/siteLanguages.ts';
import { roles, userRoles } from '../roles/table.ts';
import { createSession, deleteOldAddresses, findSession } from '../sessions/store.ts';
import { sessions } from '../sessions/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asUser } from '../testing/testViewers.ts';
import { twoFactorSecrets } from '../twoFactor/table.ts';
import { createViewers } from '../identity/readViewer.ts';
import { readSettings, writeSettings } from './store.ts';

const site = openTestCatalogue();
const set = (changes: Parameters<typeof writeSettings>[1]) => writeSettings(site.db, changes);

test('SETTING-15 comments and reposts are refused while they are switched off', async () => {
  const nora = asUser((await site.sample.user('Nora')).id);
  const track = await site.sample.track('Tide');
  const comment = (status: number) =>
    site.change(nora, 'POST', `/tracks/${track.id}/comments`, { text: 'Good' }, status);
  const repost = (status?: number) =>
    site.change(nora, 'PUT', `/me/reposts/tracks/${track.id}`, undefined, status);
  await set({ 'player.comments': false, 'player.reposts': false });
  expect(await comment(403)).toMatchObject({ code: 'switched_off' });
  expect(await repost(403)).toMatchObject({ code: 'switched_off' });
  await set({ 'player.comments': true, 'player.reposts': true });
  await comment(201);
  await repost();
});

test('SETTING-15 everybody has the language of the site where visitors cannot choose', async () => {
  const headers = new Headers({ cookie: 'segno-language=pl', 'accept-language': 'ar' });
  const languageOf = async () =>
    chooseLanguage({ site: siteLanguages(await readSettings(site.db)), headers, user: { language: 'pl' } });
  expect(await languageOf()).toBe('pl');
  await set({ 'localization.choice': false });
  expect(await languageOf()).toBe('en');
});

test('SETTING-16 a role gives its permissions only with two-factor authentication, where the site demands it', async () => {
  const { id } = await site.sample.user('Nora');
  const [role] = await site.db
    .insert(roles)
    .values({ name: 'Editors', permissions: [{ name: 'music.update', restrictions: [] }] })
    .returning({ id: roles.id });
  await site.db.insert(userRoles).values({ user_id: id, role_id: role?.id ?? 0 });
  const { token } = await createSession(site.db, {
    userId: id,
    remember: false,
    userAgent: '',
    ipAddress: '',
  });
  const userNow = async () => {
    const found = await findSession(site.db, token);
    // Viewers remember the settings for five seconds.
    return found && (await createViewers(site.db).of(found, found.id)).user;
  };
  const names = async () => (await userNow())?.permissions.map(({ name }) => name);
  expect(await names()).toEqual(['music.update']);
  await set({ 'auth.two_factor_roles': [role?.id ?? 0] });
  expect(await names()).toEqual([]);
  expect(await userNow()).toMatchObject({ needs_second_factor: true, roles: [{ name: 'Editors' }] });
  // An app that was not confirmed does not count.
  await site.db.insert(twoFactorSecrets).values({ user_id: id, secret: 'x' });
  expect(await names()).toEqual([]);
  await site.db.update(twoFactorSecrets).set({ confirmed_at: new Date() });
  expect(await names()).toEqual(['music.update']);
  expect((await userNow())?.needs_second_factor).toBeUndefined();
});

test('SETTING-17 the network address of a session that is not used is deleted after the set days', async () => {
  const day = 86_400_000;
  const { id } = await site.sample.user('Nora');
  const begin = async (age: number) => {
    const session = await createSession(site.db, {
      userId: id,
      remember: true,
      userAgent: '',
      ipAddress: '192.0.2.7',
    });
    await site.db
      .update(sessions)
      .set({ last_active_at: new Date(Date.now() - age * day) })
      .where(eq(sessions.id, session.id));
  };
  await begin(1);
  await begin(6);
  const addresses = async () =>
    (await site.db.select({ address: sessions.ip_address }).from(sessions).orderBy(sessions.id)).map(
      ({ address }) => address,
    );
  await deleteOldAddresses(site.db);
  expect(await addresses()).toEqual(['192.0.2.7', '192.0.2.7']);
  await set({ 'gdpr.addresses_days': 5 });
  await deleteOldAddresses(site.db);
  expect(await addresses()).toEqual(['192.0.2.7', '']);
});

test('SETTING-17 a share of the successful requests is logged, and every other one', async () => {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const log = { info: write, warn: write, debug: write, error: write, child: () => log };
  const numbers = [0.1, 0.5, 0.9];
  const random = () => numbers.shift() ?? 1;
  const app = new Hono<AppEnv>()
    .use('*', requestLog(log as never, { sampleRate: () => 0.3, random }))
    .get('/good', (c) => c.text('good'))
    .get('/bad', (c) => c.text('bad', 404));
  for (let count = 0; count < 3; count += 1) await app.request('/good');
  expect(lines).toHaveLength(1);
  await app.request('/bad');
  expect(lines).toHaveLength(2);
});
