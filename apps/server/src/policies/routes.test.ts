import { PolicyConsents } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { writeSettings } from '../settings/store.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asGuest, asListener } from '../testing/testViewers.ts';
import { policyRoutes } from './routes.ts';

const site = openTestCatalogue((db) => policyRoutes(db));
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
