import * as v from 'valibot';
import type { SettingDefinition } from './define.ts';
import { accountSettings } from './groups/accounts.ts';
import { adSettings } from './groups/ads.ts';
import { billingSettings } from './groups/billing.ts';
import { operationSettings } from './groups/operation.ts';
import { playerSettings } from './groups/player.ts';
import { providerSettings } from './groups/providers.ts';
import { siteSettings } from './groups/site.ts';
import { uploadingSettings } from './groups/uploading.ts';

export { Policy } from './groups/accounts.ts';

/**
 * Every setting by its dotted name, with type, default, access and meaning. A misspelt name does not compile. A subject
 * has its own group file. `startup/settings.ts` has those that are properties of the startup object itself.
 */
export const settingDefinitions = {
  ...accountSettings,
  ...adSettings,
  ...billingSettings,
  ...operationSettings,
  ...playerSettings,
  ...providerSettings,
  ...siteSettings,
  ...uploadingSettings,
} as const;

type Definitions = typeof settingDefinitions;

/** The name of a setting that pages read. */
export type SettingName = {
  [TName in keyof Definitions]: Definitions[TName]['access'] extends 'public' ? TName : never;
}[keyof Definitions];
export type SettingValue<TName extends SettingName> = v.InferOutput<Definitions[TName]['type']>;

const isPublic = ([, { access }]: [string, SettingDefinition]) => access === 'public';

export const settingNames = Object.entries<SettingDefinition>(settingDefinitions)
  .filter(isPublic)
  .map(([name]) => name) as SettingName[];

/** The wanted values of settings. One with a name that is no public setting is refused. */
export const SettingConditions = v.partial(
  v.strictObject(
    Object.fromEntries(settingNames.map((name) => [name, v.unknown()])) as Record<
      SettingName,
      v.UnknownSchema
    >,
  ),
);
