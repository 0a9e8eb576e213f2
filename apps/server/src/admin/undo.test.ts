import {
  AdminRemoval,
  adminAudit,
  adminAlbums,
  adminTags,
  adminTracks,
  adminUsers,
} from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deleteOldChanges } from '../audit/recordChange.ts';
import { auditEntries } from '../audit/table.ts';
import { comments } from '../comments/table.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { tags } from '../tags/table.ts';
import { tracks } from '../tracks/table.ts';
import { asAdmin, asPermitted, asUser } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { namesOf, openTestAdmin, permit } from '../testing/testAdmin.ts';

const { admin, change, get, someAdmin, runJob } = openTestAdmin();

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
  expect(namesOf(await get('/admin/tags', adminTags.list, viewer))).toEqual(['Late night']);
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
  expect(namesOf(await get('/admin/tags', adminTags.list, vera))).toEqual(['Hail', 'Snow again']);
});

test('ADMIN-4 a removal is not undone when its name is taken', async () => {
  const viewer = await someAdmin();
  const tag = await admin.sample.tag('Rain');
  const { undo_id } = await change(viewer, 'POST', '/admin/tags/delete', { ids: [tag.id] });
  await admin.sample.tag('Rain');
  const answer = await change(viewer, 'POST', `/admin/audit/${String(undo_id)}/undo`, undefined, 409);
  expect(answer.code).toBe('cannot_undo');
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
