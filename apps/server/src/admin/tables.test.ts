import {
  AdminBulkResult,
  AdminMailSamples,
  AdminOptionsResponse,
  AdminRemoval,
  AdminSettings,
  adminAudit,
  adminAlbums,
  adminChannels,
  adminTags,
  adminTracks,
  adminUsers,
  type PermissionName,
} from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deleteOldChanges } from '../audit/recordChange.ts';
import { auditEntries } from '../audit/table.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { channels } from '../channels/table.ts';
import { comments } from '../comments/table.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { requireAdmin } from '../roles/lastAdmin.ts';
import { roles, userRoles } from '../roles/table.ts';
import { tags } from '../tags/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { isOnPostgres } from '../testing/testDatabase.ts';
import { tracks } from '../tracks/table.ts';
import { asAdmin, asPermitted, asUser } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { waitsForLock } from '../testing/waitsForLock.ts';
import { isBanned } from '../users/isBanned.ts';
import { JobWorker } from '../jobs/JobWorker.ts';
import { jobs } from '../jobs/table.ts';
import { adminJobs } from './bulkJobs.ts';
import { csvCell } from '../http/csvCell.ts';
import { adminRoutes } from './routes.ts';

const admin = openTestCatalogue((db) => catalogueRoutes(db).route('/admin', adminRoutes(db)));
const { change, get } = admin;

/** An admin who exists: changes refer to them. */
const someAdmin = async () => asAdmin((await admin.sample.user('Vera')).id);
const names = (page: { pagination: { data: { display_name: string }[] } }) =>
  page.pagination.data.map(({ display_name }) => display_name);

test('ADMIN-1 a table is searched, sorted, filtered and read by page with its count', async () => {
  const viewer = await someAdmin();
  const { sample } = admin;
  for (const name of ['Rainy day', 'Late night', 'Rain on tin']) await sample.tag(name);
  await sample.tag('Client', 'custom');
  const list = (search: string) => get(`/admin/tags?${search}`, adminTags.list, viewer);
  expect(names(await list('page=1'))).toEqual(['Client', 'Late night', 'Rain on tin', 'Rainy day']);
  expect(names(await list('query=rain&direction=desc'))).toEqual(['Rainy day', 'Rain on tin']);
  expect(names(await list('type.not=mood'))).toEqual(['Client']);
  const second = await list('page=2&perPage=3');
  expect(names(second)).toEqual(['Rainy day']);
  expect(second.pagination.total).toBe(4);
});

test('ADMIN-21 filters compare days with now, ask for empty values, and stand in groups of all or any', async () => {
  const viewer = await someAdmin();
  const { db, sample } = admin;
  const artists = [(await sample.artist('Nadia Voss')).id];
  const track = (name: string) => sample.track(name, { artists });
  const { id: old } = await track('Old');
  await db
    .update(tracks)
    .set({
      created_at: new Date(Date.now() - 40 * 86_400_000),
      release_date: '2020-02-01',
      plays_count: 9,
    })
    .where(eq(tracks.id, old));
  const { id: fresh } = await track('Fresh');
  await db.update(tracks).set({ release_date: null }).where(eq(tracks.id, fresh));
  const { id: hidden } = await track('Hidden');
  await db.update(tracks).set({ status: 'hidden', release_date: '2021-02-01' }).where(eq(tracks.id, hidden));
  const found = async (search: Record<string, string>) => {
    const params = new URLSearchParams({ order: 'name', page: '1', ...search });
    const page = await get(`/admin/tracks?${params.toString()}`, adminTracks.list, viewer);
    return page.pagination.data.map(({ name }) => name).join();
  };
  expect(await found({ 'created_at.last': '30' })).toBe('Fresh,Hidden');
  expect(await found({ 'release_date.empty': 'yes' })).toBe('Fresh');
  expect(await found({ 'release_date.empty': 'no' })).toBe('Hidden,Old');
  expect(await found({ 'release_date.min': '2020-02-01', 'release_date.max': '2021-01-31' })).toBe('Old');
  expect(await found({ where: 'any(plays_count.min=5,status=hidden)' })).toBe('Hidden,Old');
  expect(await found({ where: 'any(plays_count.min=5,all(status=hidden,created_at.last=7))' })).toBe(
    'Hidden,Old',
  );
  expect(await found({ where: 'all(plays_count.max=5,status.not=hidden)', query: 'fre' })).toBe('Fresh');
  const wrong = new URLSearchParams({ where: 'any(owner_id=1)' });
  expect((await admin.send(`/admin/tracks?${wrong.toString()}`, viewer)).status).toBe(422);
});

test('ADMIN-2 an export has the rows and columns that are shown, and no cell is a formula', async () => {
  const viewer = await someAdmin();
  await admin.sample.tag('=cmd|calc', 'custom');
  await admin.sample.tag('Rain, "soft"', 'mood');
  const response = await admin.open(viewer).request('/admin/tags/export?columns=display_name,type');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="tags-.*\.csv"$/);
  const text = (await response.text()).replace('\u{FEFF}', '');
  expect(text.split('\r\n').toSorted()).toEqual(
    ['', `"Rain, ""soft""",mood`, "'=cmd|calc,custom", 'display_name,type'].toSorted(),
  );
  const json = await admin.send('/admin/tags/export?format=json&columns=display_name&type=mood', viewer);
  expect(json.body).toEqual([{ display_name: 'Rain, "soft"' }]);
  const shown = await admin.send('/admin/tags/export?format=json&columns=name&type=mood', viewer);
  expect(shown.body).toEqual([{ name: 'Rain, "soft"' }]);
  const artists = [(await admin.sample.artist('Nadia')).id, (await admin.sample.artist('Ben')).id];
  await admin.sample.album('Harbour', { artists });
  const albums = await admin.open(viewer).request('/admin/albums/export?columns=name,artists,label');
  expect((await albums.text()).replace('\u{FEFF}', '')).toBe(
    'name,artists,label\r\nHarbour,"Nadia; Ben",\r\n',
  );
  expect([' =1', '@x', '-2', '+a', '\t=1', -2, true].map(csvCell)).toEqual([
    "' =1",
    "'@x",
    "'-2",
    "'+a",
    "'\t=1",
    '-2',
    'true',
  ]);
});

test('ADMIN-3 a change is stored once, with its author, and refused when somebody else was faster', async () => {
  const viewer = await someAdmin();
  const { record } = v.parse(
    adminTags.response,
    await change(viewer, 'POST', '/admin/tags', { display_name: 'Rainy day', type: 'mood' }, 201),
  );
  expect(record.name).toBe('rainy-day');
  const duplicate = await change(
    viewer,
    'POST',
    '/admin/tags',
    { display_name: 'Rainy  day', type: 'mood' },
    422,
  );
  expect(duplicate.errors).toHaveProperty('display_name');
  const path = `/admin/tags/${record.id}`;
  const body = { display_name: 'Rain', type: 'mood', version: record.updated_at };
  await change(viewer, 'PUT', path, body);
  expect(await change(viewer, 'PUT', path, { ...body, display_name: 'Fog' }, 409)).toMatchObject({
    code: 'changed',
  });
  const log = await get('/admin/audit?query=rain', adminAudit.list, viewer);
  expect(log.pagination.data).toMatchObject([
    { action: 'update', label: 'Rain', user_name: 'User 1', before: { display_name: 'Rainy day' } },
    { action: 'create', label: 'Rainy day' },
  ]);
  await change(viewer, 'POST', `/admin/audit/${log.pagination.data[0]?.id}/undo`);
  expect(names(await get('/admin/tags', adminTags.list, viewer))).toEqual(['Rainy day']);
});

/** Runs the jobs of the administration, and returns the result of one. */
async function runJob(id: unknown): Promise<AdminBulkResult> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const worker = new JobWorker({ db: admin.db, log, jobs: adminJobs });
  await worker.drain();
  await worker.close();
  const [job] = await admin.db
    .select()
    .from(jobs)
    .where(eq(jobs.id, Number(id)));
  expect(job?.error).toBeNull();
  return v.parse(AdminBulkResult, job?.result);
}

test('ADMIN-4 everything that matches is deleted at once, and comes back with its links', async () => {
  const { sample } = admin;
  const vera = await sample.user('Vera');
  await admin.db
    .update(users)
    .set({ permissions: [permit('admin')] })
    .where(eq(users.id, vera.id));
  const viewer = asAdmin(vera.id);
  const artists = [(await sample.artist('Nadia Voss')).id];
  const tag = (await sample.tag('Rainy day')).id;
  await sample.tag('Rain on tin');
  await sample.tag('Late night');
  const album = (await sample.album('Harbour', { artists, tag })).id;
  const track = (await sample.track('Tide', { artists, tag, album_id: album })).id;

  const remove = async (name: string, selection: object) =>
    v.parse(AdminRemoval, await change(viewer, 'POST', `/admin/${name}/delete`, selection));
  const everything = { all: true, search: '?query=rain&page=3' };
  // PostgreSQL stores no half of a surrogate pair in JSON.
  await change(viewer, 'POST', '/admin/tags/delete', { all: true, search: '\ud800' }, 422);
  const { job_id } = await change(viewer, 'POST', '/admin/tags/delete', everything);
  expect(await runJob(job_id)).toEqual({ count: 2, can_undo: true, refused: [], refused_count: 0 });
  expect(names(await get('/admin/tags', adminTags.list, viewer))).toEqual(['Late night']);
  const albumGone = await remove('albums', { ids: [album] });
  const readTrack = async () => (await get(`/admin/tracks/${track}`, adminTracks.response, viewer)).record;
  expect(await readTrack()).toMatchObject({ album: null, tag_ids: [] });

  await change(viewer, 'POST', `/admin/audit/${albumGone.undo_id}/undo`);
  await change(asAdmin(vera.id + 1), 'POST', `/admin/bulk/${String(job_id)}/undo`, undefined, 404);
  const undone = await change(viewer, 'POST', `/admin/bulk/${String(job_id)}/undo`, undefined, 202);
  expect(await runJob(undone.job_id)).toMatchObject({ count: 2, refused: [] });
  expect(await readTrack()).toMatchObject({ album: { id: album }, tag_ids: [tag] });
  const { record } = await get(`/admin/albums/${album}`, adminAlbums.response, viewer);
  expect(record).toMatchObject({ artist_ids: artists, tag_ids: [tag], tracks_count: 1 });
  await change(viewer, 'POST', `/admin/audit/${albumGone.undo_id}/undo`, undefined, 409);
});

test('ADMIN-22 a job names the records that stay, and ends when the person may not do it any more', async () => {
  const { db, sample } = admin;
  await insertDefaultRoles(db);
  const vera = await sample.user('Vera');
  const other = await sample.user('Nora');
  await db
    .update(users)
    .set({ permissions: [permit('admin')] })
    .where(eq(users.id, vera.id));
  const viewer = asAdmin(vera.id);
  const start = async () =>
    (await change(viewer, 'POST', '/admin/users/delete', { all: true, search: '' })).job_id;
  expect(await runJob(await start())).toEqual({
    count: 1,
    can_undo: true,
    refused: [{ id: vera.id, name: 'Vera', message: 'You cannot delete your own account here.' }],
    refused_count: 1,
  });
  expect((await admin.send(`/admin/users/${other.id}`, viewer)).status).toBe(404);
  const late = await start();
  await db.update(users).set({ permissions: [] }).where(eq(users.id, vera.id));
  await expect(runJob(late)).rejects.toThrow(/permission/);
});

test('ADMIN-4 a deleted account comes back with what belongs to it', async () => {
  const { db, sample } = admin;
  const vera = await sample.user('Vera');
  await db
    .update(users)
    .set({ permissions: [permit('admin')] })
    .where(eq(users.id, vera.id));
  const viewer = asAdmin(vera.id);
  const nora = await sample.user('Nora');
  const track = await sample.track('Tide', { artists: [(await sample.artist('Nadia Voss')).id] });
  await change(asUser(nora.id), 'POST', `/tracks/${track.id}/comments`, { text: 'Good' }, 201);
  const { undo_id } = v.parse(
    AdminRemoval,
    await change(viewer, 'POST', '/admin/users/delete', { ids: [nora.id] }),
  );
  const counts = async () => [
    (await get('/admin/users?query=nora', adminUsers.list, viewer)).pagination.data.length,
    await db.$count(comments),
  ];
  expect(await counts()).toEqual([0, 0]);
  await change(viewer, 'POST', `/admin/audit/${undo_id}/undo`);
  expect(await counts()).toEqual([1, 1]);
});

test('ADMIN-4 a creation is undone while nobody else has changed the record', async () => {
  const [vera, nora] = [await someAdmin(), asAdmin((await admin.sample.user('Nora')).id)];
  const create = async (name: string) => {
    const input = { display_name: name, type: 'mood' };
    const { record } = v.parse(adminTags.response, await change(vera, 'POST', '/admin/tags', input, 201));
    const [entry] = (await get(`/admin/audit?query=${name}`, adminAudit.list, vera)).pagination.data;
    const rename = (viewer: typeof vera) =>
      change(viewer, 'PUT', `/admin/tags/${record.id}`, { ...input, display_name: `${name} again` });
    return {
      rename,
      undo: (status?: number) => change(vera, 'POST', `/admin/audit/${entry?.id}/undo`, undefined, status),
    };
  };
  const own = await create('Rain');
  await own.rename(vera);
  await own.undo();
  const shared = await create('Snow');
  await shared.rename(nora);
  expect(await shared.undo(409)).toMatchObject({ code: 'cannot_undo' });
  const quiet = await create('Hail');
  await admin.db.update(tags).set({ updated_at: new Date(Date.now() + 1000) });
  await quiet.undo(409);
  expect(names(await get('/admin/tags', adminTags.list, vera))).toEqual(['Hail', 'Snow again']);
});

test('ADMIN-4 a removal is not undone when its name is taken', async () => {
  const viewer = await someAdmin();
  const tag = await admin.sample.tag('Rain');
  const { undo_id } = await change(viewer, 'POST', '/admin/tags/delete', { ids: [tag.id] });
  await admin.sample.tag('Rain');
  const answer = await change(viewer, 'POST', `/admin/audit/${String(undo_id)}/undo`, undefined, 409);
  expect(answer.code).toBe('cannot_undo');
});

const permit = (name: PermissionName) => ({ name, restrictions: [] });

test('ADMIN-5 nobody grants what they do not hold, and the last admin stays one', async () => {
  const { db, sample } = admin;
  await insertDefaultRoles(db);
  const [admins] = await db.select().from(roles).where(eq(roles.name, 'Admins'));
  const adminRole = admins?.id ?? 0;
  const vera = await sample.user('Vera');
  await db.insert(userRoles).values({ user_id: vera.id, role_id: adminRole });
  const helper = asPermitted((await sample.user('Hal')).id, 'users.update');
  const editor = asPermitted((await sample.user('Eda')).id, 'roles.update');
  const account = (given: object) => ({
    name: 'Nora',
    email: 'nora@segno.example',
    email_verified: true,
    timezone: 'Europe/Lisbon',
    language: null,
    role_ids: [],
    own_permissions: [],
    ...given,
  });
  const created = (given: object, status: number) =>
    change(helper, 'POST', '/admin/users', account(given), status);
  expect((await created({ own_permissions: [permit('admin')] }, 422)).errors).toHaveProperty(
    'own_permissions',
  );
  expect((await created({ role_ids: [adminRole] }, 422)).errors).toHaveProperty('role_ids');
  expect((await created({ timezone: 'Lisbon' }, 422)).errors).toHaveProperty('timezone');
  await created({ own_permissions: [permit('users.update')] }, 201);
  await change(helper, 'PUT', `/admin/users/${vera.id}`, account({ name: 'Mine' }), 403);
  await change(helper, 'POST', `/admin/users/${vera.id}/ban`, { reason: null, until: null }, 403);

  const role = { name: 'Editors', is_default: false, is_guest: false };
  await change(
    editor,
    'POST',
    '/admin/roles',
    { ...role, role_permissions: [permit('settings.update')] },
    422,
  );
  await change(editor, 'PUT', `/admin/roles/${adminRole}`, { ...role, role_permissions: [] }, 403);

  const root = asAdmin((await sample.user('Root')).id);
  const lastAdmin = { code: 'last_admin' };
  expect(
    await change(root, 'PUT', `/admin/roles/${adminRole}`, { ...role, role_permissions: [] }, 409),
  ).toMatchObject(lastAdmin);
  expect(await change(root, 'POST', '/admin/users/delete', { ids: [vera.id] }, 409)).toMatchObject(lastAdmin);
  const ban = { reason: 'Spam', until: null };
  expect(await change(root, 'POST', `/admin/users/${vera.id}/ban`, ban, 409)).toMatchObject(lastAdmin);
  const guests = { ...role, name: 'Visitors', is_guest: true };
  expect(
    (
      await change(
        root,
        'POST',
        '/admin/roles',
        { ...guests, role_permissions: [permit('users.update')] },
        422,
      )
    ).errors,
  ).toHaveProperty('role_permissions');
});

test.runIf(isOnPostgres())('ADMIN-5 of two admins who suspend each other at once, one stays', async () => {
  const { db, sample } = admin;
  const people = [(await sample.user('Vera')).id, (await sample.user('Root')).id] as const;
  await db.update(users).set({ permissions: [permit('admin')] });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  // One has suspended the other and is not committed yet.
  const first = db.transaction(async (tx) => {
    await tx.update(users).set({ banned_at: new Date() }).where(eq(users.id, people[1]));
    await requireAdmin(tx);
    begin();
    await ended;
  });
  await begun;
  const ban = { reason: null, until: null };
  const second = admin.send(`/admin/users/${people[0]}/ban`, asAdmin(people[1]), 'POST', ban);
  expect(await waitsForLock(db, second)).toBe(true);
  end();
  await first;
  expect((await second).body).toMatchObject({ code: 'last_admin' });
});

test('ADMIN-5 fields find what is not public only for those who may change it', async () => {
  const { db, sample } = admin;
  const hidden = { status: 'draft' } as const;
  await sample.artist('Secret artist', hidden);
  await sample.album('Secret album', hidden);
  await sample.track('Secret track', hidden);
  await db
    .insert(channels)
    .values({ name: 'Secret channel', slug: 'secret', content_type: 'mixed', published: false });
  const moderator = asPermitted((await sample.user('Mia')).id, 'tags.update', 'admin.access');
  const editor = asPermitted(
    (await sample.user('Eli')).id,
    'music.update',
    'channels.update',
    'admin.access',
  );
  for (const kind of ['artists', 'albums', 'tracks', 'channels']) {
    for (const query of ['query=secret', 'ids=1']) {
      const found = async (viewer: Viewer) =>
        (await get(`/admin/options/${kind}?${query}`, AdminOptionsResponse, viewer)).options.length;
      expect([await found(moderator), await found(editor)], `${kind} ${query}`).toEqual([0, 1]);
    }
  }
});

test('ADMIN-6 a suspension has a reason and an end, and ends by itself', async () => {
  const { db, sample } = admin;
  await insertDefaultRoles(db);
  const vera = await sample.user('Vera');
  await db
    .update(users)
    .set({ permissions: [permit('admin')] })
    .where(eq(users.id, vera.id));
  const nora = await sample.user('Nora');
  const viewer = asAdmin(vera.id);
  const until = '2026-12-24T00:00:00.000Z';
  await change(viewer, 'POST', `/admin/users/${nora.id}/ban`, { reason: 'Spam', until });
  const [row] = await db.select().from(users).where(eq(users.id, nora.id));
  if (!row) throw new Error('There is no such account.');
  expect(row.ban_reason).toBe('Spam');
  expect(isBanned(row, Date.parse('2026-12-23T00:00:00Z'))).toBe(true);
  expect(isBanned(row, Date.parse(until))).toBe(false);
  await change(viewer, 'DELETE', `/admin/users/${nora.id}/ban`);
  const [after] = await db.select().from(users).where(eq(users.id, nora.id));
  expect(after && isBanned(after)).toBe(false);
});

test('ADMIN-7 a channel shows its items to guests once it is published, and never contains itself', async () => {
  const viewer = await someAdmin();
  const { sample } = admin;
  const album = (await sample.album('Harbour')).id;
  const channel = {
    name: 'Fresh finds',
    slug: '',
    description: null,
    content_type: 'mixed',
    content_source: 'manual',
    order: 'popular',
    restriction: null,
    layout: 'grid',
    published: false,
    items: [{ type: 'album', item_id: album }],
    seo_title: null,
    seo_description: null,
  };
  const { record } = v.parse(
    adminChannels.response,
    await change(viewer, 'POST', '/admin/channels', channel, 201),
  );
  expect(record).toMatchObject({ slug: 'fresh-finds', items: [{ name: 'Harbour' }] });
  expect((await admin.send('/channels/fresh-finds')).status).toBe(404);
  expect((await admin.send('/channels/fresh-finds', viewer)).status).toBe(200);
  const path = `/admin/channels/${record.id}`;
  await change(viewer, 'PUT', path, { ...channel, published: true });
  expect((await admin.send('/channels/fresh-finds')).body).toMatchObject({
    channel: { items: { data: [{ album: { name: 'Harbour' } }] } },
  });
  const items = [...channel.items, { type: 'channel', item_id: record.id }];
  const { record: second } = v.parse(
    adminChannels.response,
    await change(viewer, 'POST', '/admin/channels', { ...channel, name: 'Second', items }, 201),
  );
  expect(second.items.map(({ name }) => name)).toEqual(['Harbour', 'Fresh finds']);
  const nested = { ...channel, items: [{ type: 'channel', item_id: record.id }] };
  expect((await change(viewer, 'PUT', path, nested, 422)).errors).toHaveProperty('items');
});

test('ADMIN-7 a channel of people is chosen among public profiles, without a permission for accounts', async () => {
  const { db, sample } = admin;
  const viewer = asPermitted((await sample.user('Vera')).id, 'admin.access', 'channels.update');
  const nora = (await sample.user('Nora')).id;
  const ben = (await sample.user('Nobody')).id;
  await db.update(users).set({ banned_at: new Date() }).where(eq(users.id, ben));
  const { options } = await get('/admin/options/profiles?query=no', AdminOptionsResponse, viewer);
  expect(options).toEqual([{ id: nora, name: 'Nora', detail: null }]);
  expect((await admin.send('/admin/options/users?query=no', viewer)).status).toBe(403);
  // Who may change people finds them by their email too.
  await db.update(users).set({ email: 'zither@segno.example' }).where(eq(users.id, nora));
  const byEmail = await get(
    '/admin/options/users?query=zither@segno',
    AdminOptionsResponse,
    await someAdmin(),
  );
  expect(byEmail.options).toMatchObject([{ name: 'Nora', detail: 'zither@segno.example' }]);
  const channel = {
    name: 'Listeners',
    slug: '',
    description: null,
    content_type: 'users',
    content_source: 'manual',
    order: 'popular',
    restriction: null,
    layout: 'grid',
    published: true,
    items: [nora, ben].map((item_id) => ({ type: 'user', item_id })),
    seo_title: null,
    seo_description: null,
  };
  const { record } = v.parse(
    adminChannels.response,
    await change(viewer, 'POST', '/admin/channels', channel, 201),
  );
  expect(record.items.map(({ name }) => name)).toEqual(['Nora', 'Nobody']);
  expect((await admin.send('/channels/listeners')).body).toMatchObject({
    channel: { items: { data: [{ type: 'user', user: { name: 'Nora' } }] } },
  });
});

test('ADMIN-9 settings are changed together, are in the log, and those of an editor are refused', async () => {
  const viewer = await someAdmin();
  const changes = { 'player.default_volume': 0.5, 'branding.site_name': 'Radio Nord' };
  const { settings } = v.parse(AdminSettings, await change(viewer, 'PUT', '/admin/settings', { changes }));
  expect(settings.find(({ name }) => name === 'player.default_volume')).toMatchObject({
    value: 0.5,
    source: 'database',
  });
  const wrong = { 'player.default_volume': 7, 'player.preload_next': false };
  const { errors } = await change(viewer, 'PUT', '/admin/settings', { changes: wrong }, 422);
  expect(errors).toHaveProperty(['player.default_volume']);
  await change(viewer, 'PUT', '/admin/settings', { changes: { themes: {} } }, 422);
  const log = await get('/admin/audit?action=settings', adminAudit.list, viewer);
  expect(log.pagination.data).toMatchObject([
    { before: { 'player.default_volume': 0.8 }, after: { 'player.default_volume': 0.5 } },
  ]);
});

test('ADMIN-3 the values of a change are for people with the permission of its resource, also in an export', async () => {
  const viewer = await someAdmin();
  const tag = await admin.sample.tag('Rain');
  await change(viewer, 'POST', '/admin/tags/delete', { ids: [tag.id] });
  await change(viewer, 'PUT', '/admin/settings', { changes: { 'branding.site_name': 'Radio Nord' } });
  const reader = asPermitted((await admin.sample.user('Rita')).id, 'logs.view');
  const keeper = asPermitted((await admin.sample.user('Kit')).id, 'logs.view', 'tags.update');
  const seenBy = async (who: Viewer) => {
    const { data } = (await get('/admin/audit', adminAudit.list, who)).pagination;
    return data.map(({ label, before, can_undo, values_need }) => [
      label,
      before !== null,
      can_undo,
      values_need,
    ]);
  };
  expect(await seenBy(viewer)).toEqual([
    ['branding.site_name', true, true, null],
    ['Rain', true, true, null],
  ]);
  expect(await seenBy(reader)).toEqual([
    ['branding.site_name', false, false, 'settings.update'],
    ['Rain', false, false, 'tags.update'],
  ]);
  expect(await seenBy(keeper)).toEqual([
    ['branding.site_name', false, false, 'settings.update'],
    ['Rain', true, true, null],
  ]);
  const { id = 0 } = (await get('/admin/audit', adminAudit.list, reader)).pagination.data[0] ?? {};
  const { record } = await get(`/admin/audit/${id}`, adminAudit.response, reader);
  expect(record).toMatchObject({ before: null, after: null, values_need: 'settings.update' });
  const file = await admin.open(reader).request('/admin/audit/export?format=json');
  expect(await file.text()).not.toContain('Radio Nord');
});

test('ADMIN-5 sessions and tokens of an account with more permissions are not shown', async () => {
  const { db, sample } = admin;
  const helper = asPermitted((await sample.user('Hal')).id, 'users.update');
  const vera = (await sample.user('Vera')).id;
  const nora = (await sample.user('Nora')).id;
  const permissions = [{ name: 'settings.update' as const, restrictions: [] }];
  await db.update(users).set({ permissions }).where(eq(users.id, vera));
  const statusOf = async (path: string) => (await admin.send(path, helper)).status;
  for (const part of ['sessions', 'tokens'])
    expect([
      await statusOf(`/admin/users/${vera}/${part}`),
      await statusOf(`/admin/users/${nora}/${part}`),
      await statusOf(`/admin/users/999/${part}`),
    ]).toEqual([403, 200, 404]);
});

test('SETTING-8 each kind of message has a preview in the language of the reader, with the footer of the site', async () => {
  const viewer = await someAdmin();
  const changes = { 'mail.footer': 'Quiet Harbour 1', 'branding.site_name': 'Radio Nord' };
  await change(viewer, 'PUT', '/admin/settings', { changes });
  const { mails } = await get('/admin/settings/mails', AdminMailSamples, viewer);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  expect(mails.length).toBeGreaterThan(15);
  for (const { html, text } of mails) {
    expect(html).toContain('Quiet Harbour 1');
    expect(text).toContain('Quiet Harbour 1');
  }
  expect(mails[0]?.subject).toBe('123456 is your Radio Nord verification code');
  const { user } = viewer;
  const inPolish = { ...viewer, user: { ...user, language: 'pl' } } as typeof viewer;
  const [first] = (await get('/admin/settings/mails', AdminMailSamples, inPolish)).mails;
  expect(first?.html).toContain('lang="pl"');
});

test('ADMIN-3 ADMIN-4 changes are kept for the set days, and what was deleted for 30 of them', async () => {
  const viewer = await someAdmin();
  const tag = await admin.sample.tag('Rain');
  const { undo_id } = await change(viewer, 'POST', '/admin/tags/delete', { ids: [tag.id] });
  const entries = async () => {
    await deleteOldChanges(admin.db);
    const found = await admin.db.select().from(auditEntries).where(eq(auditEntries.resource, 'tags'));
    return found.map(({ removed }) => removed !== null);
  };
  expect(await entries()).toEqual([true]);
  await admin.db.update(auditEntries).set({ created_at: new Date(Date.now() - 40 * 86_400_000) });
  expect(await entries()).toEqual([false]);
  await change(viewer, 'POST', `/admin/audit/${String(undo_id)}/undo`, undefined, 409);
  await change(viewer, 'PUT', '/admin/settings', { changes: { 'logging.changes_days': 35 } });
  expect(await entries()).toEqual([]);
});

test('ADMIN-4 a removal whose records belong to something that is gone cannot be undone', async () => {
  const viewer = await someAdmin();
  const { sample } = admin;
  const artist = (await sample.artist('Nadia Voss')).id;
  const tag = (await sample.tag('Rainy day')).id;
  await sample.track('Tide', { artists: [artist], tag });
  const remove = async (name: string, id: number) =>
    v.parse(AdminRemoval, await change(viewer, 'POST', `/admin/${name}/delete`, { ids: [id] })).undo_id;
  const undoTag = await remove('tags', tag);
  const undoArtist = await remove('artists', artist);
  await admin.db.delete(tracks);
  for (const undo of [undoTag, undoArtist])
    expect(await change(viewer, 'POST', `/admin/audit/${undo}/undo`, undefined, 409)).toMatchObject({
      code: 'cannot_undo',
    });
});
