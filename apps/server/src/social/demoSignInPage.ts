import { createHash } from 'node:crypto';
import { directionOf, type Language } from '@segno/data/contract';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { AppEnv } from '../http/AppEnv.ts';
import { serverTexts } from '../i18n/translations.ts';

const style = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f4f6,#131316);color:light-dark(#18181b,#f4f4f5)}
main{width:100%;max-width:400px;padding:24px;border-radius:12px;background:light-dark(#fff,#1d1d21);border:1px solid light-dark(#dcdce1,#34343a)}
.mark{display:inline-block;padding:2px 10px;border-radius:99px;font-size:14px;font-weight:600;background:light-dark(#fde9b8,#4a3a10);color:light-dark(#5c4300,#ffdf8f)}
h1{margin:12px 0 8px;font-size:22px;line-height:1.3}
p{margin:0 0 16px;color:light-dark(#52525b,#b4b4bd)}
label{display:block;margin-bottom:16px;font-weight:500}
input{display:block;width:100%;margin-top:4px;padding:10px 12px;min-height:44px;border-radius:8px;border:1px solid light-dark(#8a8a94,#70707a);background:light-dark(#fff,#131316);color:inherit;font:inherit}
.error{color:light-dark(#b3261e,#ffb4ab)}
.actions{display:flex;gap:8px;flex-wrap:wrap}
button{min-height:44px;padding:8px 20px;border-radius:8px;border:1px solid light-dark(#8a8a94,#70707a);background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.main{border-color:transparent;background:light-dark(#4338ca,#a5b4fc);color:light-dark(#fff,#17162e)}
:focus-visible{outline:2px solid light-dark(#4338ca,#a5b4fc);outline-offset:2px}`;

const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function document(
  c: Context<AppEnv>,
  { language, title, isDone }: { language: Language; title: string; isDone?: boolean },
  content: HtmlEscapedString | Promise<HtmlEscapedString>,
) {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src ${hash}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return c.html(
    html`<!doctype html>
      <html lang="${language}" dir="${directionOf(language)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          <main>${content}</main>
        </body>
      </html>`,
    isDone === false ? 400 : 200,
  );
}

/** The page of the demo's service, where a visitor enters who they are there. */
export function demoSignInPage(
  c: Context<AppEnv>,
  language: Language,
  { isInvalid = false }: { isInvalid?: boolean } = {},
) {
  const t = serverTexts(language);
  const title = t('Demo sign-in service');
  return document(
    c,
    { language, title },
    html`<span class="mark">${t('Demo')}</span>
      <h1>${title}</h1>
      <p>
        ${t('This page stands in for a service such as Google. It checks nothing, and nothing leaves this site.')}
      </p>
      ${isInvalid ? html`<p class="error" role="alert">${t('Enter a name and an email address.')}</p>` : ''}
      <form method="post">
        <label
          >${t('Name')}<input name="name" value="Robin Reed" maxlength="100" required autocomplete="off"
        /></label>
        <label
          >${t('Email')}<input
            name="email"
            type="email"
            value="robin@demo.example"
            maxlength="254"
            required
            autocomplete="off"
        /></label>
        <div class="actions">
          <button class="main" name="action" value="continue">${t('Continue')}</button>
          <button name="action" value="cancel" formnovalidate>${t('Cancel')}</button>
        </div>
      </form>`,
  );
}

/** The response to a visit that does not come from the sign-in of this site. */
export function demoSignInError(c: Context<AppEnv>, language: Language) {
  const t = serverTexts(language);
  const title = t('Demo sign-in service');
  return document(
    c,
    { language, title, isDone: false },
    html`<h1>${title}</h1>
      <p>${t('This page is opened by the button of the sign-in. Close it and press the button again.')}</p>`,
  );
}
