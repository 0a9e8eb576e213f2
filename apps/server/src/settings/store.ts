import {
  anySettingNames,
  type AnySettingName,
  definitionOf,
  inputOf,
  isSettingName,
  type SecretName,
  type SettingAccess,
  type SettingChanges,
  type SettingValues,
} from '@segno/data/contract';
import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import type { Vault } from '../secrets/vault.ts';
import { explainIssue } from './explainIssue.ts';
import { type EnvironmentSettings, ownEnvironment } from './readEnvironment.ts';
import { type StoredSetting, valueIn } from './storedValues.ts';
import { settings } from './table.ts';

/** The stored settings, unread. */
export const readSettingRows = (db: Database): Promise<StoredSetting[]> =>
  db
    .select({ key: settings.key, value: settings.value, is_public: settings.is_public })
    .from(settings)
    .orderBy(settings.key);

/**
 * The value of a setting: that of the environment, or the stored one if it fits, or the default. The value of a group
 * is stored in a row of the group or in rows of its own names.
 */
function resolve(name: AnySettingName, rows: readonly StoredSetting[], environment: EnvironmentSettings) {
  const { type, standard } = definitionOf(name);
  if (environment.has(name)) return { value: environment.get(name), source: 'environment' as const };
  const stored = valueIn(rows, name);
  const { success, output } = v.safeParse(type, stored);
  return stored !== undefined && success
    ? { value: output, source: 'database' as const }
    : { value: standard, source: 'default' as const };
}

/** Reads the values of all settings but secrets, for the server. */
export async function readSettings(
  db: Database,
  environment: EnvironmentSettings = ownEnvironment(),
): Promise<SettingValues> {
  return resolveSettings(await readSettingRows(db), environment);
}

/** The values of all settings but secrets, by their rows. */
export const resolveSettings = (
  rows: readonly StoredSetting[],
  environment: EnvironmentSettings = ownEnvironment(),
): SettingValues =>
  Object.fromEntries(
    anySettingNames
      .filter((name) => definitionOf(name).access !== 'secret')
      .map((name) => [name, resolve(name, rows, environment).value]),
  ) as unknown as SettingValues;

/**
 * Reads a secret; null when none is set, or when it was encrypted with another key.
 *
 * @public
 */
export async function readSecret(
  db: Database,
  vault: Vault,
  name: SecretName,
  environment: EnvironmentSettings = ownEnvironment(),
): Promise<string | null> {
  const given = environment.get(name);
  if (typeof given === 'string') return given;
  const sealed = valueIn(await readSettingRows(db), name);
  return typeof sealed === 'string' ? vault.open(sealed, `setting ${String(name)}`) : null;
}

const message = {
  unknown: 'There is no such setting.',
  locked: 'This is set by the environment of the server.',
  keyless: 'This server has no key for secrets.',
};

/** A setting as an operator sees it. */
export interface DescribedSetting {
  name: AnySettingName;
  access: SettingAccess;
  about: string;
  /** Null for a secret. */
  value: unknown;
  /** Whether it has a value, which for a secret is all that can be read. */
  isSet: boolean;
  /** A value of the environment cannot be changed. */
  source: 'default' | 'database' | 'environment';
}

/** All settings with their meaning and source, and without secrets. */
export async function describeSettings(
  db: Database,
  environment: EnvironmentSettings = ownEnvironment(),
): Promise<DescribedSetting[]> {
  const rows = await readSettingRows(db);
  return anySettingNames.map((name) => {
    const { access, about } = definitionOf(name);
    const { value, source } = resolve(name, rows, environment);
    const isSet = value !== undefined && value !== null;
    return { name, access, about, source, isSet, value: access === 'secret' ? null : value };
  });
}

export interface WriteSettingsOptions {
  /** Encrypts secrets. Without it they are refused. */
  vault?: Vault | undefined;
  /** @default the environment of this process */
  environment?: EnvironmentSettings;
}

/**
 * Stores changes of settings, all or none. Undefined, or null for a secret, returns to the default. A setting of the
 * environment and a value that does not fit are refused with a 422 that names each.
 */
export async function writeSettings(
  db: Database,
  changes: SettingChanges,
  { vault, environment = ownEnvironment() }: WriteSettingsOptions = {},
): Promise<void> {
  const errors: Record<string, string> = {};
  const rows: (typeof settings.$inferInsert)[] = [];
  const removed: string[] = [];
  for (const [name, value] of Object.entries<unknown>(changes)) {
    if (!isSettingName(name)) {
      errors[name] = message.unknown;
      continue;
    }
    const { access, standard } = definitionOf(name);
    // The column holds no null: where null is the default, no row says the same.
    const isDefault = value === undefined || (value === null && (access === 'secret' || standard === null));
    if (environment.has(name)) errors[name] = message.locked;
    else if (isDefault) removed.push(name);
    else {
      const { success, output, issues } = v.safeParse(inputOf(name), value);
      if (!success) errors[name] = explainIssue(name, issues[0]);
      else if (access !== 'secret') rows.push({ key: name, value: output, is_public: access === 'public' });
      else if (vault) rows.push({ key: name, value: vault.seal(String(output), `setting ${name}`) });
      else errors[name] = message.keyless;
    }
  }
  if (Object.keys(errors).length > 0)
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
      fields: errors,
    });
  await db.transaction(async (tx) => {
    if (removed.length > 0) {
      await tx.delete(settings).where(inArray(settings.key, removed));
      for (const name of removed) await removeFromGroup(tx, name);
    }
    if (rows.length > 0)
      await tx
        .insert(settings)
        .values(rows)
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`excluded.value`, is_public: sql`excluded.is_public`, updated_at: sql`now()` },
        });
  });
}

/** Removes a value from the row of its group: `site_name` from the row `branding`. */
async function removeFromGroup(tx: Database, name: string) {
  const [group, ...rest] = name.split('.');
  if (group === undefined || rest.length === 0) return;
  const path = sql`array[${sql.join(
    rest.map((part) => sql`${part}`),
    sql`, `,
  )}]::text[]`;
  await tx.execute(
    sql`update ${settings} set value = value #- ${path} where key = ${group} and jsonb_typeof(value) = 'object'`,
  );
}
