import { Hono } from 'hono';
import { SiteReport } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { adminRoutes } from '../admin/routes.ts';
import { addDays, dayIn } from '../insights/days.ts';
import { insightDays } from '../insights/table.ts';
import { pendingPlays } from '../plays/table.ts';
import { rollUpPlays } from '../plays/rollUpPlays.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin, asGuest, asPermitted, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { countVisits } from './countVisits.ts';
import { type Visit, Visits } from './Visits.ts';
import { visitKeys } from './table.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { createRouter } from '../http/router.ts';

const catalogue = openTestCatalogue((db) => createRouter().route('/admin', adminRoutes(db)));
const open = () =>
  new Visits({
    db: catalogue.db,
    log: { warn: (details: unknown) => expect(details).toBeNull() },
    zone: () => Promise.resolve('UTC'),
  });
const chrome = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const visit = (given: Partial<Visit> = {}): Visit => ({
  address: '192.0.2.7',
  userAgent: chrome,
  page: '/album/:albumId',
  ...given,
});
const report = () => catalogue.get('/admin/report?range=week', SiteReport, asPermitted(1, 'reports.view'));

test('INSIGHT-7 visitors of a day are counted once, on two servers, without an address', async () => {
  const [one, two] = [open(), open()];
  one.add(visit());
  one.add(visit());
  two.add(visit({ page: '/' }));
  two.add(visit({ address: '198.51.100.4' }));
  await Promise.all([one.close(), two.close()]);
  expect(await report()).toMatchObject({
    totals: { visits: 4, visitors: 2 },
    pages: [
      { value: '/album/:albumId', visits: 3 },
      { value: '/', visits: 1 },
    ],
  });
  const stored = await catalogue.db.select().from(insightDays);
  expect(JSON.stringify(stored)).not.toContain('192.0.2');
});

test('INSIGHT-7 the key of a past day is deleted, and a person is another visitor on the next day', async () => {
  const visits = open();
  const today = dayIn(Date.now(), 'UTC');
  for (const days of [3, 2, 0]) {
    visits.add(visit({ time: Date.parse(addDays(today, -days)) }));
    await visits.store();
  }
  await visits.close();
  expect((await catalogue.db.select().from(visitKeys)).map(({ day }) => day)).toEqual([today]);
  expect((await report()).totals.visitors).toBe(3);
});

test('INSIGHT-7 the report has the plays of the site and the period before', async () => {
  const artists = [(await catalogue.sample.artist('Nadia Voss')).id];
  const track_id = (await catalogue.sample.track('Tide', { artists })).id;
  const user_id = (await catalogue.sample.user('Nora')).id;
  await catalogue.db.insert(pendingPlays).values([
    { track_id, user_id, listener: `u${user_id}`, heard: 60_000, played_at: new Date() },
    { track_id, listener: 'g1', heard: 60_000, played_at: new Date(Date.now() - 8 * 86_400_000) },
  ]);
  await rollUpPlays(catalogue.db);
  expect(await report()).toMatchObject({
    totals: { plays: 1, listeners: 1 },
    before: { plays: 1 },
    tracks: [{ name: 'Tide', plays: 1 }],
    artists: [{ name: 'Nadia Voss', plays: 1 }],
    listeners: [{ name: 'Nora', plays: 1 }],
  });
  expect((await catalogue.send('/admin/report', asPermitted(1, 'admin.access'))).status).toBe(403);
});

interface Case {
  headers?: Record<string, string>;
  viewer?: Viewer;
  settings?: { 'analytics.enable'?: boolean; 'analytics.skip_admins'?: boolean };
  type?: string;
}
test.each<[name: string, counted: number, given: Case]>([
  ['a page of a person', 1, {}],
  ['a robot', 0, { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ['a page that is loaded ahead', 0, { headers: { 'sec-purpose': 'prefetch' } }],
  ['a browser that asks not to be tracked', 0, { headers: { 'sec-gpc': '1' } }],
  ['a file', 0, { type: 'text/css' }],
  ['a page of an admin', 0, { viewer: asAdmin(1) }],
  ['a page of an admin who counts', 1, { viewer: asAdmin(1), settings: { 'analytics.skip_admins': false } }],
  ['a site that does not count', 0, { settings: { 'analytics.enable': false } }],
])('INSIGHT-7 %s counts %i', async (_, counted, { headers, viewer = asGuest, settings, type }) => {
  const added: Visit[] = [];
  const app = new Hono<AppEnv>()
    .use(
      viewedBy(viewer),
      countVisits({
        visits: { add: (each) => added.push(each) },
        clientAddress: () => '192.0.2.7',
        settings: () => ({ 'analytics.enable': true, 'analytics.skip_admins': true, ...settings }),
      }),
    )
    .get('/', (c) => {
      c.set('route', '/');
      return c.body('', 200, { 'content-type': type ?? 'text/html; charset=utf-8' });
    });
  await app.request('/', { headers: { 'user-agent': chrome, ...headers } });
  expect(added).toHaveLength(counted);
});
