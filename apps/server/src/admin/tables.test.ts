import { adminAudit, adminTags, adminTracks } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tracks } from '../tracks/table.ts';
import { csvCell } from '../http/csvCell.ts';
import { namesOf, openTestAdmin } from '../testing/testAdmin.ts';

const { admin, change, get, someAdmin } = openTestAdmin();

test('ADMIN-1 a table is searched, sorted, filtered and read by page with its count', async () => {
  const viewer = await someAdmin();
  const { sample } = admin;
  for (const name of ['Rainy day', 'Late night', 'Rain on tin']) await sample.tag(name);
  await sample.tag('Client', 'custom');
  const list = (search: string) => get(`/admin/tags?${search}`, adminTags.list, viewer);
  expect(namesOf(await list('page=1'))).toEqual(['Client', 'Late night', 'Rain on tin', 'Rainy day']);
  expect(namesOf(await list('query=rain&direction=desc'))).toEqual(['Rainy day', 'Rain on tin']);
  expect(namesOf(await list('type.not=mood'))).toEqual(['Client']);
  const second = await list('page=2&perPage=3');
  expect(namesOf(second)).toEqual(['Rainy day']);
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
  expect(namesOf(await get('/admin/tags', adminTags.list, viewer))).toEqual(['Rainy day']);
});
