import { accountSamples } from './accountSamples.ts';
import { billingMessage, billingNews } from './billingMessages.ts';
import {
  invitationMessage,
  type MailContent,
  type MailFrame,
  passwordResetMessage,
  verificationMessage,
} from './messages.ts';

/** Each kind of message in one language, with made-up values. */
export const mailSamples = (frame: MailFrame): (MailContent & { id: string })[] => [
  { id: 'verification', ...verificationMessage(frame, '123456', 15) },
  {
    id: 'password-reset',
    ...passwordResetMessage(
      frame,
      'http://localhost:4300/password/reset/token?email=nora%40segno.example',
      60,
    ),
  },
  {
    id: 'invitation',
    ...invitationMessage(frame, {
      inviter: 'Nora',
      workspace: 'Night radio',
      href: 'http://localhost:4300/workspace/join/register?invite_id=token&email=ben%40segno.example',
      days: 7,
    }),
  },
  ...Object.entries(accountSamples(frame)).map(([id, content]) => ({ id, ...content })),
  ...billingNews.map((news) => ({
    id: news.replaceAll('_', '-'),
    ...billingMessage(frame, news, {
      product: 'Plus',
      at: new Date('2026-12-24T10:00:00.000Z'),
      href: 'http://localhost:4300/billing',
    }),
  })),
];
