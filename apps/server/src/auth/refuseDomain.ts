import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { readSettings } from '../settings/store.ts';

/** Refuses an address of a domain, or of a subdomain, with which nobody can register. */
export async function refuseDomain(db: Database, email: string): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const blocked = (await readSettings(db))['registration.blocked_domains'];
  if (!blocked.some((each) => domain === each.toLowerCase() || domain.endsWith(`.${each.toLowerCase()}`)))
    return;
  const message = 'Use an email address of another provider.';
  throw new Problem({ status: 422, code: 'domain_refused', message, fields: { email: message } });
}
