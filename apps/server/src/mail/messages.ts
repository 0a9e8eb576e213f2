import { escapeHtml } from '../escapeHtml.ts';
import type { MailMessage } from './MailMessage.ts';

type Content = Pick<MailMessage, 'subject' | 'text' | 'html'>;

interface Parts {
  site: string;
  subject: string;
  /** Paragraphs of plain text before the code or button. */
  before: string[];
  code?: string;
  button?: { label: string; href: string };
  after: string[];
}

/** A message in both forms, from the same parts. */
function compose({ site, subject, before, code, button, after }: Parts): Content {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const text = [...before, ...(code ? [code] : []), ...(button ? [button.href] : []), ...after, site];
  const html = `<!doctype html>
<html lang="en">
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
export const verificationMessage = (site: string, code: string, minutes: number): Content =>
  compose({
    site,
    subject: `${code} is your ${site} verification code`,
    before: ['Enter this code to verify your email address:'],
    code,
    after: [
      `The code is valid for ${minutes} minutes.`,
      'If you did not create an account, ignore this message.',
    ],
  });

/** The invitation to a workspace. `href` has a secret: whoever has it reads the messages of this address. */
export const invitationMessage = (
  site: string,
  { inviter, workspace, href, days }: { inviter: string; workspace: string; href: string; days: number },
): Content =>
  compose({
    site,
    subject: `${inviter} invited you to ${workspace} on ${site}`,
    before: [`${inviter} invited you to the workspace “${workspace}” on ${site}, to share its playlists.`],
    button: { label: 'Join your team', href },
    after: [
      `The link is valid for ${days} days, for this email address only.`,
      'If you do not know what this is about, ignore this message.',
    ],
  });

/** The link to choose another password. */
export const passwordResetMessage = (site: string, href: string, minutes: number): Content =>
  compose({
    site,
    subject: `Choose a new password for ${site}`,
    before: ['Someone asked for a new password for the account with this email address.'],
    button: { label: 'Choose a new password', href },
    after: [
      `The link is valid for ${minutes} minutes and works once.`,
      'If it was not you, ignore this message: your password stays the same.',
    ],
  });
