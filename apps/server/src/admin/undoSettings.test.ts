import { adminAudit, AdminSettings } from '@segno/data/contract';
import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recordChange } from '../audit/recordChange.ts';
import { auditEntries } from '../audit/table.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { readSecret, readSettings } from '../settings/store.ts';
import { settings } from '../settings/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { testVault } from '../testing/testOperator.ts';
import { asAdmin, asPermitted } from '../testing/testViewers.ts';
import { adminRoutes } from './routes.ts';

const admin = openTestCatalogue((db) =>
  catalogueRoutes(db).route('/admin', adminRoutes(db, { vault: testVault })),
);
const { change, get } = admin;

const someAdmin = async () => asAdmin((await admin.sample.user('Vera')).id);
type Admin = Awaited<ReturnType<typeof someAdmin>>;

/** Changes settings, and returns the entry of the change. */
async function store(viewer: Admin, changes: Record<string, unknown>) {
  await change(viewer, 'PUT', '/admin/settings', { changes });
  const [entry] = (await get('/admin/audit?action=settings', adminAudit.list, viewer)).pagination.data;
  return entry ?? expect.unreachable();
}
const undo = (viewer: Admin, { id }: { id: number }, status = 200) =>
  change(viewer, 'POST', `/admin/audit/${id}/undo`, undefined, status);

test('ADMIN-25 the undo of a change of settings writes the former values of these settings, and of no others', async () => {
  const viewer = await someAdmin();
  await store(viewer, { 'player.default_volume': 0.5, 'search.hidden_words': ['spam'] });
  const entry = await store(viewer, { 'player.default_volume': 0.3, 'branding.site_name': 'Radio Nord' });
  await store(viewer, { 'player.seek_step': 20, 'search.hidden_words': [] });
  expect(entry).toMatchObject({ can_undo: true, no_undo: null, kept_secrets: [] });
  await undo(viewer, entry);
  expect(await readSettings(admin.db)).toMatchObject({
    'player.default_volume': 0.5,
    'branding.site_name': 'Segno',
    'player.seek_step': 20,
    'search.hidden_words': [],
  });
  // What was the default is one again, and not a value like it.
  const { settings: all } = v.parse(AdminSettings, (await admin.send('/admin/settings', viewer)).body);
  expect(all.find(({ name }) => name === 'branding.site_name')?.source).toBe('default');
  const [last] = (await get('/admin/audit?action=undo', adminAudit.list, viewer)).pagination.data;
  expect(last).toMatchObject({
    resource: 'settings',
    before: { 'player.default_volume': 0.3, 'branding.site_name': 'Radio Nord' },
    after: { 'player.default_volume': 0.5, 'branding.site_name': 'Segno' },
    can_undo: false,
    no_undo: 'undo',
  });
  expect(await undo(viewer, entry, 409)).toMatchObject({ message: 'This was undone already.' });
});

test('AD-1 ADMIN-25 the slots of advertisements are changed as one, and the change is undone', async () => {
  const viewer = await someAdmin();
  const entry = await store(viewer, {
    'ads.heights': { general_top: 90 },
    'ads.general_top': '<b>Buy</b>',
    'ads.hide_for_subscribers': false,
  });
  expect(await readSettings(admin.db)).toMatchObject({ 'ads.general_top': '<b>Buy</b>' });
  await undo(viewer, entry);
  expect(await readSettings(admin.db)).toMatchObject({
    'ads.heights': {},
    'ads.general_top': '',
    'ads.hide_for_subscribers': true,
  });
});

test('ADMIN-25 a setting that was changed again since is named, and nothing is restored', async () => {
  const viewer = await someAdmin();
  const entry = await store(viewer, { 'player.default_volume': 0.3, 'branding.site_name': 'Radio Nord' });
  await store(viewer, { 'branding.site_name': 'Radio Süd' });
  expect(await undo(viewer, entry, 409)).toMatchObject({
    code: 'cannot_undo',
    message: 'This was changed again since: branding.site_name',
  });
  expect(await readSettings(admin.db)).toMatchObject({
    'player.default_volume': 0.3,
    'branding.site_name': 'Radio Süd',
  });
  expect(await get(`/admin/audit/${entry.id}`, adminAudit.response, viewer)).toMatchObject({
    record: { can_undo: true },
  });
});

test('ADMIN-25 secrets stay as they are, and a change of secrets alone says why it has no undo', async () => {
  const viewer = await someAdmin();
  const key = { 'billing.stripe.secret_key': 'sk_test_1' };
  const both = await store(viewer, { ...key, 'billing.enable': true });
  expect(both).toMatchObject({
    after: { 'billing.stripe.secret_key': '…' },
    can_undo: true,
    kept_secrets: ['billing.stripe.secret_key'],
  });
  await undo(viewer, both);
  expect(await readSettings(admin.db)).toMatchObject({ 'billing.enable': false });
  expect(await readSecret(admin.db, testVault, 'billing.stripe.secret_key')).toBe('sk_test_1');
  const alone = await store(viewer, { 'billing.stripe.secret_key': 'sk_test_2' });
  expect(alone).toMatchObject({ can_undo: false, no_undo: 'secrets' });
  expect(await undo(viewer, alone, 409)).toMatchObject({ code: 'cannot_undo' });
});

test('ADMIN-25 a value that no longer fits is not restored, nor one without the permission', async () => {
  const viewer = await someAdmin();
  const entry = await store(viewer, { 'player.default_volume': 0.3 });
  await undo(asPermitted(viewer.user?.id ?? 0, 'admin.access', 'logs.view'), entry, 403);
  const [row] = await admin.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  await admin.db.update(auditEntries).set({ before: { ...row?.before, 'player.default_volume': 7 } });
  expect(await undo(viewer, entry, 422)).toMatchObject({
    errors: { 'player.default_volume': expect.any(String) },
  });
  await admin.db.update(auditEntries).set({ before: { themes: {} }, after: { themes: {} } });
  expect(await undo(viewer, entry, 409)).toMatchObject({ code: 'cannot_undo' });
  expect(await admin.db.select({ key: settings.key }).from(settings)).toEqual([
    { key: 'player.default_volume' },
  ]);
});

test('ADMIN-25 the undo of an offered language withdraws it', async () => {
  const viewer = await someAdmin();
  await change(viewer, 'PUT', '/admin/localizations/pl', { is_offered: false });
  const offered = async () => (await readSettings(admin.db))['localization.languages'];
  expect(await offered()).toEqual(['en', 'ar']);
  const [entry] = (await get('/admin/audit', adminAudit.list, viewer)).pagination.data;
  if (!entry) return expect.unreachable();
  await undo(asPermitted(viewer.user?.id ?? 0, 'admin.access', 'settings.update'), entry, 403);
  await undo(viewer, entry);
  expect(await offered()).toEqual(['en', 'pl', 'ar']);
});

test.each([
  ['import', 'imports', 'nothing'],
  ['sign_out', 'users', 'session'],
  ['delete', 'tags', 'delete'],
  ['publish', 'albums', 'elsewhere'],
])('ADMIN-25 an entry of the action %s says why it has no undo', async (action, type, reason) => {
  const viewer = await someAdmin();
  const record = { type, ids: [1], name: 'One' };
  await recordChange(admin.db, viewer, { action, record, after: { files: ['tracks.csv'] } });
  const [entry] = (await get('/admin/audit', adminAudit.list, viewer)).pagination.data;
  expect(entry).toMatchObject({ can_undo: false, no_undo: reason });
  if (entry) expect(await undo(viewer, entry, 409)).toMatchObject({ code: 'cannot_undo' });
});
