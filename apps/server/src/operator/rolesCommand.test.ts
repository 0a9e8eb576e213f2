import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { operatorOn } from '../testing/testOperator.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { users } from '../users/table.ts';
import { runRoles } from './rolesCommand.ts';
import { giveRole, insertDefaultRoles } from '../roles/store.ts';

let database: TestDatabase;
let app: Hono<AppEnv>;
let browser: TestBrowser;
const email = 'nora@segno.example';
const roles = (...args: string[]) => runRoles(operatorOn(database.db), args);

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await database.truncate();
  const { db } = database;
  await insertDefaultRoles(db);
  const [admin] = await db.insert(users).values({ name: 'Ada', email: 'ada@segno.example' }).returning();
  await giveRole(db, admin?.id ?? 0, 'Admins');
  app = createTestServer(database);
  browser = await TestBrowser.open(app);
  const password = { password: 'correct horse', password_confirmation: 'correct horse' };
  expect((await browser.post('/auth/register', { email, ...password })).status).toBe(200);
});

const createPlaylist = () => browser.post('/api/v1/playlists', { name: 'Morning' });

test('ACCESS-10 a change of a role holds from the next request on, and the session gets another token', async () => {
  expect((await createPlaylist()).status).toBe(201);
  const before = browser.cookies.get('segno-session');
  await roles('deny', 'listeners', 'playlists.create');
  expect((await createPlaylist()).status).toBe(403);
  expect(browser.cookies.get('segno-session')).not.toBe(before);
  expect(await roles('allow', 'Listeners', 'playlists.create:count=1')).toContain('playlists.create:count=1');
  expect(await createPlaylist()).toMatchObject({ status: 403, body: { code: 'over_quota' } });
  await roles('allow', 'Listeners', 'playlists.create:count=none');
  expect((await createPlaylist()).status).toBe(201);
});

test('ACCESS-10 a role is given and taken by the address of an account', async () => {
  const before = browser.cookies.get('segno-session');
  await roles('give', 'Nora@Segno.example', 'artists');
  expect(await roles('of', email)).toBe('Listeners\nArtists');
  const { body } = await browser.send('GET', '/api/v1/startup');
  expect(body.user).toMatchObject({ roles: [{ name: 'Listeners' }, { name: 'Artists' }] });
  expect(browser.cookies.get('segno-session')).not.toBe(before);
  await roles('take', email, 'Artists');
  expect(await roles('of', email)).toBe('Listeners');
});

test('ACCESS-10 the permissions of guests are those of the guest role, and never those of an admin', async () => {
  const asGuest = async () => {
    // A new server, because one remembers the guest role for five seconds.
    const guest = await TestBrowser.open(createTestServer(database));
    return (await guest.send('GET', '/api/v1/albums')).status;
  };
  expect(await asGuest()).toBe(200);
  await roles('set', 'Guests');
  expect(await asGuest()).toBe(401);
  await roles('set', 'Guests', 'music.view');
  expect(await asGuest()).toBe(200);
  await expect(roles('allow', 'Guests', 'users.update')).rejects.toThrow('Guests cannot have');
  await expect(roles('give', email, 'Guests')).rejects.toThrow('without an account');
});

test('ACCESS-10 the last account that can administer the site keeps its role', async () => {
  await expect(roles('take', 'ada@segno.example', 'Admins')).rejects.toThrow('nobody could administer');
  await expect(roles('deny', 'Admins', 'admin')).rejects.toThrow('nobody could administer');
  expect(await roles('of', 'ada@segno.example')).toBe('Admins');
  await roles('give', email, 'Admins');
  await database.db.update(users).set({ banned_at: new Date() }).where(eq(users.email, email));
  await expect(roles('take', 'ada@segno.example', 'Admins')).rejects.toThrow('nobody could administer');
});

test('ACCESS-10 two commands at once do not take the role from the last two admins', async () => {
  await roles('give', email, 'Admins');
  const taken = await Promise.allSettled([
    roles('take', 'ada@segno.example', 'Admins'),
    roles('take', email, 'Admins'),
  ]);
  expect(taken.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test.each([
  [['grant'], 'is not a command'],
  [['give', email], 'is not a command'],
  [['allow', 'Listeners'], 'is not a command'],
  [['give', 'nobody@segno.example', 'Artists'], 'no account with the address'],
  [['give', email, 'Pilots'], 'There are: Guests, Listeners, Artists, Admins.'],
  [['allow', 'Listeners', 'music.sing'], 'no permission "music.sing"'],
  [['allow', 'Listeners', 'playlists.create:count=-1'], 'is not a limit'],
  [['allow', 'Listeners', 'playlists.create:size=1'], 'is not a limit'],
  [['create', 'guests'], 'There is a role'],
])('roles %j is refused with a sentence, and changes nothing', async (args, sentence) => {
  const before = await roles('list');
  await expect(roles(...args)).rejects.toThrow(sentence);
  expect(await roles('list')).toBe(before);
});

test('a role that was created has no permissions and no accounts', async () => {
  expect(await roles('create', 'Labels')).toMatch(/^\d+ Labels \(0 accounts\)$/m);
});
