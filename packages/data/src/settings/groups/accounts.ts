import * as v from 'valibot';
import { flag, privateSetting, publicSetting, secretSetting } from '../define.ts';

/** What a new user must accept. */
export const Policy = v.object({
  id: v.number(),
  label: v.string(),
  href: v.string(),
  /** Raise it when the text has changed: everybody is asked again. 1 without it. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The day from which the text is in effect. */
  effective_on: v.optional(v.string()),
});
export type Policy = v.InferOutput<typeof Policy>;

/** Sign-in and registration. */
export const accountSettings = {
  'auth.admin_redirect': publicSetting(
    v.string(),
    '/admin',
    'Where a sign-in leads people who may open the administration (AUTH-12).',
  ),
  'auth.redirect': publicSetting(v.string(), '/', 'Where a sign-in leads all others.'),
  'registration.blocked_domains': privateSetting(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))), v.maxLength(1000)),
    [],
    'The domains of email addresses with which nobody can register, such as `mail.example`. Their subdomains too.',
  ),
  'auth.passkeys': publicSetting(flag, true, 'Whether people can sign in with passkeys, and add some.'),
  'auth.two_factor_roles': privateSetting(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(100)),
    [],
    'The ids of roles that give their permissions only to people with two-factor authentication.',
  ),
  'sessions.single': privateSetting(flag, false, 'Whether a sign-in ends the other sessions of the person.'),
  'sessions.remembered_days': privateSetting(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    30,
    'How many days people stay signed in who ask for it.',
  ),
  'registration.disable': publicSetting(flag, false, 'Whether nobody can create an account.'),
  /** One that is not complete is left out, and takes none of the others away. */
  'registration.policies': publicSetting(
    v.pipe(
      v.array(v.unknown()),
      v.transform((policies) => policies.filter((policy) => v.is(Policy, policy))),
    ),
    [],
    'What people must accept: a list of { id, label, href, version, effective_on }. A higher version asks everybody again.',
  ),
  require_email_confirmation: publicSetting(
    flag,
    false,
    'Whether users must confirm their email address before they can do anything else.',
  ),
  'api.enable': publicSetting(
    flag,
    true,
    'Whether programs can use the API with access tokens. Without it they are refused, and nobody sees them.',
  ),
  'notif.enable': publicSetting(
    flag,
    true,
    'Whether people choose the channels of their notifications. Without it they keep what they have chosen.',
  ),
  'gdpr.deletion_days': publicSetting(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
    14,
    'The days between the request to delete an account and its deletion.',
  ),
  'gdpr.addresses_days': privateSetting(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
    30,
    'How many days the address of the network is kept with a session that was not used meanwhile.',
  ),
  'recaptcha.provider': publicSetting(
    v.picklist(['proof', 'recaptcha']),
    'proof',
    'The human check: the proof of work of this server, or reCAPTCHA.',
  ),
  'recaptcha.site_key': publicSetting(v.string(), '', 'The public key of this site at reCAPTCHA.'),
  'recaptcha.secret_key': secretSetting('The secret of this site at reCAPTCHA.'),
  'recaptcha.enable.contact': publicSetting(flag, true, 'Whether the contact form has the human check.'),
  'recaptcha.enable.comments': publicSetting(flag, false, 'Whether new comments have the human check.'),
  'recaptcha.enable.uploads': publicSetting(flag, false, 'Whether uploads of files have the human check.'),
  'recaptcha.enable.login': publicSetting(flag, false, 'Whether the sign-in has the human check.'),
  'recaptcha.enable.register': publicSetting(flag, false, 'Whether the registration has the human check.'),
  'social.google.enable': publicSetting(flag, false, 'Whether people can sign in with Google.'),
  'social.google.client_id': privateSetting(v.string(), '', 'The id of this site at Google.'),
  'social.google.client_secret': secretSetting('The secret of this site at Google.'),
  'social.facebook.enable': publicSetting(flag, false, 'Whether people can sign in with Facebook.'),
  'social.facebook.client_id': privateSetting(v.string(), '', 'The id of this site at Facebook.'),
  'social.facebook.client_secret': secretSetting('The secret of this site at Facebook.'),
  'social.twitter.enable': publicSetting(flag, false, 'Whether people can sign in with X.'),
  'social.twitter.client_id': privateSetting(v.string(), '', 'The id of this site at X.'),
  'social.twitter.client_secret': secretSetting('The secret of this site at X.'),
  'social.envato.enable': publicSetting(flag, false, 'Whether people can sign in with Envato.'),
  'social.envato.client_id': privateSetting(v.string(), '', 'The id of this site at Envato.'),
  'social.envato.client_secret': secretSetting('The secret of this site at Envato.'),
  'social.compact_buttons': publicSetting(
    flag,
    false,
    'Whether the buttons of services stand in one row, with their names alone.',
  ),
  'social.google.issuer': privateSetting(
    v.string(),
    '',
    'The address of another OpenID Connect service in the place of Google, such as one of a company.',
  ),
};
