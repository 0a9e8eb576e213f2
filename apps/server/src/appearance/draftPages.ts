import { type AppearanceValues, type CustomCode, parseCookies } from '@segno/data/contract';
import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { notFound } from '../http/Problem.ts';
import { serverTexts } from '../i18n/translations.ts';
import { findDraftByToken } from './drafts.ts';

/** The cookie of a browser that looks at a draft. No cached page is for such a browser. */
export const draftCookie = 'segno-draft';

/** The links of drafts: they lead to the home page, which then shows the draft until the link expires (APPEARANCE-8). */
export const draftRoutes = (db: Database, { isHttps }: { isHttps: boolean }): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/draft/end', (c) => {
      deleteCookie(c, draftCookie, { path: '/' });
      return c.redirect('/');
    })
    .get('/draft/:token', async (c) => {
      const token = c.req.param('token');
      const draft = await findDraftByToken(db, token);
      if (!draft) throw notFound('This link has expired.');
      setCookie(c, draftCookie, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        expires: draft.expiresAt,
      });
      c.header('cache-control', 'no-store');
      return c.redirect('/');
    });

/** The draft that a browser looks at; null for every other browser, without a query. */
export async function readDraft(db: Database, headers: Headers) {
  const token = parseCookies(headers.get('cookie') ?? '').get(draftCookie);
  return token === undefined ? null : findDraftByToken(db, token);
}

const barStyle = [
  'position:fixed;inset-block-start:72px;inset-inline:0;z-index:9;margin:0 auto;padding:6px 16px',
  'inline-size:fit-content;max-inline-size:calc(100% - 32px);text-align:center;border-radius:18px',
  'background:var(--segno-color-overlay);color:var(--segno-color-text)',
  'border:1px solid var(--segno-color-hairline)',
].join(';');

/** The code of a draft, with a bar below the header that says what is shown and how to end it. */
export function draftCode(
  { name, values }: { name: string; values: AppearanceValues },
  language: string,
): CustomCode {
  const t = serverTexts(language);
  const text = escapeHtml(t('Draft “:name”', { name }));
  // With a target it is opened by the browser, and not as a page of the application.
  const end = `<a href="/draft/end" target="_top">${escapeHtml(t('End the preview'))}</a>`;
  return {
    ...values.code,
    html: `${values.code.html}<p role="note" style="${barStyle}">${text} · ${end}</p>`,
  };
}
