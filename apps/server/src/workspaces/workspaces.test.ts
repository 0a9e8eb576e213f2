import {
  NotificationList,
  PlaylistAnswer,
  PlaylistList,
  Startup,
  WorkspaceDetailAnswer,
  WorkspaceList,
} from '@segno/data/contract';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServer } from '../auth/testServer.ts';
import { openTestDatabase, type TestDatabase } from '../db/testDatabase.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { TestBrowser } from '../http/testBrowser.ts';
import { mails } from '../mail/table.ts';
import { giveDefaultRoles, insertDefaultRoles } from '../roles/store.ts';
import { createSession } from '../sessions/store.ts';
import { settings } from '../startup/table.ts';
import { users } from '../users/table.ts';
import { deletePastInvites } from './invites.ts';
import { workspaceInvites, workspaceMembers } from './table.ts';

let database: TestDatabase;
let app: Hono<AppEnv>;

beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(async () => {
  await database.truncate();
  await insertDefaultRoles(database.db);
  app = createTestServer(database, { guestLifetime: 60_000 });
});
afterAll(() => database.close());

interface Person {
  id: number;
  browser: TestBrowser;
  send: (method: string, path: string, body?: unknown) => ReturnType<TestBrowser['send']>;
}

const browserOf = async (userId: number) => {
  const session = { userId, remember: true, userAgent: '', ipAddress: '' };
  const { token } = await createSession(database.db, session);
  const browser = new TestBrowser(app, 'http://localhost:4300');
  browser.cookies.set('segno-session', token);
  await browser.send('GET', '/');
  return browser;
};

const personWith = (id: number, browser: TestBrowser): Person => ({
  id,
  browser,
  send: (method, path, body) => browser.send(method, `/api/v1${path}`, body),
});

/** A signed-in person, with `name@segno.example` as address. */
async function person(name: string, isVerified = true): Promise<Person> {
  const [user] = await database.db
    .insert(users)
    .values({
      name,
      email: `${name.toLowerCase()}@segno.example`,
      email_verified_at: isVerified ? new Date() : null,
    })
    .returning();
  if (!user) throw new Error('The user was not stored.');
  await giveDefaultRoles(database.db, user.id);
  return personWith(user.id, await browserOf(user.id));
}

const ok = async ({ send }: Person, method: string, path: string, body?: unknown) => {
  const answer = await send(method, path, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};
const statusOf = async ({ send }: Person, method: string, path: string, body?: unknown) =>
  (await send(method, path, body)).status;

const create = async (owner: Person, name = 'Night radio') =>
  v.parse(
    v.object({ workspace: v.object({ id: v.number() }) }),
    await ok(owner, 'POST', '/workspaces', { name }),
  ).workspace.id;

const detail = async (of: Person, id: number) =>
  v.parse(WorkspaceDetailAnswer, await ok(of, 'GET', `/workspaces/${id}`)).workspace;

const invite = (by: Person, id: number, email: string, role = 'editor') =>
  ok(by, 'POST', `/workspaces/${id}/invites`, { email, role });

/** The secrets of the messages to an address, the latest last. */
const tokensOf = async (email: string) =>
  (await database.db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id)).map(
    ({ text }) => /invite_id=([\w-]{43})/.exec(text)?.[1] ?? '',
  );
const lastToken = async (email: string) => (await tokensOf(email)).at(-1) ?? '';

const isOwnPage = { 'sec-fetch-site': 'same-origin' };
const join = ({ browser }: Person, token: string) =>
  browser.send('GET', `/api/v1/workspace/join/${token}`, undefined, isOwnPage);

/** A workspace of the owner with a member of each role. */
async function team() {
  const [owner, admin, editor, viewer] = [
    await person('Nora'),
    await person('Ada'),
    await person('Eli'),
    await person('Vic'),
  ] as const;
  const id = await create(owner);
  const members = { admin, editor, viewer };
  for (const role of ['admin', 'editor', 'viewer'] as const)
    await database.db.insert(workspaceMembers).values({ workspace_id: id, user_id: members[role].id, role });
  return { id, owner, ...members };
}

const notificationsOf = async (of: Person) =>
  v.parse(NotificationList, await ok(of, 'GET', '/notifications')).pagination.data;

const requireVerification = () =>
  database.db.insert(settings).values({ key: 'require_email_confirmation', value: true, is_public: true });

test('WORKSPACE-1 a person creates, renames and deletes a workspace, and sees only own ones', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora, '  Night \n radio ');
  await create(ben, 'Other');
  expect(v.parse(WorkspaceList, await ok(nora, 'GET', '/workspaces')).workspaces).toEqual([
    { id, name: 'Night radio', members_count: 1, role: 'owner' },
  ]);
  await ok(nora, 'PUT', `/workspaces/${id}`, { name: 'Day radio' });
  expect(await detail(nora, id)).toMatchObject({
    name: 'Day radio',
    members: [{ name: 'Nora', role: 'owner' }],
  });
  expect((await nora.send('PUT', `/workspaces/${id}`, { name: ' ' })).body.errors).toEqual({
    name: 'Enter a name.',
  });
  await ok(nora, 'DELETE', `/workspaces/${id}`);
  expect(await statusOf(nora, 'GET', `/workspaces/${id}`)).toBe(404);
});

test('WORKSPACE-1 a person owns at most 20 workspaces, also with requests in parallel', async () => {
  const nora = await person('Nora');
  const statuses = await Promise.all(
    Array.from({ length: 23 }, (_, index) =>
      statusOf(nora, 'POST', '/workspaces', { name: `Team ${index}` }),
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
});

test('WORKSPACE-2 each role may do what it is for', async () => {
  const { id, owner, admin, editor, viewer } = await team();
  const stranger = await person('Zoe');
  const of = { owner, admin, editor, viewer, stranger };
  const statuses = async (method: string, path: string, body?: unknown) => {
    const found: Record<string, number> = {};
    for (const [name, who] of Object.entries(of)) found[name] = await statusOf(who, method, path, body);
    return found;
  };
  const managing = { owner: 200, admin: 200, editor: 403, viewer: 403, stranger: 404 };
  expect(await statuses('PUT', `/workspaces/${id}`, { name: 'Team' })).toEqual(managing);
  expect(
    await statuses('POST', `/workspaces/${id}/invites`, { email: 'kai@segno.example', role: 'viewer' }),
  ).toEqual(managing);
  const role = `/workspaces/${id}/members/${editor.id}`;
  expect(await statuses('PUT', role, { role: 'editor' })).toEqual(managing);
  expect(await statuses('PUT', `/workspaces/${id}/members/${owner.id}`, { role: 'viewer' })).toEqual({
    ...managing,
    owner: 403,
    admin: 403,
  });
  expect(await statuses('GET', `/workspaces/${id}`)).toEqual({ ...managing, editor: 200, viewer: 200 });
  // Only the owner hands it over or deletes it, and cannot leave before.
  expect(await statusOf(admin, 'PUT', `/workspaces/${id}/members/${admin.id}`, { role: 'owner' })).toBe(403);
  expect(await statusOf(admin, 'DELETE', `/workspaces/${id}`)).toBe(403);
  expect(await statusOf(owner, 'DELETE', `/workspaces/${id}/members/${owner.id}`)).toBe(403);
  await ok(owner, 'PUT', `/workspaces/${id}/members/${admin.id}`, { role: 'owner' });
  await ok(owner, 'DELETE', `/workspaces/${id}/members/${owner.id}`);
  expect((await detail(admin, id)).members.map(({ name, role: has }) => `${name} ${has}`)).toEqual([
    'Ada owner',
    'Eli editor',
    'Vic viewer',
  ]);
});

test('WORKSPACE-2 addresses and invitations are shown to those who manage the workspace', async () => {
  const { id, owner, viewer } = await team();
  await invite(owner, id, 'kai@segno.example');
  expect(await detail(owner, id)).toMatchObject({
    members: [{ email: 'nora@segno.example' }, {}, {}, {}],
    invites: [{ email: 'kai@segno.example', role: 'editor', state: 'pending' }],
  });
  const seen = JSON.stringify(await ok(viewer, 'GET', `/workspaces/${id}`));
  expect(seen).not.toContain('@segno.example');
  // Nobody but the invited person has the secret.
  expect(JSON.stringify(await ok(owner, 'GET', `/workspaces/${id}`))).not.toContain(
    await lastToken('kai@segno.example'),
  );
});

test('INVITE-1 an invited person with an account gets a message and a notification, and joins once', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora, 'Night & <b>radio</b>');
  await invite(nora, id, 'BEN@Segno.Example');
  const [mail] = await database.db.select().from(mails);
  expect(mail).toMatchObject({
    to: 'ben@segno.example',
    subject: 'Nora invited you to Night & <b>radio</b> on Segno',
  });
  expect(mail?.html).not.toContain('<b>radio');
  expect(mail?.text).toContain('http://localhost:4300/workspace/join/login?invite_id=');
  const [notification, ...others] = await notificationsOf(ben);
  expect(others).toEqual([]);
  expect(notification).toMatchObject({
    type: 'workspace_invitation',
    data: { inviteId: await lastToken('ben@segno.example') },
  });
  expect(notification?.data.lines[0]?.content).toBe(
    '<strong>Nora</strong> invited you to the workspace <strong>Night &amp; &lt;b&gt;radio&lt;/b&gt;</strong>',
  );

  const token = notification?.data.inviteId ?? '';
  const joined = await join(ben, token);
  expect(joined.body).toEqual({
    workspace: { id, name: 'Night & <b>radio</b>', members_count: 2, role: 'editor' },
  });
  expect(await notificationsOf(ben)).toEqual([]);
  expect(await join(ben, token)).toMatchObject({
    status: 404,
    body: { message: 'This invite is no longer valid' },
  });
  expect((await detail(nora, id)).invites).toEqual([]);
  expect(
    (await nora.send('POST', `/workspaces/${id}/invites`, { email: 'ben@segno.example', role: 'admin' })).body
      .errors,
  ).toEqual({ email: 'This person is a member already.' });
});

test('INVITE-1 a declined invitation is shown as declined, and can be sent again', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const token = await lastToken('ben@segno.example');
  await ok(ben, 'DELETE', `/workspace/invite/${token}`);
  expect(await statusOf(ben, 'DELETE', `/workspace/invite/${token}`)).toBe(404);
  expect((await join(ben, token)).status).toBe(404);
  expect(await notificationsOf(ben)).toEqual([]);
  const [declined] = (await detail(nora, id)).invites;
  expect(declined?.state).toBe('declined');
  await ok(nora, 'PUT', `/workspaces/${id}/invites/${declined?.id}`, { role: 'admin' });
  await ok(nora, 'POST', `/workspaces/${id}/invites/${declined?.id}/resend`);
  expect((await join(ben, await lastToken('ben@segno.example'))).body).toMatchObject({
    workspace: { role: 'admin' },
  });
});

test('INVITE-2 only the invited address can accept or decline an invitation, with its secret', async () => {
  const [nora, ben, eve] = [await person('Nora'), await person('Ben'), await person('Eve')];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const token = await lastToken('ben@segno.example');
  // Other people, addresses that look the same, and no secret.
  const alike = await person('Ben.');
  await database.db.update(users).set({ email: 'bеn@segno.example' }).where(eq(users.id, alike.id));
  for (const who of [eve, alike, nora]) {
    expect((await join(who, token)).status).toBe(404);
    expect(await statusOf(who, 'DELETE', `/workspace/invite/${token}`)).toBe(404);
  }
  for (const guess of [String(id), '1', token.toLowerCase(), `${token.slice(0, -1)}A`, token.slice(1)])
    expect((await join(ben, guess)).status, guess).toBe(404);
  expect((await join(ben, token)).status).toBe(200);
});

test('INVITE-2 an unverified address joins nothing while the site requires verification', async () => {
  await requireVerification();
  const [nora, ben] = [await person('Nora'), await person('Ben', false)];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const token = await lastToken('ben@segno.example');
  expect((await join(ben, token)).body).toMatchObject({ code: 'email_unverified' });
  expect(await statusOf(ben, 'DELETE', `/workspace/invite/${token}`)).toBe(403);
  expect((await detail(nora, id)).members_count).toBe(1);
});

test('INVITE-3 an invitation that was revoked, sent again or is too old is not valid', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const inviteId = (await detail(nora, id)).invites[0]?.id ?? 0;
  await ok(nora, 'POST', `/workspaces/${id}/invites/${inviteId}/resend`);
  await invite(nora, id, 'ben@segno.example', 'viewer');
  const [first = '', second = '', third = ''] = await tokensOf('ben@segno.example');
  expect((await join(ben, first)).status).toBe(404);
  expect((await join(ben, second)).status).toBe(404);
  expect(await notificationsOf(ben)).toHaveLength(1);

  const expire = async (daysAgo: number) => {
    await database.db
      .update(workspaceInvites)
      .set({ expires_at: new Date(Date.now() - daysAgo * 86_400_000 - 1) });
    await deletePastInvites(database.db);
    return (await detail(nora, id)).invites.map(({ state }) => state);
  };
  expect(await expire(0)).toEqual(['expired']);
  expect((await join(ben, third)).status).toBe(404);
  expect(await expire(31)).toEqual([]);

  await invite(nora, id, 'ben@segno.example');
  const again = (await detail(nora, id)).invites[0]?.id ?? 0;
  await ok(nora, 'DELETE', `/workspaces/${id}/invites/${again}`);
  expect((await join(ben, await lastToken('ben@segno.example'))).status).toBe(404);
  expect(await notificationsOf(ben)).toEqual([]);
});

test('INVITE-4 a GET that joins is refused unless a page of this site sends it', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  await invite(nora, await create(nora), 'ben@segno.example');
  const path = `/api/v1/workspace/join/${await lastToken('ben@segno.example')}`;
  const from = (headers: Record<string, string>) => ben.browser.send('GET', path, undefined, headers);
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await from({ 'sec-fetch-site': site })).body.code, site).toBe('xsrf_mismatch');
  // An old browser sends no such header, and an image on another site no token.
  expect((await from({ 'x-xsrf-token': '' })).body.code).toBe('xsrf_mismatch');
  expect((await from({ 'x-xsrf-token': 'guess' })).body.code).toBe('xsrf_mismatch');
  expect((await from({ origin: 'https://evil.example' })).body.code).toBe('xsrf_mismatch');
  expect((await from({})).status).toBe(200);
});

test('INVITE-5 who registers by an invitation has a verified address, also while registration is closed', async () => {
  await requireVerification();
  await database.db
    .insert(settings)
    .values({ key: 'registration', value: { disable: true }, is_public: true });
  const nora = await person('Nora');
  const id = await create(nora);
  await invite(nora, id, 'kai@segno.example');
  const [mail] = await database.db.select().from(mails);
  expect(mail?.text).toContain('/workspace/join/register?invite_id=');
  const token = await lastToken('kai@segno.example');
  const register = async (input: object) => {
    const browser = await TestBrowser.open(app);
    const passwords = { password: 'correct horse', password_confirmation: 'correct horse' };
    const answer = await browser.post('/auth/register', { ...passwords, ...input });
    return { browser, ...answer };
  };
  const invited = { email: 'Kai@segno.example', invite_type: 'workspace', invite_id: token };
  for (const wrong of [
    { email: 'eve@segno.example' },
    { invite_id: `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}` },
    { invite_id: undefined },
    { invite_type: undefined },
  ])
    expect((await register({ ...invited, ...wrong })).body.code).toBe('registration_disabled');
  const { body, browser } = await register(invited);
  expect(body).toMatchObject({ status: 'success', bootstrapData: { user: { email: 'kai@segno.example' } } });
  expect((await join(personWith(0, browser), token)).status).toBe(200);
  expect((await detail(nora, id)).members_count).toBe(2);
});

test('INVITE-6 one person sends at most 50 invitations in an hour', async () => {
  const nora = await person('Nora');
  const id = await create(nora);
  await invite(nora, id, 'ben@segno.example');
  const inviteId = (await detail(nora, id)).invites[0]?.id;
  const statuses: number[] = [];
  for (let sent = 1; sent < 52; sent += 1)
    statuses.push(await statusOf(nora, 'POST', `/workspaces/${id}/invites/${inviteId}/resend`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(49);
  expect(statuses.at(-1)).toBe(429);
});

/** The playlists that a person sees in a workspace. */
const playlistsIn = async (of: Person, workspaceId: number) =>
  v
    .parse(PlaylistList, await ok(of, 'GET', `/me/playlists?workspaceId=${workspaceId}`))
    .pagination.data.map(({ name }) => name);

const createPlaylist = async (by: Person, workspaceId: number, name: string) =>
  v.parse(PlaylistAnswer, await ok(by, 'POST', `/playlists?workspaceId=${workspaceId}`, { name })).playlist;

test('WORKSPACE-3 the members of a workspace share its playlists as their roles say', async () => {
  const { id, owner, admin, editor, viewer } = await team();
  const stranger = await person('Zoe');
  const playlist = await createPlaylist(editor, id, 'Shared');
  await createPlaylist(editor, 0, 'Private');
  expect(playlist).toMatchObject({ workspace_id: id, owner: { name: 'Eli' }, public: false });
  for (const who of [owner, admin, editor, viewer]) expect(await playlistsIn(who, id)).toEqual(['Shared']);
  expect(await playlistsIn(editor, 0)).toEqual(['Private']);
  expect(await playlistsIn(viewer, 0)).toEqual([]);
  const permissionsFor = async (who: Person) =>
    v.parse(PlaylistAnswer, await ok(who, 'GET', `/playlists/${playlist.id}`)).playlist.permissions;
  for (const who of [owner, admin, editor])
    expect(await permissionsFor(who)).toEqual({ update: true, delete: true, edit_tracks: true });
  expect(await permissionsFor(viewer)).toEqual({ update: false, delete: false, edit_tracks: false });
  expect(await statusOf(admin, 'PUT', `/playlists/${playlist.id}`, { name: 'Renamed' })).toBe(200);
  expect(await statusOf(viewer, 'PUT', `/playlists/${playlist.id}`, { name: 'No' })).toBe(403);
  expect(await statusOf(viewer, 'POST', `/playlists?workspaceId=${id}`, { name: 'No' })).toBe(403);
  expect(await statusOf(stranger, 'GET', `/playlists/${playlist.id}`)).toBe(404);
  expect(await statusOf(stranger, 'PUT', `/playlists/${playlist.id}`, { name: 'No' })).toBe(404);
  expect(JSON.stringify(await ok(stranger, 'GET', '/search?query=renamed'))).not.toContain('Renamed');
});

test('WORKSPACE-3 a removed member loses access at once, also to what they created', async () => {
  const { id, owner, editor } = await team();
  const playlist = await createPlaylist(editor, id, 'Shared');
  await ok(editor, 'PUT', `/me/likes/playlists/${playlist.id}`);
  await ok(owner, 'DELETE', `/workspaces/${id}/members/${editor.id}`);
  for (const [method, path, body] of [
    ['GET', `/playlists/${playlist.id}`],
    ['GET', `/playlists/${playlist.id}/tracks`],
    ['PUT', `/playlists/${playlist.id}`, { name: 'Mine' }],
    ['DELETE', `/playlists/${playlist.id}`],
    ['POST', `/playlists/${playlist.id}/restore`],
    ['GET', `/workspaces/${id}`],
    ['GET', `/me/playlists?workspaceId=${id}`],
  ] as const)
    expect(await statusOf(editor, method, path, body), `${method} ${path}`).toBe(404);
  expect(await playlistsIn(editor, 0)).toEqual([]);
  // Nor are they told what happens there.
  await ok(owner, 'PUT', `/playlists/${playlist.id}`, { collaborative: true });
  await ok(owner, 'PUT', `/me/likes/playlists/${playlist.id}`);
  expect(await notificationsOf(editor)).toEqual([]);
});

test('WORKSPACE-8 a person moves own playlists into and out of workspaces in which they may edit', async () => {
  const { id, owner, admin, editor, viewer } = await team();
  const stranger = await person('Zoe');
  const move = async (who: Person, playlist: number, workspace_id: number | null) =>
    statusOf(who, 'PUT', `/playlists/${playlist}/workspace`, { workspace_id });
  const { id: mine } = await createPlaylist(editor, 0, 'Mine');
  expect(await move(editor, mine, id)).toBe(200);
  expect(await playlistsIn(viewer, id)).toEqual(['Mine']);
  expect(await playlistsIn(editor, 0)).toEqual([]);
  // Those who may only edit it cannot take it.
  const own = await create(admin, 'Of the admin');
  expect(await move(admin, mine, null)).toBe(403);
  expect(await move(owner, mine, null)).toBe(403);
  expect(await move(admin, mine, own)).toBe(403);
  expect(await move(stranger, mine, null)).toBe(404);
  // Nor does a creator who only views the workspace by now.
  await ok(owner, 'PUT', `/workspaces/${id}/members/${editor.id}`, { role: 'viewer' });
  expect(await move(editor, mine, null)).toBe(403);
  await ok(owner, 'PUT', `/workspaces/${id}/members/${editor.id}`, { role: 'editor' });
  // A workspace of other people is answered as one that does not exist.
  for (const other of [own, 999_999]) expect(await move(editor, mine, other)).toBe(404);
  expect(await move(editor, mine, null)).toBe(200);
  expect(await playlistsIn(viewer, id)).toEqual([]);
  expect(await playlistsIn(editor, 0)).toEqual(['Mine']);
  const { id: ofViewer } = await createPlaylist(viewer, 0, 'Of the viewer');
  expect(await move(viewer, ofViewer, id)).toBe(403);
  expect(await playlistsIn(owner, id)).toEqual([]);
});

test('WORKSPACE-4 playlists of a deleted workspace go back to their creators, else to its owner', async () => {
  const { id, owner, admin, editor } = await team();
  await createPlaylist(editor, id, 'Of a former member');
  await ok(editor, 'PUT', `/playlists/${(await createPlaylist(editor, id, 'Public')).id}`, { public: true });
  await createPlaylist(admin, id, 'Of a member');
  await invite(owner, id, 'zoe@segno.example');
  const zoe = await person('Zoe');
  await ok(owner, 'DELETE', `/workspaces/${id}/members/${editor.id}`);
  await ok(owner, 'DELETE', `/workspaces/${id}`);
  expect((await playlistsIn(owner, 0)).toSorted()).toEqual(['Of a former member', 'Public']);
  expect(await playlistsIn(admin, 0)).toEqual(['Of a member']);
  expect(await playlistsIn(editor, 0)).toEqual([]);
  expect((await join(zoe, await lastToken('zoe@segno.example'))).status).toBe(404);
});

test('HTTP-10 a workspace of other people is answered 404 on every route, as one that does not exist', async () => {
  const { id, owner, admin } = await team();
  const stranger = await person('Zoe');
  const guest = personWith(0, await TestBrowser.open(app));
  await ok(admin, 'DELETE', `/workspaces/${id}/members/${admin.id}`);
  const routes = new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/v1/'))
      .map(({ method, path }) => `${method} ${path.slice('/api/v1'.length).replaceAll(/:\w+/g, '1')}`),
  );
  expect(routes.size).toBeGreaterThan(45);
  // Of two workspaces none is guessed, whichever the person may open.
  expect(await statusOf(owner, 'GET', `/playlists?workspaceId=${id}`)).toBe(200);
  expect(await statusOf(owner, 'GET', `/playlists?workspaceId=${id}&workspaceId=999999`)).toBe(404);
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    for (const who of [stranger, admin, guest])
      for (const workspaceId of [id, 999_999, 'x', `${id}&workspaceId=0`, `0&workspaceId=${id}`]) {
        const { status, body } = await who.send(
          method,
          `${path}?workspaceId=${workspaceId}`,
          method === 'GET' ? undefined : {},
        );
        expect({ status, ...body }, `${route} ${workspaceId}`).toEqual({
          status: 404,
          code: 'unknown_workspace',
          message: 'This workspace does not exist, or you are not a member.',
        });
      }
  }
});

test('WORKSPACE-6 the startup object has the workspace of the cookie, if the person is a member', async () => {
  const { id, viewer } = await team();
  const stranger = await person('Zoe');
  const active = async ({ browser }: Person, value: string) => {
    browser.cookies.set('segno-workspace', value);
    return v.parse(Startup, (await browser.send('GET', '/api/v1/startup')).body).workspace;
  };
  expect(await active(viewer, String(id))).toEqual({
    id,
    name: 'Night radio',
    members_count: 4,
    role: 'viewer',
  });
  const none = { id: 0, name: 'Default', members_count: 1, role: 'owner' };
  expect(await active(viewer, '0')).toEqual(none);
  expect(await active(stranger, String(id))).toEqual(none);
  expect(await active(personWith(0, await TestBrowser.open(app)), String(id))).toEqual(none);
  await database.db
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace_id, id), eq(workspaceMembers.user_id, viewer.id)));
  expect(await active(viewer, String(id))).toEqual(none);
});
