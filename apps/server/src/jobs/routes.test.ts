import { JobResponse } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { createRouter } from '../http/router.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin, asGuest, asListener } from '../testing/testViewers.ts';
import { jobRoutes } from './routes.ts';
import { jobs } from './table.ts';

const catalogue = openTestCatalogue((db) => createRouter().route('/jobs', jobRoutes(db)));

test('JOB-8 the owner of a job and admins read its state; for others it does not exist', async () => {
  const owner = (await catalogue.sample.user('Nora')).id;
  const [job] = await catalogue.db
    .insert(jobs)
    .values({
      kind: 'recordings.process',
      input: {},
      owner_id: owner,
      state: 'failed',
      error: 'It is broken.',
    })
    .returning({ id: jobs.id });
  const path = `/jobs/${job?.id}`;
  for (const viewer of [asListener(owner), asAdmin(owner + 2)])
    expect(await catalogue.get(path, JobResponse, viewer)).toMatchObject({
      job: { id: job?.id, kind: 'recordings.process', state: 'failed', error: 'It is broken.' },
    });
  expect((await catalogue.send(path, asListener(owner + 1))).status).toBe(404);
  expect((await catalogue.send('/jobs/999', asListener(owner))).status).toBe(404);
  expect((await catalogue.send(path, asGuest)).status).toBe(401);
});
