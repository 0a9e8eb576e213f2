import * as v from 'valibot';
import { Language } from '../i18n/contract.ts';
import { PoliciesInput } from '../policies/contract.ts';
import { TimeZone } from '../shared/timeZone.ts';
import { startupSettings } from '../startup/settings.ts';
import { settingDefinitions } from './contract.ts';
import { flag, type SettingDefinition } from './define.ts';

/** All settings that an operator can change, by name. Pages use `settingDefinitions`, which is smaller. */
export const settingRegistry = { ...settingDefinitions, ...startupSettings } as const;

type Registry = typeof settingRegistry;

/** The name of any setting. */
export type AnySettingName = keyof Registry;

/** The name of a setting that is stored encrypted. */
export type SecretName = {
  [TName in AnySettingName]: Registry[TName]['access'] extends 'secret' ? TName : never;
}[AnySettingName];

/** The name of a setting whose value the server reads as it is. */
export type ReadableSettingName = Exclude<AnySettingName, SecretName>;

/** The values of all settings but secrets. A setting without a default may be undefined. */
export type SettingValues = {
  readonly [TName in ReadableSettingName]: v.InferOutput<Registry[TName]['type']>;
};

/** Changes of settings by name. Null takes a secret away; undefined returns to the default. */
export type SettingChanges = {
  readonly [TName in AnySettingName]?: v.InferOutput<Registry[TName]['type']> | null | undefined;
};

export const anySettingNames = (Object.keys(settingRegistry) as AnySettingName[]).sort();

/** An address of email, with or without the name of its owner. Empty for none. */
const Sender = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(
    /^(?:|[^\s<>@]+@[^\s<>@]+|[^<>\n]*<[^\s<>@]+@[^\s<>@]+>)$/,
    'Enter an email address, such as radio@example.com or Radio <radio@example.com>.',
  ),
);

/** What is accepted of a setting that is read more generously: a value of a former version is not lost. */
const inputs: Partial<Record<AnySettingName, v.GenericSchema>> = {
  'dates.default_timezone': TimeZone,
  'i18n.language': Language,
  'mail.reply_to': Sender,
  'mail.sender': Sender,
  'mail.server': v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(4000),
    v.regex(/^smtps?:\/\/\S+$/i, 'Enter an address such as smtps://user:password@mail.example:465.'),
  ),
  'localization.languages': v.pipe(v.array(Language), v.maxLength(20)),
  'registration.policies': PoliciesInput,
};

/** The schema of a value that an operator gives. */
export const inputOf = (name: AnySettingName): v.GenericSchema => inputs[name] ?? definitionOf(name).type;

export const definitionOf = (name: AnySettingName): SettingDefinition => settingRegistry[name];

export const isSettingName = (name: string): name is AnySettingName => Object.hasOwn(settingRegistry, name);

const flagWords: Record<string, boolean> = {
  true: true,
  on: true,
  1: true,
  false: false,
  off: false,
  0: false,
};

/**
 * Reads the value of a setting from text, as a command or a variable of the environment has it: a flag as `true` or
 * `false`, a text as it is, all else as JSON. Undefined when it does not fit.
 */
export function parseSettingText(name: AnySettingName, text: string): unknown {
  const type = inputOf(name);
  if (type === flag) return flagWords[text.trim().toLowerCase()];
  for (const value of text === 'null' ? [null, text] : [text, jsonOf(text)]) {
    const { success, output } = v.safeParse(type, value);
    if (success && value !== undefined) return output;
  }
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
