import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
