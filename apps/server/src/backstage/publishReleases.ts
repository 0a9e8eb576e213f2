import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { enqueue } from '../jobs/store.ts';
import { tracks } from '../tracks/table.ts';

const publishKind = { kind: 'releases.publish', input: v.object({}) };

/** Has a scheduled release published at its time, in the transaction that schedules it. */
export async function publishAt(tx: Database, time: Date | null | undefined): Promise<void> {
  if (time) await enqueue(tx, publishKind, {}, { runAt: time, key: time.toISOString() });
}

/**
 * Publishes scheduled releases at their time; those without one at the start of their date in UTC. `publishAt` adds a run
 * for each time; the repeated run finds the others, such as those of an import.
 */
export const publishReleases = defineJob({
  ...publishKind,
  every: 30_000,
  async run({ db }) {
    const today = sql`(now() at time zone 'UTC')::date`;
    for (const table of [albums, tracks])
      await db
        .update(table)
        .set({ status: 'published' })
        .where(
          sql`${table.status} = 'scheduled'
            and case when ${table.publish_at} is null then ${table.release_date} <= ${today} else ${table.publish_at} <= now() end`,
        );
  },
});
