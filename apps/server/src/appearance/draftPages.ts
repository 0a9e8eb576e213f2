import { type AppearanceValues, type CustomCode, parseCookies } from '@segno/data/contract';
import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { notFound } from '../http/Problem.ts';
import { findDraftByToken } from './drafts.ts';

/** The cookie of a browser that looks at a draft. No shared copy of a page is for such a browser. */
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

/** The code of a draft, with a bar that says what is shown and how to end it. */
export const draftCode = ({ name, values }: { name: string; values: AppearanceValues }): CustomCode => ({
  ...values.code,
  html: `${values.code.html}<p role="note" style="position:fixed;inset-block-end:0;inset-inline:0;z-index:9;margin:0;padding:8px;text-align:center;background:Canvas;color:CanvasText">${escapeHtml(name)} · <a href="/draft/end">×</a></p>`,
});
