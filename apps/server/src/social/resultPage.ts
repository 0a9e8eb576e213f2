import { createHash } from 'node:crypto';
import { directionOf, socialChannel, type SocialResult } from '@segno/data/contract';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnv } from '../http/AppEnv.ts';

/** Tells the page that opened the window, on a channel that only pages of this origin can read, and closes it. */
const script = `const channel = new BroadcastChannel(${JSON.stringify(socialChannel)});
channel.postMessage(JSON.parse(document.body.dataset.result));
channel.close();
window.close();`;

const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The last page of the window of a service. */
export function resultPage(c: Context<AppEnv>, result: SocialResult, text: string) {
  const { language = 'en' } = c.var;
  c.header('cache-control', 'no-store');
  c.header('content-security-policy', `default-src 'none'; script-src ${hash}; frame-ancestors 'none'`);
  // The script must be the hashed text to the letter.
  return c.html(
    html`<!doctype html>
      <html lang="${language}" dir="${directionOf(language)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Segno</title>
        </head>
        <body data-result="${JSON.stringify(result)}">
          <p>${text}</p>
          ${raw(`<script>${script}</script>`)}
        </body>
      </html>`,
  );
}
