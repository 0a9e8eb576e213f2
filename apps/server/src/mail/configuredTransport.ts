import type { SettingValues } from '@segno/data/contract';
import type { MailContent } from './messages.ts';
import { type MailOptions, type MailTransport, openMailTransport } from './transport.ts';

type MailSettings = Pick<
  SettingValues,
  'mail.driver' | 'mail.sender' | 'mail.reply_to' | 'mail.footer' | 'mail.hourly_limit'
>;

interface ConfiguredTransportOptions {
  /** What the environment sets. */
  environment: MailOptions;
  settings: () => MailSettings;
  /** The address of the mail server of the setting `mail.server`, with its password; null for none. */
  server: () => Promise<string | null>;
  open?: (options: MailOptions) => MailTransport;
}

/** Text as HTML. */
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** A message with the footer of the site at its end. */
export function withFooter<TMessage extends MailContent>(message: TMessage, footer: string): TMessage {
  if (footer === '') return message;
  const block = `<p style="color:#666666;font-size:13px">${escape(footer)}</p>`;
  const end = message.html.lastIndexOf('</body>');
  return {
    ...message,
    text: `${message.text}\n\n-- \n${footer}\n`,
    html: end < 0 ? message.html + block : message.html.slice(0, end) + block + message.html.slice(end),
  };
}

/**
 * Sends by the settings of outgoing mail (SETTING-8), which may change while the server runs: over the mail server of the
 * settings or of the environment, to files, or not at all.
 */
export function configuredTransport({
  environment,
  settings,
  server,
  open = openMailTransport,
}: ConfiguredTransportOptions): MailTransport & { check: () => Promise<void> } {
  let current: { key: string; transport: MailTransport } | undefined;
  const transportOf = async (): Promise<MailTransport | null> => {
    const { 'mail.driver': driver, 'mail.sender': sender } = settings();
    if (driver === 'none') return null;
    const smtpUrl =
      driver === 'file'
        ? null
        : driver === 'smtp'
          ? ((await server()) ?? environment.smtpUrl)
          : environment.smtpUrl;
    const options = { ...environment, smtpUrl, from: sender || environment.from };
    const key = JSON.stringify(options);
    if (current?.key !== key) {
      current?.transport.close();
      current = { key, transport: open(options) };
    }
    return current.transport;
  };
  return {
    async send(message) {
      const transport = await transportOf();
      const { 'mail.footer': footer, 'mail.reply_to': replyTo } = settings();
      await transport?.send({ ...withFooter(message, footer), ...(replyTo && { reply_to: replyTo }) });
    },
    async check() {
      await (await transportOf())?.check?.();
    },
    close: () => current?.transport.close(),
  };
}
