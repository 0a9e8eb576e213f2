import { SocialService } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import type { Vault } from '../secrets/vault.ts';
import { readSettings } from '../settings/store.ts';
import { openService } from './providers.ts';

/** Asks each service that is switched on whether it knows the keys of this site. Throws with those that do not. */
export async function checkServiceKeys(db: Database, vault: Vault): Promise<string> {
  const settings = await readSettings(db);
  const services = SocialService.options.filter(
    (service) => service !== 'demo' && settings[`social.${service}.enable`],
  );
  if (services.length === 0) return 'No service is switched on.';
  const failures = await Promise.all(
    services.map(async (service) => {
      try {
        const opened = await openService(db, { vault, demoService: null }, service);
        if (!opened) return [`${service}: The id or the secret is missing.`];
        await opened.checkKeys();
        return [];
      } catch (error) {
        return [`${service}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  if (failures.flat().length > 0) throw new Fault(failures.flat().join('; '));
  return `Services that know the keys: ${services.join(', ')}`;
}
