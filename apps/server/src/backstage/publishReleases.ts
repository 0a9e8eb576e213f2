import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { albums } from '../albums/table.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { tracks } from '../tracks/table.ts';

/** Publishes scheduled releases in their minute; those without one at the start of their date in UTC. */
export const publishReleases = defineJob({
  kind: 'releases.publish',
  input: v.object({}),
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
