import { PolicyConsents } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { adminSettingRoutes } from '../admin/settingRoutes.ts';
import { writeSettings } from '../settings/store.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asGuest, asListener, asPermitted } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { policyRoutes } from './routes.ts';

const site = openTestCatalogue((db) => policyRoutes(db).route('/settings', adminSettingRoutes({ db })));
const terms = (version: number) =>
  writeSettings(site.db, {
    'registration.policies': [
      { id: 1, label: 'Terms', href: '/pages/terms', version, effective_on: '2026-12-01' },
    ],
  });

test('POLICY-1 a consent is for one version, and a new version asks again', async () => {
  const viewer = asListener((await site.sample.user('Nora')).id);
  await terms(1);
  const read = async () => (await site.get('/', PolicyConsents, viewer)).policies[0];
  expect(await read()).toMatchObject({
    version: 1,
    effective_on: '2026-12-01',
    accepted_version: null,
    accepted_at: null,
  });
  await site.change(viewer, 'POST', '/', { accepted: [{ id: 1, version: 1 }] });
  const first = await read();
  expect(first).toMatchObject({ accepted_version: 1 });
  await site.change(viewer, 'POST', '/', { accepted: [{ id: 1, version: 1 }] });
  expect(await read()).toEqual(first);
  await terms(2);
  expect(await read()).toMatchObject({ version: 2, accepted_version: 1 });
  await site.change(viewer, 'POST', '/', { accepted: [{ id: 1, version: 1 }] }, 409);
  await site.change(viewer, 'POST', '/', { accepted: [{ id: 9, version: 1 }] }, 409);
  await site.change(viewer, 'POST', '/', { accepted: [{ id: 1, version: 2 }] });
  expect(await read()).toMatchObject({ accepted_version: 2 });
  expect((await site.send('/', asGuest)).status).toBe(401);
});

test('POLICY-3 the log of consents has each version that each person has accepted, for people who may see accounts', async () => {
  const people = [await site.sample.user('Nora'), await site.sample.user('=Ben')];
  for (const version of [1, 2]) {
    await terms(version);
    for (const { id } of people)
      await site.change(asListener(id), 'POST', '/', { accepted: [{ id: 1, version }] });
  }
  const [nora, ben] = people.map(({ id }) => id);
  const read = (viewer: Viewer) => site.open(viewer).request('/settings/consents');
  const response = await read(asPermitted(nora ?? 0, 'users.update'));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="consents-/);
  const lines = (await response.text()).replace('\u{FEFF}', '').trim().split('\r\n');
  expect(lines.map((line) => line.split(',').toSpliced(2, 1).slice(0, 4).join())).toEqual([
    'user_id,name,policy_id,version',
    `${nora},Nora,1,1`,
    `${nora},Nora,1,2`,
    `${ben},'=Ben,1,1`,
    `${ben},'=Ben,1,2`,
  ]);
  expect((await read(asPermitted(nora ?? 0, 'settings.update'))).status).toBe(403);
});
