import { AdminOptionsResponse, adminChannels } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asPermitted } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import { openTestAdmin } from '../testing/testAdmin.ts';

const { admin, change, get, someAdmin } = openTestAdmin();

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
