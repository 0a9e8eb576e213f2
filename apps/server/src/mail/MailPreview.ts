import { languages } from '@segno/data/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/AppEnv.ts';
import { notFound } from '../http/Problem.ts';
import type { MailMessage } from './MailMessage.ts';
import { mailSamples } from './mailSamples.ts';
import type { MailTransport } from './transport.ts';

type Shown = Pick<MailMessage, 'subject' | 'text' | 'html'> & { id: string; to?: string };

/** Each kind of message in each language, with made-up values. */
const samples: Shown[] = languages.flatMap((language) =>
  mailSamples({ site: 'Segno', language }).map((sample) => ({ ...sample, id: `${sample.id}-${language}` })),
);

/** Maximum number of sent messages that are shown. */
const mostSent = 50;

/**
 * Pages that show each kind of message, and those that were sent since the start. They show other people's codes, so
 * only a server in development has them (`isDevelopment` of the configuration).
 */
export class MailPreview {
  #sent: Shown[] = [];
  #count = 0;

  /** A transport that also shows what it sends. */
  watch(transport: MailTransport): MailTransport {
    return {
      send: async (message) => {
        await transport.send(message);
        this.#count += 1;
        this.#sent = [{ ...message, id: `sent-${this.#count}` }, ...this.#sent].slice(0, mostSent);
      },
      close: () => transport.close(),
    };
  }

  routes(): Hono<AppEnv> {
    const find = (id: string) => {
      const found = [...samples, ...this.#sent].find((each) => each.id === id);
      if (!found) throw notFound('There is no such message.');
      return found;
    };
    return new Hono<AppEnv>()
      .get('/', (c) => c.html(listPage(this.#sent)))
      .get('/:id', (c) => c.html(messagePage(find(c.req.param('id')))))
      .get('/:id/html', (c) => c.html(find(c.req.param('id')).html));
  }
}

const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body
        style="font: 16px/1.5 system-ui, sans-serif; max-width: 720px; margin: 24px auto; padding: 0 16px"
      >
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;

const links = (messages: readonly Shown[]) =>
  html`<ul>
    ${messages.map(
      ({ id, subject, to }) =>
        html`<li><a href="/dev/mail/${id}">${subject}</a>${to ? html` to ${to}` : ''}</li>`,
    )}
  </ul>`;

const listPage = (sent: readonly Shown[]) =>
  page(
    'Messages',
    html`<h2>Kinds</h2>
      ${links(samples)}
      <h2>Sent since the start</h2>
      ${sent.length > 0 ? links(sent) : html`<p>No message was sent.</p>`}`,
  );

const messagePage = ({ id, subject, text }: Shown) =>
  page(
    subject,
    html`<p><a href="/dev/mail">All messages</a></p>
      <h2>HTML</h2>
      <iframe
        src="/dev/mail/${id}/html"
        title="HTML"
        sandbox=""
        style="width: 100%; height: 480px; border: 1px solid"
      ></iframe>
      <h2>Text</h2>
      <pre style="white-space: pre-wrap; border: 1px solid; padding: 16px">${text}</pre>`,
  );
