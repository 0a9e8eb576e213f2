import type { Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { assets } from './assets.ts';
import { compress } from './compress.ts';
import { GuestPages, type GuestPagesOptions } from './GuestPages.ts';
import type { WebApp } from './WebApp.ts';

export interface WebDeps {
  web: WebApp;
  /** Answers the backend calls of a render in this process. */
  request: (request: Request) => Response | Promise<Response>;
  startup: (request: Request) => Promise<Startup>;
  log: Pick<Logger, 'error' | 'warn'>;
  /** How long a first view may take before the browser gets the empty shell instead, in milliseconds. */
  renderLimit?: number;
  guestPages?: GuestPagesOptions;
}

/** A browser asks again each time; the copies for guests are ours alone. */
const fresh = { 'cache-control': 'private, no-cache' };

/** The web app: its files, and for every other address that a browser asks for as a page, the first view as HTML. */
export function webRoutes({ web, request, startup, log, renderLimit = 3000, guestPages }: WebDeps) {
  const pages = new GuestPages(guestPages);
  return new Hono()
    .use(compress)
    .use(assets(web.clientFolder))
    .get('*', async (c, next) => {
      if (!/text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')) return next();
      const key = pages.key(c.req.raw);
      const known = key === null ? undefined : pages.get(key);
      if (known !== undefined) return c.html(known, 200, fresh);
      const page = { request: c.req.raw, startup: await startup(c.req.raw) };
      const cookie = c.req.header('cookie');
      const limit = new AbortController();
      const timer = setTimeout(
        () => limit.abort(new Error(`No first view within ${renderLimit} ms`)),
        renderLimit,
      );
      try {
        const answer = await Promise.race([
          web.render({
            ...page,
            request: new Request(c.req.url, { headers: c.req.raw.headers, signal: limit.signal }),
            fetch: async (input, init) => {
              const call = new Request(input, init);
              if (cookie) call.headers.set('cookie', cookie);
              return request(call);
            },
            onError: (error) =>
              log.error({ err: error, path: c.req.path }, 'A part of the page failed to render'),
          }),
          new Promise<never>((_, reject) => {
            limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error));
          }),
        ]);
        answer.headers.set('cache-control', fresh['cache-control']);
        return key !== null && answer.status === 200 && answer.body
          ? new Response(pages.keep(key, answer.body), answer)
          : answer;
      } catch (error) {
        log.error({ err: error, path: c.req.path }, 'The page failed to render; sent the empty shell');
        return c.html(web.renderShell(page), 200, { 'cache-control': 'no-store' });
      } finally {
        clearTimeout(timer);
      }
    });
}
