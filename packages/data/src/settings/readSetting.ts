import type { SettingName, SettingValue } from './contract.ts';

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Reads a value by its dotted path, whether the values are nested or their keys contain the dots. */
export const readPath = (values: Record<string, unknown>, path: string): unknown =>
  own(values, path) ?? path.split('.').reduce<unknown>(own, values);

/** Reads a setting by its name. Its type is that of `settingDefinitions`, since `parseSettings` has parsed the settings. */
export const readSetting = <TName extends SettingName>(
  settings: Record<string, unknown>,
  name: TName,
): SettingValue<TName> | undefined => readPath(settings, name) as SettingValue<TName> | undefined;
