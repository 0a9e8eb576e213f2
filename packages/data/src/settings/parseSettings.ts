import * as v from 'valibot';
import { settingDefinitions, settingNames } from './contract.ts';
import { readPath } from './readSetting.ts';

type Settings = Record<string, unknown>;

const isGroup = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

const withValue = (group: Settings, [key = '', ...rest]: string[], value: unknown): Settings => {
  const inner = group[key];
  return { ...group, [key]: rest.length > 0 ? withValue(isGroup(inner) ? inner : {}, rest, value) : value };
};

/** Gives each known setting its type. A value that does not fit is replaced by the one in `standard`. */
export const parseSettings = (settings: Settings, standard: Settings): Settings =>
  settingNames.reduce((parsed, name) => {
    const stored = readPath(parsed, name);
    if (stored === undefined) return parsed;
    const { success, output } = v.safeParse(settingDefinitions[name].type, stored);
    // A stored key may contain the dots.
    const { [name]: _, ...others } = parsed;
    return withValue(others, name.split('.'), success ? output : readPath(standard, name));
  }, settings);
