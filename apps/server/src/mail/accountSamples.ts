import {
  accountChangeMessage,
  deletionCancelledMessage,
  deletionMessage,
  emailChangeCodeMessage,
  emailChangedMessage,
  emailConfirmedMessage,
  digestMessage,
  exportReadyMessage,
  newSignInMessage,
  notificationMessage,
} from './accountMessages.ts';
import type { MailContent, MailFrame } from './messages.ts';

const account = 'http://localhost:4300/account-settings';

/** The messages about an account with made-up values, by their names. */
export const accountSamples = (frame: MailFrame): Record<string, MailContent> => ({
  'new-sign-in': newSignInMessage(frame, {
    device: 'Firefox on Linux',
    country: 'PL',
    address: '192.0.2.1',
    href: account,
  }),
  'account-change': accountChangeMessage(frame, 'password'),
  'email-change-code': emailChangeCodeMessage(frame, '123456', 15),
  'email-changed': emailChangedMessage(frame, 'nora@segno.example'),
  'email-confirmed': emailConfirmedMessage(frame),
  deletion: deletionMessage(frame, 14),
  'deletion-cancelled': deletionCancelledMessage(frame),
  'export-ready': exportReadyMessage(frame, { href: account, days: 7 }),
  notification: notificationMessage(frame, {
    lines: ['Nora follows you'],
    href: account,
    label: 'Open',
    unsubscribe: account,
  }),
  digest: digestMessage(frame, {
    entries: [{ lines: ['Nora follows you'] }, { lines: ['Ben follows your playlist', 'Night radio'] }],
    href: account,
    unsubscribe: account,
  }),
});
