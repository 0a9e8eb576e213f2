import type { Database } from '../db/Database.ts';
import type { Vault } from '../secrets/vault.ts';
import { readSecret, readSettings } from '../settings/store.ts';
import type { StoragePlan } from './openStorages.ts';

/** Where files go: as the environment says, and where it names no store, as the settings do. */
export async function readStoragePlan(
  db: Database,
  vault: Vault,
  environment: StoragePlan,
): Promise<StoragePlan> {
  if (environment.s3) return environment;
  const [settings, accessKeyId, secretAccessKey] = await Promise.all([
    readSettings(db),
    readSecret(db, vault, 'uploads.s3_access_key_id'),
    readSecret(db, vault, 'uploads.s3_secret_access_key'),
  ]);
  const bucket = settings['uploads.s3_bucket'];
  if (!bucket || !accessKeyId || !secretAccessKey) return { s3: null, s3Disks: [] };
  const drivers = { public: settings['uploads.public_driver'], uploads: settings['uploads.uploads_driver'] };
  return {
    s3: {
      endpoint: settings['uploads.s3_endpoint'] || null,
      region: settings['uploads.s3_region'],
      bucket,
      accessKeyId,
      secretAccessKey,
    },
    s3Disks: (['public', 'uploads'] as const).filter((disk) => drivers[disk] === 's3'),
  };
}
