import { directionOf } from '@segno/data/contract';
import { escapeHtml } from '../escapeHtml.ts';
import { serverTexts } from '../i18n/translations.ts';
import type { MailMessage } from './MailMessage.ts';

export type MailContent = Pick<MailMessage, 'subject' | 'text' | 'html'>;

/** Who reads a message, and from whom. */
export interface MailFrame {
  /** The name of the site. */
  site: string;
  /** The language of the reader. */
  language: string;
}

interface Parts extends MailFrame {
  subject: string;
  /** Paragraphs of plain text before the code or button. */
  before: string[];
  code?: string;
  button?: { label: string; href: string };
  after: string[];
}

/** Makes a message in both forms from the same parts. */
export function compose({ site, language, subject, before, code, button, after }: Parts): MailContent {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const text = [...before, ...(code ? [code] : []), ...(button ? [button.href] : []), ...after, site];
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f4;color:#1c1a19;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${before.map(paragraph).join('\n')}
${code ? `<p style="margin:0 0 16px;font:600 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(code)}</p>` : ''}
${
  button
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 20px;background:#1c1a19;color:#fff;border-radius:999px;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;color:#6b6663;font-size:14px;overflow-wrap:anywhere">${escapeHtml(button.href)}</p>`
    : ''
}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;color:#6b6663;font-size:14px">${escapeHtml(site)}</p>
</div>
</body>
</html>
`;
  return { subject, text: `${text.join('\n\n')}\n`, html };
}

/** The code that verifies an email address. */
export function verificationMessage(frame: MailFrame, code: string, minutes: number): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t(':code is your :site verification code', { code, site: frame.site }),
    before: [t('Enter this code to verify your email address:')],
    code,
    after: [
      t('The code is valid for [one :minutes minute|other :minutes minutes].', { minutes }),
      t('If you did not create an account, ignore this message.'),
    ],
  });
}

/** The invitation to a workspace. `href` has a secret: whoever has it reads the messages of this address. */
export function invitationMessage(
  frame: MailFrame,
  { inviter, workspace, href, days }: { inviter: string; workspace: string; href: string; days: number },
): MailContent {
  const t = serverTexts(frame.language);
  const names = { inviter, workspace, site: frame.site };
  return compose({
    ...frame,
    subject: t(':inviter invited you to :workspace on :site', names),
    before: [
      t(':inviter invited you to the workspace “:workspace” on :site, to share its playlists.', names),
    ],
    button: { label: t('Join your team'), href },
    after: [
      t('The link is valid for [one :days day|other :days days], for this email address only.', { days }),
      t('If you do not know what this is about, ignore this message.'),
    ],
  });
}

/** The link to choose another password. */
export function passwordResetMessage(frame: MailFrame, href: string, minutes: number): MailContent {
  const t = serverTexts(frame.language);
  return compose({
    ...frame,
    subject: t('Choose a new password for :site', { site: frame.site }),
    before: [t('Someone asked for a new password for the account with this email address.')],
    button: { label: t('Choose a new password'), href },
    after: [
      t('The link is valid for [one :minutes minute|other :minutes minutes] and works once.', { minutes }),
      t('If it was not you, ignore this message: your password stays the same.'),
    ],
  });
}
