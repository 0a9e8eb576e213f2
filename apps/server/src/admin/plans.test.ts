import {
  adminComments,
  AdminOptionsResponse,
  AdminRemoval,
  adminPlans,
  adminSubscriptions,
  CommentList,
  ProductList,
  TrackResponse,
} from '@segno/data/contract';
import { eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auditEntries } from '../audit/table.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { commentReports, comments } from '../comments/table.ts';
import { grants } from '../payments/grants/table.ts';
import { compareWithGateways } from '../payments/paymentJobs.ts';
import { Payments } from '../payments/Payments.ts';
import { productRoutes } from '../products/routes.ts';
import { subscriptionsOf } from '../subscriptions/store.ts';
import { insertSamplePlans } from '../testing/samplePlans.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { isOnPostgres } from '../testing/testDatabase.ts';
import { writeSettings } from '../settings/store.ts';
import { asAdmin, asGuest, asPermitted } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import { adminRoutes } from './routes.ts';

const log = { warn: () => {}, error: () => {} };
const key = Buffer.from('test gateway key of a test');
const paymentsOf = (db: ConstructorParameters<typeof Payments>[0]['db']) =>
  new Payments({ db, baseUrl: 'http://localhost:4300', key, log });
const admin = openTestCatalogue((db) =>
  catalogueRoutes(db)
    .route('/admin', adminRoutes(db, { payments: paymentsOf(db) }))
    .route('/billing/products', productRoutes(db)),
);
const { change, get } = admin;
const someAdmin = async () => asAdmin((await admin.sample.user('Vera')).id);

const plan = {
  name: 'Choir',
  description: null,
  position: 1,
  hidden: false,
  recommended: true,
  free: false,
  feature_list: ['Everything'],
  plan_permissions: [],
  prices: [{ amount: 700, currency: 'EUR', interval: 'month', interval_count: 1 }],
};
const offered = async () => (await get('/billing/products', ProductList, asGuest)).pagination.data;

test('ADMIN-10 a changed price replaces the former one, which its subscriptions keep and which comes back with an undo', async () => {
  const viewer = await someAdmin();
  await insertSamplePlans(admin.db);
  const created = await change(viewer, 'POST', '/admin/plans', plan, 201);
  const { record } = v.parse(adminPlans.response, created);
  const [price] = record.prices;
  expect((await offered()).filter(({ recommended }) => recommended).map(({ name }) => name)).toEqual([
    'Choir',
  ]);
  const path = `/admin/plans/${record.id}`;
  const { options } = await get('/admin/options/prices?query=choir', AdminOptionsResponse, viewer);
  expect(options).toEqual([{ id: price?.id, name: 'Choir', detail: null, price: plan.prices[0] }]);
  const dearer = { ...plan, prices: [{ ...plan.prices[0], amount: 900 }] };
  const { record: changed } = v.parse(adminPlans.response, await change(viewer, 'PUT', path, dearer));
  expect(changed.prices).toMatchObject([{ amount: 900 }]);
  expect(changed.prices[0]?.id).not.toBe(price?.id);
  const { record: again } = v.parse(adminPlans.response, await change(viewer, 'PUT', path, plan));
  expect(again.prices).toEqual(record.prices);
  const refused = async (given: object, status = 422) =>
    (await change(viewer, 'PUT', path, { ...plan, ...given }, status)).errors;
  expect(await refused({ free: true })).toHaveProperty('prices');
  expect(await refused({ prices: [] })).toHaveProperty('prices');
  expect(await refused({ prices: [...plan.prices, { ...plan.prices[0], amount: 5 }] })).toHaveProperty(
    'prices',
  );
  const { undo_id } = await change(viewer, 'POST', '/admin/plans/delete', { ids: [record.id] });
  expect((await offered()).map(({ name }) => name)).not.toContain('Choir');
  await change(viewer, 'POST', `/admin/audit/${String(undo_id)}/undo`);
  expect((await offered()).map(({ name }) => name)).toContain('Choir');
});

test('SETTING-15 new prices have a currency of the site, and former ones stay', async () => {
  const viewer = await someAdmin();
  const { record } = v.parse(adminPlans.response, await change(viewer, 'POST', '/admin/plans', plan, 201));
  await writeSettings(admin.db, { 'billing.currencies': ['PLN'] });
  const path = `/admin/plans/${record.id}`;
  await change(viewer, 'PUT', path, plan);
  const priced = (currency: string) => ({
    ...plan,
    prices: [...plan.prices, { ...plan.prices[0], currency, amount: 900 }],
  });
  const refused = await change(viewer, 'PUT', path, priced('USD'), 422);
  expect(refused.errors).toHaveProperty('prices');
  await change(viewer, 'PUT', path, priced('PLN'));
});

test('ADMIN-10 ADMIN-11 nobody gives permissions by a plan that they do not hold', async () => {
  await insertSamplePlans(admin.db);
  const seller = asPermitted((await admin.sample.user('Sal')).id, 'plans.update', 'subscriptions.update');
  const nora = await admin.sample.user('Nora');
  const permissions = [{ name: 'users.update', restrictions: [] }];
  const { errors } = await change(
    seller,
    'POST',
    '/admin/plans',
    { ...plan, plan_permissions: permissions },
    422,
  );
  expect(errors).toHaveProperty('plan_permissions');
  // Studio allows music to be created.
  await change(seller, 'PUT', '/admin/plans/3', plan, 403);
  await change(seller, 'POST', '/admin/subscriptions', { user_id: nora.id, price_id: 3, ends_on: null }, 403);
});

test('ADMIN-11 a plan is given for a time, changed, and ended', async () => {
  const viewer = await someAdmin();
  await insertSamplePlans(admin.db);
  const nora = await admin.sample.user('Nora');
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const gift = { user_id: nora.id, price_id: 1, ends_on: day };
  const { record } = v.parse(
    adminSubscriptions.response,
    await change(viewer, 'POST', '/admin/subscriptions', gift, 201),
  );
  expect(record).toMatchObject({ gateway: 'grant', plan: { name: 'Plus' }, user: { name: 'Nora' } });
  expect((await change(viewer, 'POST', '/admin/subscriptions', gift, 422)).errors).toHaveProperty('user_id');
  const rights = async () =>
    (await subscriptionsOf(admin.db, nora.id)).map(({ permissions }) => permissions.length);
  expect(await rights()).toEqual([1]);
  const path = `/admin/subscriptions/${record.id}`;
  await change(viewer, 'POST', `${path}/change`, { price_id: 3 });
  expect(await rights()).toEqual([2]);
  const found = await get(
    '/admin/subscriptions?gateway=grant&query=nora&page=1',
    adminSubscriptions.list,
    viewer,
  );
  expect(found.pagination).toMatchObject({ total: 1, data: [{ plan: { name: 'Studio' } }] });
  await change(viewer, 'POST', `${path}/cancel`, { when: 'now' });
  expect(await rights()).toEqual([]);
  await change(viewer, 'POST', `${path}/cancel`, { when: 'now' }, 409);

  await change(viewer, 'POST', '/admin/subscriptions', gift, 201);
  await admin.db.update(grants).set({ ends_at: new Date(Date.now() - 1000) });
  await compareWithGateways(paymentsOf(admin.db), log);
  expect(await rights()).toEqual([]);
});

// The embedded database runs one transaction at a time.
test.runIf(isOnPostgres())(
  'ADMIN-11 of two plans that are given at once one is, and the log has one',
  async () => {
    const viewer = await someAdmin();
    await insertSamplePlans(admin.db);
    const nora = await admin.sample.user('Nora');
    const gift = { user_id: nora.id, price_id: 1, ends_on: null };
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const holding = admin.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, nora.id)).for('no key update');
      begin();
      await ended;
    });
    await begun;
    const both = [0, 1].map(() => admin.send('/admin/subscriptions', viewer, 'POST', gift));
    await expect.poll(() => admin.db.$count(grants)).toBe(2);
    end();
    await holding;
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 422]);
    expect(await admin.db.$count(auditEntries, eq(auditEntries.action, 'grant'))).toBe(1);
    expect(await admin.db.$count(grants, isNull(grants.ended_at))).toBe(1);
  },
);

test('ADMIN-12 a decision about comments closes their reports, corrects the counts, and is undone', async () => {
  const viewer = await someAdmin();
  const { sample, db } = admin;
  const nora = await sample.user('Nora');
  const ben = await sample.user('Ben');
  const track = await sample.track('Tide');
  const add = async (text: string, given: object = {}) => {
    const values = { track_id: track.id, user_id: nora.id, text, ...given };
    const [row] = await db.insert(comments).values(values).returning({ id: comments.id });
    return row?.id ?? 0;
  };
  const fine = await add('Lovely', { replies_count: 1 });
  const reply = await add('Thanks', { parent_id: fine });
  const spam = await add('Buy speakers', { status: 'hidden', reports_count: 1 });
  await db.insert(commentReports).values({ comment_id: spam, user_id: ben.id, reason: 'spam' });
  const list = async () => (await get('/admin/comments', adminComments.list, viewer)).pagination.data;
  expect((await list()).map(({ id, reports_count }) => [id, reports_count])).toEqual([
    [spam, 1],
    [reply, 0],
    [fine, 0],
  ]);
  const shown = async () =>
    (await get(`/tracks/${track.id}/comments`, CommentList)).pagination.data.map(({ text }) => text);
  const counted = async () => (await get(`/tracks/${track.id}`, TrackResponse)).track.comments_count;
  const before = await counted();
  const act = async (action: string, ids: number[]) =>
    v.parse(AdminRemoval, await change(viewer, 'POST', `/admin/comments/${action}`, { ids }));
  const undo = (id: number | null) => change(viewer, 'POST', `/admin/audit/${id}/undo`);

  const dismissed = await act('dismiss', [spam, fine]);
  expect(dismissed.count).toBe(1);
  expect(await shown()).toContain('Buy speakers');
  expect(await counted()).toBe(before + 1);
  await undo(dismissed.undo_id);
  expect(await shown()).not.toContain('Buy speakers');
  expect((await list())[0]).toMatchObject({ id: spam, reports_count: 1, status: 'hidden' });
  expect(await counted()).toBe(before);

  await db.update(comments).set({ replies_count: 1 }).where(eq(comments.id, fine));
  const gone = await act('delete', [reply]);
  const repliesOf = async () => (await list()).find(({ id }) => id === fine)?.replies_count;
  expect(await repliesOf()).toBe(0);
  await undo(gone.undo_id);
  expect(await repliesOf()).toBe(1);
  expect((await list()).find(({ id }) => id === reply)).toMatchObject({ text: 'Thanks', status: 'visible' });

  // What somebody has decided or deleted since stays, and is named.
  const hidden = await act('hide', [fine, reply]);
  await act('restore', [reply]);
  expect(await undo(hidden.undo_id)).toEqual({
    count: 1,
    refused: [{ id: reply, name: 'Nora: Thanks', message: 'Somebody has changed this since.' }],
    refused_count: 1,
  });
  const second = await act('hide', [fine]);
  await db.update(comments).set({ status: 'deleted', text: '' }).where(eq(comments.id, fine));
  expect(await undo(second.undo_id)).toMatchObject({ count: 0, refused_count: 1 });
  expect((await list()).find(({ id }) => id === fine)).toMatchObject({ text: '', status: 'deleted' });
});
