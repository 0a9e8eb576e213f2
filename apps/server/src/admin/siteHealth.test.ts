import { adminChannels, SiteHealth } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { channels } from '../channels/table.ts';
import { jobs } from '../jobs/table.ts';
import { prices, products } from '../products/table.ts';
import { translationLines } from '../translations/table.ts';
import { writeSettings } from '../settings/store.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { testSettingTests } from '../testing/testSettingTests.ts';
import { operatorOn } from '../testing/testOperator.ts';
import { asAdmin } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import { runDoctor } from '../operator/doctorCommand.ts';
import { adminRoutes } from './routes.ts';
import { createRouter } from '../http/router.ts';

const broken = { ...testSettingTests, mail: () => Promise.reject(new Error('connect ECONNREFUSED')) };
const catalogue = openTestCatalogue((db) =>
  createRouter().route('/admin', adminRoutes(db, { tests: broken })),
);
const kinds = async () =>
  (await catalogue.get('/admin/health', SiteHealth, asAdmin(1))).findings.map(({ kind }) => kind);

const item = (label: string, action: string, roles: number[] = []) => ({
  id: label,
  label,
  icon: null,
  type: 'route' as const,
  action,
  roles,
});

test('ADMIN-18 the health names broken menu targets and items that nobody can see', async () => {
  await catalogue.db.insert(channels).values({ name: 'Fresh', slug: 'fresh', content_type: 'albums' });
  const items = [
    item('Home', '/'),
    item('Fresh', '/fresh'),
    item('Gone', '/gone'),
    item('Library', '/library/songs'),
    item('Members', '/fresh', [4711]),
  ];
  await writeSettings(catalogue.db, { menus: [{ id: 'primary', positions: ['sidebar-primary'], items }] });
  const { findings } = await catalogue.get('/admin/health', SiteHealth, asAdmin(1));
  const menus = findings.filter(({ kind }) => kind.startsWith('menu'));
  expect(menus.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['menu_target', 'Gone'],
    ['menu_item_hidden', 'Members'],
  ]);
});

test('ADMIN-18 the health names faulty translations, unused slots of advertisements and unknown words of templates', async () => {
  await catalogue.db
    .insert(translationLines)
    .values({ language: 'pl', key: 'admin.table.count', line: 'Rekordy :many' });
  await writeSettings(catalogue.db, {
    menus: [],
    'ads.heights': { general_top: 90, artist_top: 90 },
    'ads.artist_top': '<p>Buy</p>',
    'ads.album_above': '<p>Buy</p>',
    'seo.pages': { album: { title: '{album} by {artsit}' } },
  });
  const { findings } = await catalogue.get('/admin/health', SiteHealth, asAdmin(1));
  const about = (kind: string) =>
    findings.filter((each) => each.kind === kind).map(({ subject, detail }) => [subject, detail]);
  expect(about('faulty_lines')).toEqual([['pl', 'admin.table.count']]);
  expect(about('unused_ad_slot')).toEqual([
    ['general_top', null],
    ['album_above', null],
  ]);
  expect(about('seo_placeholder')).toEqual([['album', '{artsit}']]);
});

test('ADMIN-18 accounts with an address that is not confirmed are named where it must be', async () => {
  await catalogue.db.insert(users).values({ email: 'nora@example.com', name: 'Nora' });
  expect(await kinds()).not.toContain('unverified_users');
  await writeSettings(catalogue.db, { require_email_confirmation: true });
  expect(await kinds()).toContain('unverified_users');
});

test('ADMIN-18 the health names services, plans, jobs and channels, each with the page that mends it', async () => {
  await writeSettings(catalogue.db, { menus: [] });
  await catalogue.db.insert(jobs).values({ kind: 'test', input: {}, state: 'failed' });
  await catalogue.db
    .insert(channels)
    .values({ name: 'Empty', slug: 'empty', content_type: 'albums', content_source: 'manual' });
  const [product] = await catalogue.db.insert(products).values({ name: 'Plus' }).returning();
  const price = { product_id: product!.id, currency: 'EUR', interval_count: 1 } as const;
  await catalogue.db.insert(prices).values([
    { ...price, amount: 1000, interval: 'month' },
    { ...price, amount: 12_000, interval: 'year' },
  ]);
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      'service_mail',
      'plan_without_saving',
      'failed_jobs',
      'empty_channels',
      'channels_without_description',
    ]),
  );
  const { findings } = await catalogue.get('/admin/health', SiteHealth, asAdmin(1));
  const link = findings.find(({ kind }) => kind === 'channels_without_description');
  const shown = await catalogue.get(link?.href ?? '', adminChannels.list, asAdmin(1));
  expect(shown.pagination.data.map(({ name }) => name)).toContain('Empty');
  expect(shown.pagination.data).toHaveLength(link?.count ?? 0);
  const report = await runDoctor(operatorOn(catalogue.db), []);
  expect(report).toContain('The yearly price of a plan saves nothing: Plus');
  expect(report).toContain('/admin/jobs?state=failed');
});
