import { AdminBulkResult, type PermissionName } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { adminJobs } from '../admin/bulkJobs.ts';
import { adminRoutes } from '../admin/routes.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { JobWorker } from '../jobs/JobWorker.ts';
import { jobs } from '../jobs/table.ts';
import { openTestCatalogue } from './testCatalogue.ts';
import { asAdmin } from './testViewers.ts';

export const permit = (name: PermissionName) => ({ name, restrictions: [] });

/** The routes of the catalogue and of the administration. */
export function openTestAdmin() {
  const admin = openTestCatalogue((db) => catalogueRoutes(db).route('/admin', adminRoutes(db)));
  return {
    admin,
    change: admin.change,
    get: admin.get,
    /** An admin who exists: changes refer to them. */
    someAdmin: async () => asAdmin((await admin.sample.user('Vera')).id),
    /** Runs the jobs of the administration, and returns the result of one. */
    runJob: async (id: unknown): Promise<AdminBulkResult> => {
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const worker = new JobWorker({ db: admin.db, log, jobs: adminJobs });
      await worker.drain();
      await worker.close();
      const [job] = await admin.db
        .select()
        .from(jobs)
        .where(eq(jobs.id, Number(id)));
      expect(job?.error).toBeNull();
      return v.parse(AdminBulkResult, job?.result);
    },
  };
}

/** The names of the tags of a page. */
export const namesOf = (page: { pagination: { data: { display_name: string }[] } }) =>
  page.pagination.data.map(({ display_name }) => display_name);
