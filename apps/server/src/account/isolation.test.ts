import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../audit/table.ts';
import { giveRole } from '../roles/store.ts';
import { passkeys } from '../passkeys/table.ts';
import { openTestAccounts, registration } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { notifications } from '../notifications/table.ts';
import { pushSubscriptions } from '../notificationSettings/table.ts';
import { accessTokens } from '../accessTokens/table.ts';
import { dataExports } from './table.ts';
import { sessions } from '../sessions/table.ts';
import { users } from '../users/table.ts';

const accounts = openTestAccounts();
const { password } = registration;
const eqEmail = eq(users.email, registration.email.toLowerCase());

test('ACCOUNT-8 the ids of one account do nothing on any route of another one', async () => {
  const { browser: nora } = await accounts.registered();
  const ben = await TestBrowser.open(accounts.app);
  await ben.post('/auth/register', { ...registration, email: 'ben@segno.example' });
  const [owner] = await accounts.db.select().from(users).where(eqEmail);
  const user_id = owner?.id ?? 0;
  const one = { user_id, name: 'Key' };
  await accounts.db.insert(passkeys).values({
    ...one,
    credential_id: 'credential',
    public_key: new Uint8Array([1]),
    counter: 0,
    is_synced: false,
  });
  await accounts.db.insert(accessTokens).values({ ...one, token_hash: 'hash', scopes: ['read'] });
  await accounts.db
    .insert(dataExports)
    .values({ user_id, status: 'ready', file: 'a.zip', expires_at: new Date(Date.now() + 60_000) });
  const push = { user_id, endpoint: 'https://push.example/1', p256dh: 'x', auth: 'x' };
  await accounts.db.insert(pushSubscriptions).values(push);
  await accounts.db.insert(notifications).values({
    user_id,
    type: 'name',
    subject: 'name',
    data: { image: null, lines: [], mainAction: null, buttonActions: [] },
  });
  const [session] = await accounts.db.select().from(sessions);
  await ben.post('/auth/user/confirm-password', { password });
  const stored = async () => ({
    user: (await accounts.db.select().from(users).where(eqEmail))[0],
    passkeys: await accounts.db.select().from(passkeys),
    tokens: await accounts.db.select().from(accessTokens),
    exports: await accounts.db.select().from(dataExports),
    push: await accounts.db.select().from(pushSubscriptions),
    notifications: await accounts.db.select().from(notifications),
    sessions: (await accounts.db.select().from(sessions)).length,
  });
  const before = await stored();
  const [notification] = before.notifications;
  for (const [method, path, body] of [
    ['PUT', `/auth/user/passkeys/${before.passkeys[0]?.id}`, { name: 'Mine' }],
    ['DELETE', `/auth/user/passkeys/${before.passkeys[0]?.id}`],
    ['GET', `/secure/exports/${before.exports[0]?.id}`],
    ['DELETE', `/api/v1/user-sessions/${session?.id}`],
    ['DELETE', '/api/v1/notifications/me/push', { endpoint: push.endpoint }],
    ['DELETE', `/api/v1/notifications/${notification?.id}`],
    ['POST', '/api/v1/notifications/mark-as-read', { ids: [notification?.id] }],
    ['PUT', `/api/v1/users/${user_id}`, { first_name: 'Ben' }],
    ['POST', `/api/v1/users/${user_id}/avatar`, { url: 'https://pictures.example/1.png' }],
    ['DELETE', `/api/v1/users/${user_id}/avatar`],
    ['DELETE', `/api/v1/users/${user_id}?deleteCurrentUser=true`],
  ] as const) {
    const { status } = await ben.send(method, path, body);
    expect([method, path, status >= 400 || status === 200]).toEqual([method, path, true]);
    expect(await stored(), `${method} ${path}`).toEqual(before);
  }
  // Tokens need a permission, so that an admin shows that theirs are refused as well.
  const [other] = await accounts.db.select().from(users).where(eq(users.email, 'ben@segno.example'));
  await giveRole(accounts.db, other?.id ?? 0, 'Admins');
  expect((await ben.send('DELETE', `/api/v1/access-tokens/${before.tokens[0]?.id}`)).status).toBe(404);
  expect(await stored()).toEqual(before);
  for (const list of ['/auth/user/passkeys', '/api/v1/me/exports', '/api/v1/notifications'])
    expect(JSON.stringify((await ben.send('GET', list)).body)).not.toContain('Key');
  expect((await nora.send('GET', '/api/v1/me')).status).toBe(200);
});

test('ADMIN-5 who may change people changes nothing of an account with more permissions, and the log has the rest', async () => {
  const { browser: nora } = await accounts.registered();
  const [root] = await accounts.db.select().from(users).where(eqEmail);
  await giveRole(accounts.db, root?.id ?? 0, 'Admins');
  const insert = async (name: string, permissions: (typeof users.$inferInsert)['permissions']) => {
    const email = `${name.toLowerCase()}@segno.example`;
    const browser = await TestBrowser.open(accounts.app);
    await browser.post('/auth/register', { ...registration, email });
    const found = eq(users.email, email);
    const [user] = await accounts.db.update(users).set({ permissions, name }).where(found).returning();
    return { browser, id: user?.id ?? 0 };
  };
  const helper = await insert('Hal', [{ name: 'users.update', restrictions: [] }]);
  const other = await insert('Ben', []);
  const change = async (id: number) => {
    const account = `/api/v1/users/${id}`;
    const answers = [
      await helper.browser.send('PUT', account, { first_name: 'Changed' }),
      await helper.browser.send('DELETE', `${account}/avatar`),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await change(root?.id ?? 0)).toEqual([403, 403]);
  expect((await nora.send('GET', '/api/v1/me')).body).not.toMatchObject({ user: { first_name: 'Changed' } });
  expect(await change(other.id)).toEqual([200, 200]);
  expect(await change(helper.id)).toEqual([200, 200]);
  const log = await accounts.db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(log.map(({ action, user_id, record_ids }) => ({ action, user_id, record_ids }))).toEqual(
    ['profile', 'picture'].map((action) => ({ action, user_id: helper.id, record_ids: [other.id] })),
  );
});
