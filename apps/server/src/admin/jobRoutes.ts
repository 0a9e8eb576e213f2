import { AdminSchedules, Done, IdParam, ScheduleParam } from '@segno/data/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { jobs, jobSchedules } from '../jobs/table.ts';
import { isDuplicate } from '../records/removedRows.ts';

/** The jobs that repeat, and what an admin does with jobs. */
export const adminJobRoutes = (db: Database) =>
  createRouter()
    .get('/schedules', allow('logs.view'), responds(AdminSchedules), async (c) => {
      const found = await db.select().from(jobSchedules).orderBy(asc(jobSchedules.kind));
      return c.json({
        schedules: found.map(({ kind, next_at }) => ({ kind, next_at: next_at.toISOString() })),
      });
    })
    .post(
      '/schedules/:kind/run',
      allow('settings.update'),
      responds(Done),
      validate('param', ScheduleParam),
      async (c) => {
        const { kind } = c.req.valid('param');
        const moved = await db
          .update(jobSchedules)
          .set({ next_at: new Date() })
          .where(eq(jobSchedules.kind, kind))
          .returning({ kind: jobSchedules.kind });
        if (moved.length === 0) throw notFound();
        return c.json({});
      },
    )
    .post(
      '/jobs/:id/retry',
      allow('settings.update'),
      responds(Done),
      validate('param', IdParam),
      async (c) => {
        const { id } = c.req.valid('param');
        try {
          const moved = await db
            .update(jobs)
            .set({ state: 'waiting', attempts: 0, run_at: new Date(), error: null, finished_at: null })
            .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
            .returning({ id: jobs.id });
          if (moved.length === 0) throw notFound();
        } catch (error) {
          if (!isDuplicate(error)) throw error;
          throw new Problem({
            status: 409,
            code: 'already_waiting',
            message: 'The same job waits already.',
            cause: error,
          });
        }
        return c.json({});
      },
    );
