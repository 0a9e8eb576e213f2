import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage } from './MailMessage.ts';

/** Sends one message; rejects when the mail server does not take it. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  /** Rejects when the mail server does not answer. */
  check?(): Promise<void>;
  close(): void;
}

export interface MailOptions {
  /** The address of a mail server, such as `smtps://user:password@mail.example:465`, or null for files. */
  smtpUrl: string | null;
  /** The sender: `Name <address>` or an address. */
  from: string;
  /** The folder of messages without a mail server. */
  folder: string;
}

/** Sends over SMTP, or writes each message to a file that mail programs open (RFC 5322, `.eml`). */
export function openMailTransport({ smtpUrl, from, folder }: MailOptions): MailTransport {
  if (smtpUrl) {
    const smtp = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true });
    return {
      async send(message) {
        await smtp.sendMail(withHeaders(message));
      },
      check: async () => void (await smtp.verify()),
      close: () => smtp.close(),
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    async send(message) {
      const { message: source } = await writer.sendMail(withHeaders(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      // A reader never sees an incomplete file.
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, source as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    },
    close: () => writer.close(),
  };
}

/** A message as the library takes it, with the headers of its one-click unsubscription. */
const withHeaders = ({ to, subject, text, html, unsubscribe_url, reply_to }: MailMessage) => ({
  to,
  subject,
  text,
  html,
  ...(reply_to && { replyTo: reply_to }),
  ...(unsubscribe_url && {
    headers: {
      'List-Unsubscribe': `<${unsubscribe_url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
});
