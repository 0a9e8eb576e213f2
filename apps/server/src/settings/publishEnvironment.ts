import type { AnySettingName } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { environmentKey } from './environmentKey.ts';
import { type EnvironmentSettings, ownEnvironment } from './readEnvironment.ts';
import { settings } from './table.ts';

/** The settings that conditions of queries read. A view of the database cannot see the environment of the server. */
const readByQueries = ['require_email_confirmation'] as const satisfies readonly AnySettingName[];

/**
 * Stores the values of the environment for the settings that queries read, and removes those that it has no longer.
 * Writes only what is different, so that a server with a full disk can start.
 */
export async function publishEnvironment(
  db: Database,
  environment: EnvironmentSettings = ownEnvironment(),
): Promise<void> {
  for (const name of readByQueries) {
    const key = environmentKey(name);
    const value = environment.get(name);
    const [stored] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
    if (stored?.value === value) continue;
    if (value === undefined) await db.delete(settings).where(eq(settings.key, key));
    else
      await db
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
  }
}
