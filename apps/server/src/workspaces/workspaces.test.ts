import { PlaylistResponse, PlaylistList, Startup, WorkspaceList } from '@segno/data/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TestBrowser } from '../testing/testBrowser.ts';
import { isOnPostgres } from '../testing/testDatabase.ts';
import { createPlaylist as storePlaylist } from '../playlists/edit.ts';
import { playlists } from '../playlists/table.ts';
import { asUser } from '../testing/testViewers.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { workspaceMembers, workspaces } from './table.ts';
import {
  ok,
  statusOf,
  create,
  detail,
  invite,
  join,
  notificationsOf,
  openTestTeam,
  type Person,
} from '../testing/testTeam.ts';
import { waitsForLock } from '../testing/waitsForLock.ts';

const { server, personWith, person, lastToken, team } = openTestTeam();

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

/** The playlists that a person sees in a workspace. */
const playlistsIn = async (of: Person, workspaceId: number) =>
  v
    .parse(PlaylistList, await ok(of, 'GET', `/me/playlists?workspaceId=${workspaceId}`))
    .pagination.data.map(({ name }) => name);

const createPlaylist = async (by: Person, workspaceId: number, name: string) =>
  v.parse(PlaylistResponse, await ok(by, 'POST', `/playlists?workspaceId=${workspaceId}`, { name })).playlist;

test('WORKSPACE-3 the members of a workspace share its playlists as their roles say', async () => {
  const { id, owner, admin, editor, viewer } = await team();
  const stranger = await person('Zoe');
  const playlist = await createPlaylist(editor, id, 'Shared');
  await createPlaylist(editor, 0, 'Private');
  expect(playlist).toMatchObject({ workspace_id: id, owner: { name: 'Eli' }, public: false });
  for (const who of [owner, admin, editor, viewer]) expect(await playlistsIn(who, id)).toEqual(['Shared']);
  expect(await playlistsIn(editor, 0)).toEqual(['Private']);
  expect(await playlistsIn(viewer, 0)).toEqual([]);
  const seenBy = async (who: Person) =>
    v.parse(PlaylistResponse, await ok(who, 'GET', `/playlists/${playlist.id}`)).playlist;
  // Its creator moves it; it belongs to all of them.
  for (const who of [owner, admin, editor])
    expect(await seenBy(who)).toMatchObject({
      is_own: true,
      permissions: { update: true, delete: true, move: who === editor, edit_tracks: true },
    });
  expect(await seenBy(viewer)).toMatchObject({
    is_own: true,
    permissions: { update: false, delete: false, move: false, edit_tracks: false },
  });
  // FOLDER-2: also in folders of those who did not create it.
  const { folder } = v.parse(
    v.object({ folder: v.object({ id: v.number() }) }),
    await ok(viewer, 'POST', '/me/folders', { name: 'Team' }),
  );
  await ok(viewer, 'PUT', '/me/folders/places', { playlist_ids: [playlist.id], folder_id: folder.id });
  expect(await ok(viewer, 'GET', '/me/folders')).toMatchObject({ places: [{ playlist_id: playlist.id }] });
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
  // Its creator has published it as a member.
  expect(await server.db.$count(playlists, eq(playlists.public, true))).toBe(0);
  expect(await playlistsIn(editor, 0)).toEqual([]);
  expect((await join(zoe, await lastToken('zoe@segno.example'))).status).toBe(404);
});

test('HTTP-10 a workspace of other people is answered 404 on every route, as one that does not exist, and to guests 401', async () => {
  const { id, owner, admin } = await team();
  const stranger = await person('Zoe');
  const guest = personWith(0, await TestBrowser.open(server.app));
  await ok(admin, 'DELETE', `/workspaces/${id}/members/${admin.id}`);
  const routes = new Set(
    server.app.routes
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
        // A guest had a session with a workspace: it has ended.
        if (who === guest) {
          expect({ status, code: body.code }, route).toEqual({ status: 401, code: 'unauthenticated' });
          continue;
        }
        expect({ status, ...body }, `${route} ${workspaceId}`).toEqual({
          status: 404,
          code: 'unknown_workspace',
          message: 'This workspace does not exist, or you are not a member.',
        });
      }
  }
});

test('WORKSPACE-4 a playlist that is created while its workspace is deleted is answered 404', async () => {
  const { id, owner } = await team();
  const viewer = asUser(owner.id, {}, { workspaces: new Map([[id, 'owner']]) }) as SignedInViewer;
  await server.db.delete(workspaces).where(eq(workspaces.id, id));
  const created = storePlaylist(server.db, viewer, { name: 'Late' }, id);
  await expect(created).rejects.toMatchObject({ status: 404, code: 'unknown_workspace' });
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
  expect(await active(personWith(0, await TestBrowser.open(server.app)), String(id))).toEqual(none);
  await server.db
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace_id, id), eq(workspaceMembers.user_id, viewer.id)));
  expect(await active(viewer, String(id))).toEqual(none);
});

// The embedded database runs one transaction at a time.
test.runIf(isOnPostgres())('WORKSPACE-2 changes of the members run one after the other', async () => {
  const { id, owner, viewer } = await team();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const holding = server.db.transaction(async (tx) => {
    await tx.select().from(workspaces).where(eq(workspaces.id, id)).for('no key update');
    isLocked();
    await ended;
  });
  await locked;
  const removing = ok(owner, 'DELETE', `/workspaces/${id}/members/${viewer.id}`);
  expect(await waitsForLock(server.db, removing)).toBe(true);
  end();
  await Promise.all([holding, removing]);
  expect((await detail(owner, id)).members.map(({ name }) => name)).not.toContain('Vic');
});
