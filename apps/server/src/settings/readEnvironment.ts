import { anySettingNames, type AnySettingName, parseSettingText } from '@segno/data/contract';
import type { Environment } from '../runCommand.ts';
import { StartupError } from '../StartupError.ts';

/** The variable of the environment that sets a setting: `SEGNO_REGISTRATION_DISABLE` for `registration.disable`. */
export const settingVariable = (name: AnySettingName): string =>
  `SEGNO_${name.replaceAll('.', '_').toUpperCase()}`;

/** The settings that the environment sets. They cannot be changed otherwise. */
export type EnvironmentSettings = ReadonlyMap<AnySettingName, unknown>;

/** Reads the settings of the environment. Throws a `StartupError` that names an invalid value. */
export function readEnvironment(env: Environment): EnvironmentSettings {
  const found = new Map<AnySettingName, unknown>();
  for (const name of anySettingNames) {
    const text = env[settingVariable(name)];
    if (!text) continue;
    const value = parseSettingText(name, text);
    // The value may be a password, so the message does not repeat it.
    if (value === undefined)
      throw new StartupError(`${settingVariable(name)} is not a value of the setting ${name}.`);
    found.set(name, value);
  }
  return found;
}

let own: EnvironmentSettings | undefined;

/** The settings of the environment of this process, read once. */
export const ownEnvironment = (): EnvironmentSettings => (own ??= readEnvironment(process.env));
