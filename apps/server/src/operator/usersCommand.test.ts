import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { giveRole } from '../roles/store.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { operatorOn } from '../testing/testOperator.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { users } from '../users/table.ts';
import { runUsers } from './usersCommand.ts';

const site = openTestServer();
const email = 'nora@segno.example';
const run = (...args: string[]) => runUsers(operatorOn(site.db), args);

let browser: TestBrowser;
beforeEach(async () => {
  const [admin] = await site.db.insert(users).values({ name: 'Ada', email: 'ada@segno.example' }).returning();
  await giveRole(site.db, admin?.id ?? 0, 'Admins');
  browser = await TestBrowser.open(site.app);
  const password = { password: 'correct horse', password_confirmation: 'correct horse' };
  expect((await browser.post('/auth/register', { email, ...password })).status).toBe(200);
});

test('SETTING-6 accounts are listed, found, confirmed and given roles', async () => {
  expect(await run()).toMatch(
    /^\d+ nora@segno\.example Listener 2 \(Listeners, not confirmed\)\n\d+ ada@segno\.example Ada \(Admins, not confirmed\)$/,
  );
  expect(await run('verify', email)).toMatch(/Listener 2 \(Listeners, confirmed\)$/);
  expect(await run('role', email, 'Artists')).toMatch(/\(Listeners, Artists, confirmed\)$/);
  expect(await run('role', email, '-Artists')).toMatch(/\(Listeners, confirmed\)$/);
  expect(await run('list', 'NORA@')).not.toContain('ada@');
});

test('SETTING-6 a suspension restricts the session, and its end does not bring the session back', async () => {
  expect(await run('suspend', email)).toContain('suspended');
  expect((await browser.send('GET', '/api/v1/me/playlists')).status).toBe(403);
  expect(await run('restore', email)).not.toContain('suspended');
  expect((await browser.send('GET', '/api/v1/me/playlists')).status).toBe(401);
});

test('SETTING-6 the last admin is not suspended', async () => {
  await expect(run('suspend', 'ada@segno.example')).rejects.toThrow('nobody could administer');
  const [ada] = await site.db.select().from(users).where(eq(users.email, 'ada@segno.example'));
  expect(ada?.banned_at).toBeNull();
});

test.each([
  [['ban', email], 'is not a command'],
  [['suspend', 'nobody@segno.example'], 'no account with the address'],
  [['role', email, 'Pilots'], 'There is no role "Pilots"'],
])('users %j is refused with a sentence', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('SETTING-6 a suspension that ends by itself does not bring the session back either', async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day);
  const ban = (banned_until: Date) =>
    site.db
      .update(users)
      .set({ banned_at: at(1), banned_until })
      .where(eq(users.email, email));
  await ban(at(2));
  expect((await browser.send('GET', '/api/v1/me/playlists')).status).toBe(403);
  await ban(at(-1));
  expect((await browser.send('GET', '/api/v1/me/playlists')).status).toBe(401);
});
