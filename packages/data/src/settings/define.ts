import * as v from 'valibot';

/** Who reads a setting: every page, the server only, or nobody once it is stored. */
export type SettingAccess = 'public' | 'private' | 'secret';

export interface SettingDefinition<
  TType extends v.GenericSchema = v.GenericSchema,
  TAccess extends SettingAccess = SettingAccess,
> {
  /** The schema of its value. */
  readonly type: TType;
  /** Its value until an operator sets another. Undefined for none. */
  readonly standard: v.InferOutput<TType> | undefined;
  readonly access: TAccess;
  /** What it is for, in one sentence. */
  readonly about: string;
}

/** On or off. Any value counts as on but `false`, 0, the empty text and null. */
export const flag = v.pipe(v.unknown(), v.transform(Boolean));

/** Defines a setting that every page has in its startup object. */
export const publicSetting = <TType extends v.GenericSchema>(
  type: TType,
  standard: v.InferOutput<TType> | undefined,
  about: string,
): SettingDefinition<TType, 'public'> => ({ type, standard, access: 'public', about });

/**
 * Defines a setting that only the server reads, and people who may change settings.
 *
 * @public
 */
export const privateSetting = <TType extends v.GenericSchema>(
  type: TType,
  standard: v.InferOutput<TType> | undefined,
  about: string,
): SettingDefinition<TType, 'private'> => ({ type, standard, access: 'private', about });

/** A secret as the operator gives it. */
const Secret = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));

/**
 * Defines a key or password. It is stored encrypted, only the server reads it, and no response has it.
 *
 * @public
 */
export const secretSetting = (about: string): SettingDefinition<typeof Secret, 'secret'> => ({
  type: Secret,
  standard: undefined,
  access: 'secret',
  about,
});
