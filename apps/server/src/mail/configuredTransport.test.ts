import { expect, test } from 'vitest';
import { configuredTransport } from './configuredTransport.ts';
import type { MailMessage } from './MailMessage.ts';
import type { MailOptions } from './transport.ts';

const message: MailMessage = {
  to: 'nora@segno.example',
  subject: 'Welcome',
  text: 'Welcome',
  html: '<html><body><p>Welcome</p></body></html>',
};
const standard = {
  'mail.driver': 'environment',
  'mail.sender': '',
  'mail.reply_to': '',
  'mail.footer': '',
  'mail.hourly_limit': 0,
} as const;

function open(secret: string | null = null) {
  const sent: { options: MailOptions; message: MailMessage }[] = [];
  const settings: Record<string, unknown> = { ...standard };
  const transport = configuredTransport({
    environment: { smtpUrl: 'smtp://environment', from: 'site@segno.example', folder: '/mail' },
    settings: () => settings as typeof standard,
    server: () => Promise.resolve(secret),
    open: (options) => ({
      send: async (each) => void sent.push({ options, message: each }),
      close: () => {},
    }),
  });
  return { sent, settings, transport };
}

test('SETTING-8 the driver decides where a message goes, from the next message on', async () => {
  const { sent, settings, transport } = open('smtp://secret');
  const servers: (string | null)[] = [];
  for (const driver of ['environment', 'smtp', 'file', 'none']) {
    settings['mail.driver'] = driver;
    await transport.send(message);
    servers.push(sent.at(-1)!.options.smtpUrl);
  }
  expect(servers).toEqual(['smtp://environment', 'smtp://secret', null, null]);
  expect(sent).toHaveLength(3);
});

test('SETTING-8 a message has the sender, the address for replies and the footer of the site', async () => {
  const { sent, settings, transport } = open();
  settings['mail.sender'] = 'Radio <radio@segno.example>';
  settings['mail.reply_to'] = 'help@segno.example';
  settings['mail.footer'] = 'Radio <Nord>';
  await transport.send(message);
  expect(sent[0]?.options.from).toBe('Radio <radio@segno.example>');
  expect(sent[0]?.message).toMatchObject({ reply_to: 'help@segno.example' });
  expect(sent[0]?.message.text).toContain('Radio <Nord>');
  expect(sent[0]?.message.html).toMatch(/Radio &lt;Nord&gt;<\/p><\/body>/);
});
