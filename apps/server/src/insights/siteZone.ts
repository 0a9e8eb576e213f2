import type { Database } from '../db/Database.ts';
import { readSettings } from '../settings/store.ts';
import { isTimeZone } from './days.ts';

/** The time zone of the site, by which days without an artist's own zone are counted. */
export async function readSiteZone(db: Database): Promise<string> {
  const zone = (await readSettings(db))['dates.default_timezone'];
  return isTimeZone(zone) ? zone : 'UTC';
}
