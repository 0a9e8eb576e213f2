import * as v from 'valibot';

/** On or off. Any value counts as on but `false`, 0, the empty text and null. */
const flag = v.pipe(v.unknown(), v.transform(Boolean));

/** What a new user must accept. */
export const Policy = v.object({ id: v.number(), label: v.string(), href: v.string() });
export type Policy = v.InferOutput<typeof Policy>;

/** Every public setting by its dotted path, with the type of its value. A misspelt name does not compile. */
export const settingTypes = {
  /** Where a sign-in leads people who may open the administration (AUTH-12). */
  'auth.admin_redirect': v.string(),
  /** Where a sign-in leads all others. */
  'auth.redirect': v.string(),
  'billing.enable': flag,
  'dates.default_timezone': v.string(),
  /** The account that the sign-in of a demo has filled in. */
  demo_account: v.object({ email: v.string(), password: v.string() }),
  'homepage.type': v.picklist(['channel', 'landingPage', 'loginPage', 'registerPage']),
  /** The slug or the id of the channel on the home page. */
  'homepage.value': v.union([v.string(), v.number()]),
  'landing.text': v.nullable(v.string()),
  'landing.title': v.nullable(v.string()),
  /** Whether the language of the browser is used until a visitor chooses one. */
  'localization.detect': flag,
  'localization.languages': v.array(v.string()),
  'player.default_volume': v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  'player.preload_next': flag,
  'registration.disable': flag,
  /** Each must be accepted. One that is not complete is left out, and takes none of the others away. */
  'registration.policies': v.pipe(
    v.array(v.unknown()),
    v.transform((policies) => policies.filter((policy) => v.is(Policy, policy))),
  ),
  require_email_confirmation: flag,
} as const;

export type SettingName = keyof typeof settingTypes;
export type SettingValue<TName extends SettingName> = v.InferOutput<(typeof settingTypes)[TName]>;

export const settingNames = Object.keys(settingTypes) as SettingName[];

/** The wanted values of settings. One with a name that is no setting is refused. */
export const SettingConditions = v.partial(
  v.strictObject(
    Object.fromEntries(settingNames.map((name) => [name, v.unknown()])) as Record<
      SettingName,
      v.UnknownSchema
    >,
  ),
);
