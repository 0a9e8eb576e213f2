import * as v from 'valibot';

/** A setting as a form of the administration shows it. */
export const AdminSetting = v.object({
  name: v.string(),
  access: v.picklist(['public', 'private', 'secret']),
  /** What it is for, in English. */
  about: v.string(),
  /** Null for a secret, and for a setting without a value. */
  value: v.nullable(v.unknown()),
  /** Whether it has a value, which for a secret is all that can be read. */
  isSet: v.boolean(),
  /** A value of the environment cannot be changed. */
  source: v.picklist(['default', 'database', 'environment']),
});
export type AdminSetting = v.InferOutput<typeof AdminSetting>;
export const AdminSettings = v.object({ settings: v.array(AdminSetting) });

/** Each kind of message that the site sends, with made-up values, in the language of the viewer. */
export const AdminMailSamples = v.object({
  mails: v.array(v.object({ id: v.string(), subject: v.string(), text: v.string(), html: v.string() })),
});

/** The file of who has accepted which version of a policy, and when. */
export const consentsPath = '/api/v1/admin/settings/consents';

/** The body of `PUT admin/settings`: values by name. Null returns to the default, and takes a secret away. */
export const AdminSettingsInput = v.object({
  changes: v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown()),
});

/**
 * What can be tested: the mail server, the places of files, the search, the keys, the outside sources, the collector of
 * errors, the human check, and the services of sign-in.
 */
export const settingTestNames = [
  'mail',
  'storage',
  'search',
  'keys',
  'providers',
  'collector',
  'recaptcha',
  'social',
] as const;
export type SettingTestName = (typeof settingTestNames)[number];
export const SettingTestParam = v.object({ name: v.picklist(settingTestNames) });

/** The result of a test, with a technical detail in English. */
export const SettingTestResponse = v.object({ is_working: v.boolean(), detail: v.string() });
export type SettingTestResponse = v.InferOutput<typeof SettingTestResponse>;

/** The pages of settings, each with the beginnings of the names that it shows, in the order of the page. */
export const settingPages = {
  general: [
    'branding.',
    'branding.site_name',
    'branding.description',
    'site.',
    'branding.logo',
    'branding.favicon',
    'homepage.',
    'auth.redirect',
    'auth.admin_redirect',
    'maintenance.',
    'landing.',
  ],
  subscriptions: ['billing.enable', 'billing.', 'billing.stripe.', 'billing.paypal.', 'billing.invoice.'],
  localization: ['i18n.language', 'localization.', 'dates.'],
  authentication: [
    'registration.disable',
    'require_email_confirmation',
    'registration.',
    'auth.',
    'sessions.',
    'api.',
    'notif.',
    'social.',
  ],
  uploading: [
    'uploads.',
    'uploads.public_driver',
    'uploads.uploads_driver',
    'uploads.public_address',
    'uploads.s3_',
    'transcoding.',
  ],
  'outgoing-email': ['mail.'],
  cache: ['cache.'],
  analytics: ['analytics.'],
  logging: ['logging.'],
  queue: ['queue.'],
  websockets: ['live.'],
  recaptcha: ['recaptcha.provider', 'recaptcha.site_key', 'recaptcha.secret_key', 'recaptcha.'],
  gdpr: ['cookie_notice', 'gdpr.'],
  search: ['search.'],
  providers: ['providers.'],
  player: ['player.'],
} as const satisfies Record<string, readonly string[]>;
export type SettingsPageName = keyof typeof settingPages;
export const settingPageNames = Object.keys(settingPages) as SettingsPageName[];

/** The page of a setting: that with the longest beginning of its name. Some settings have none, such as themes. */
export function pageOfSetting(name: string): SettingsPageName | undefined {
  let best: { page: SettingsPageName; length: number } | undefined;
  for (const page of settingPageNames)
    for (const beginning of settingPages[page])
      if (name.startsWith(beginning) && beginning.length > (best?.length ?? 0))
        best = { page, length: beginning.length };
  return best?.page;
}
