import type { Startup } from '@segno/data/contract';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../http/AppEnv.ts';
import { acceptsEncoding } from './acceptsEncoding.ts';
import { assets } from './assets.ts';
import { compress } from './compress.ts';
import { type GuestPage, GuestPages, type GuestPagesOptions } from './GuestPages.ts';
import type { RenderedPage, WebApp } from './WebApp.ts';

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

/** Answers with a guest's copy in the best encoding that the client takes. */
async function sendCopy(c: Context<AppEnv>, page: GuestPage) {
  c.set('styleHashes', page.styleHashes);
  const bodies = await page.bodies;
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(c, name));
  c.header('vary', 'Accept-Encoding', { append: true });
  if (encoding) c.header('content-encoding', encoding);
  const body = bodies[encoding ?? 'identity'];
  return c.body(body, 200, {
    ...fresh,
    'content-type': 'text/html; charset=utf-8',
    'content-length': `${body.byteLength}`,
  });
}

/** The web app: its files, and for every other address that a browser asks for as a page, the first view as HTML. */
export function webRoutes({ web, request, startup, log, renderLimit = 3000, guestPages }: WebDeps) {
  const pages = new GuestPages(guestPages);

  /** Renders a page anew, and keeps a guest's under its key. */
  const render = async (asked: Request, key: string | null): Promise<RenderedPage> => {
    const page = { request: asked, startup: await startup(asked) };
    const path = new URL(asked.url).pathname;
    const cookie = asked.headers.get('cookie');
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new Error(`No first view within ${renderLimit} ms`)),
      renderLimit,
    );
    try {
      const { answer, styleHashes } = await Promise.race([
        web.render({
          ...page,
          request: new Request(asked.url, { headers: asked.headers, signal: limit.signal }),
          fetch: async (input, init) => {
            const call = new Request(input, init);
            if (cookie) call.headers.set('cookie', cookie);
            return request(call);
          },
          onError: (error) => log.error({ err: error, path }, 'A part of the page failed to render'),
        }),
        new Promise<never>((_, reject) => {
          limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error));
        }),
      ]);
      answer.headers.set('cache-control', fresh['cache-control']);
      return key !== null && answer.status === 200 && answer.body
        ? { answer: new Response(pages.keep(key, answer.body, styleHashes), answer), styleHashes }
        : { answer, styleHashes };
    } catch (error) {
      log.error({ err: error, path }, 'The page failed to render; sent the empty shell');
      const shell = web.renderShell(page);
      shell.answer.headers.set('cache-control', 'no-store');
      return shell;
    } finally {
      clearTimeout(timer);
    }
  };

  const send = async (c: Context<AppEnv>, rendered: Promise<RenderedPage>) => {
    const { answer, styleHashes } = await rendered;
    c.set('styleHashes', styleHashes);
    return answer;
  };

  return new Hono<AppEnv>()
    .use(compress)
    .use(assets(web.clientFolder))
    .get('*', async (c, next) => {
      if (!/text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')) return next();
      const key = pages.key(c.req.raw);
      if (key === null) return send(c, render(c.req.raw, null));
      const asked = new Request(c.req.url, { headers: c.req.raw.headers });
      const renew = async () => {
        try {
          await (await render(asked, key)).answer.text();
        } catch (error) {
          log.error({ err: error, path: c.req.path }, 'The next copy of the page was not made');
        }
      };
      const known = pages.get(key, renew);
      return known ? sendCopy(c, known) : send(c, render(asked, key));
    });
}
