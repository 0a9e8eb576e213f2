import { serverTexts, type ServerText } from '../i18n/translations.ts';
import { compose, type MailContent, type MailFrame } from './messages.ts';

const notYou = (t: ServerText) =>
  t('If it was not you, choose another password at once and end the sessions that you do not know.');

/** A sign-in from a browser that the account does not know. `href` ends its session. */
export function newSignInMessage(
  frame: MailFrame,
  input: { device: string; country: string | null; address: string; href: string },
): MailContent {
  const t = serverTexts(frame.language);
  const country =
    input.country && new Intl.DisplayNames([frame.language], { type: 'region' }).of(input.country);
  const { address, device } = input;
  return compose({
    ...frame,
    subject: t('New sign-in to your :site account', { site: frame.site }),
    before: [
      t('Somebody has signed in to your account from a browser that we do not know.'),
      ...(device ? [t('Browser: :device', { device })] : []),
      country ? t('Place: :country (:address)', { country, address }) : t('Address: :address', { address }),
    ],
    button: { label: t('End this session'), href: input.href },
    after: [t('If it was you, there is nothing to do.')],
  });
}

/** What has changed in the safety of an account, by its kind. */
const accountEvents = {
  password: {
    subject: 'Your :site password has changed',
    text: 'The password of your account was changed. All other sessions have ended.',
  },
  two_factor_on: {
    subject: 'Two-factor authentication is on',
    text: 'From now on, a sign-in to your account needs a code of your app besides the password.',
  },
  two_factor_off: {
    subject: 'Two-factor authentication is off',
    text: 'Two-factor authentication of your account was switched off.',
  },
  passkey_added: {
    subject: 'A passkey was added to your :site account',
    text: 'Somebody can sign in to your account with a new passkey.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your :site account',
    text: 'A passkey of your account was removed.',
  },
  recovery_code: {
    subject: 'A recovery code was used',
    text: 'Somebody has signed in to your account with a recovery code. The code is not valid any more.',
  },
  service: {
    subject: 'A service was connected to your :site account',
    text: 'Somebody can sign in to your account with an account of another service.',
  },
  service_removed: {
    subject: 'A service was disconnected from your :site account',
    text: 'Nobody can sign in to your account with this service any more.',
  },
} as const;

export type AccountChange = keyof typeof accountEvents;

/** Tells a person of a change of the account. */
export function accountChangeMessage(frame: MailFrame, change: AccountChange): MailContent {
  const t = serverTexts(frame.language);
  const { subject, text } = accountEvents[change];
  return compose({
    ...frame,
    subject: t(subject, { site: frame.site }),
    before: [t(text)],
    after: [notYou(t)],
  });
}

/** The code that confirms another email address, sent to that address. */
export function emailChangeCodeMessage(frame: MailFrame, code: string, minutes: number): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t(':code is your :site verification code', { code, site: frame.site }),
    before: [t('Enter this code to use this email address for your account:')],
    code,
    after: [
      t('The code is valid for [one :minutes minute|other :minutes minutes].', { minutes }),
      t('If you did not ask for it, ignore this message.'),
    ],
  });
}

/** Tells the former address that the account has another one. */
export function emailChangedMessage(frame: MailFrame, email: string): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t('The email address of your :site account has changed', { site: frame.site }),
    before: [t('Your account now uses the address :email.', { email })],
    after: [notYou(t)],
  });
}

/** Confirms to the new address that the account uses it. */
export function emailConfirmedMessage(frame: MailFrame): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t('Your :site account uses this address', { site: frame.site }),
    before: [t('From now on, sign in with this email address.')],
    after: [],
  });
}

/** Tells when an account is deleted, and how to keep it. */
export function deletionMessage(frame: MailFrame, days: number): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t('Your :site account will be deleted', { site: frame.site }),
    before: [
      t('Your account and everything in it will be deleted in [one :days day|other :days days].', { days }),
    ],
    after: [t('To keep it, log in before then.')],
  });
}

/** Tells that an account is kept, after a sign-in before its deletion. */
export function deletionCancelledMessage(frame: MailFrame): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t('Your :site account is kept', { site: frame.site }),
    before: [t('You have logged in, so your account will not be deleted.')],
    after: [notYou(t)],
  });
}

/** Tells that the export of a person's data is ready. */
export function exportReadyMessage(frame: MailFrame, input: { href: string; days: number }): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t('Your :site data is ready', { site: frame.site }),
    before: [t('The archive with everything that is stored about you is ready to be downloaded.')],
    button: { label: t('Download your data'), href: input.href },
    after: [t('It is kept for [one :days day|other :days days].', { days: input.days })],
  });
}

/** A notification of the app, for people who want its kind by mail. */
export function notificationMessage(
  frame: MailFrame,
  input: { lines: readonly string[]; href: string; label: string; unsubscribe: string },
): MailContent {
  const t = serverTexts(frame.language);
  const [subject = frame.site, ...before] = input.lines;
  return compose({
    ...frame,
    subject,
    before,
    button: { label: t(input.label), href: input.href },
    after: [
      t('To receive no more mails of this kind, open this address: :href', { href: input.unsubscribe }),
    ],
  });
}

/** The notifications of a day, for people who want them in one mail. */
export function digestMessage(
  frame: MailFrame,
  input: { entries: readonly { lines: readonly string[] }[]; href: string; unsubscribe: string },
): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t('[one :count notification|other :count notifications] from :site', {
      count: input.entries.length,
      site: frame.site,
    }),
    before: input.entries.map(({ lines }) => lines.join(' – ')),
    button: { label: t('Open notifications'), href: input.href },
    after: [
      t('To receive no more mails of notifications, open this address: :href', { href: input.unsubscribe }),
    ],
  });
}
