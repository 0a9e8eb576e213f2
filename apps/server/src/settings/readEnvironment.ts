import { anySettingNames, type AnySettingName, parseSettingText } from '@segno/data/contract';
import type { Environment } from '../runCommand.ts';
import { StartupError } from '../StartupError.ts';

/** The variable of the environment that sets a setting: `SEGNO_REGISTRATION_DISABLE` for `registration.disable`. */
export const settingVariable = (name: AnySettingName): string =>
  `SEGNO_${name.replaceAll('.', '_').toUpperCase()}`;

/** Variables with names of their own that set settings too. `config.ts` checks them. */
const otherVariables: Partial<Record<AnySettingName, string>> = {
  'billing.stripe.secret_key': 'SEGNO_STRIPE_SECRET_KEY',
  'billing.stripe.webhook_secret': 'SEGNO_STRIPE_WEBHOOK_SECRET',
  'billing.stripe.publishable_key': 'SEGNO_STRIPE_PUBLISHABLE_KEY',
  'billing.paypal.client_id': 'SEGNO_PAYPAL_CLIENT_ID',
  'billing.paypal.secret': 'SEGNO_PAYPAL_SECRET',
  'billing.paypal.webhook_id': 'SEGNO_PAYPAL_WEBHOOK_ID',
  'billing.paypal.sandbox': 'SEGNO_PAYPAL_SANDBOX',
  'uploads.s3_endpoint': 'SEGNO_S3_ENDPOINT',
  'uploads.s3_region': 'SEGNO_S3_REGION',
  'uploads.s3_bucket': 'SEGNO_S3_BUCKET',
  'uploads.s3_access_key_id': 'SEGNO_S3_ACCESS_KEY_ID',
  'uploads.s3_secret_access_key': 'SEGNO_S3_SECRET_ACCESS_KEY',
};

/** The settings that the environment sets. They cannot be changed otherwise. */
export type EnvironmentSettings = ReadonlyMap<AnySettingName, unknown>;

/** Reads the settings of the environment. Throws a `StartupError` that names an invalid value. */
export function readEnvironment(env: Environment): EnvironmentSettings {
  const found = new Map<AnySettingName, unknown>();
  for (const name of anySettingNames) {
    const variable = [settingVariable(name), otherVariables[name]].find((each) => each && env[each]);
    const text = variable && env[variable];
    if (!text) continue;
    const value = parseSettingText(name, text);
    // The value may be a password, so the message does not repeat it.
    if (value === undefined) throw new StartupError(`${variable} is not a value of the setting ${name}.`);
    found.set(name, value);
  }
  const disks = env.SEGNO_S3_DISKS?.split(',').map((disk) => disk.trim());
  if (disks)
    for (const disk of ['public', 'uploads'] as const)
      found.set(`uploads.${disk}_driver`, disks.includes(disk) ? 's3' : 'local');
  return found;
}

let own: EnvironmentSettings | undefined;

/** The settings of the environment of this process, read once. */
export const ownEnvironment = (): EnvironmentSettings => (own ??= readEnvironment(process.env));
