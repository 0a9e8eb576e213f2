import {
  type CustomCode,
  hasPermission,
  languages,
  noCustomCode,
  parseCookies,
  type Startup,
  webFontOrigins,
} from '@segno/data/contract';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { Fault } from '../Fault.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { costs, extraCosts } from '../http/rateLimit.ts';
import { CachedResponse } from '../http/CachedResponse.ts';
import { ResponseCache, type ResponseCacheOptions } from '../http/ResponseCache.ts';
import { assets, isFilePath } from './assets.ts';
import { compress } from './compress.ts';
import { withCustomCode } from './customCode.ts';
import { guestRequest } from './guestRequest.ts';
import { type OutsideAnalytics, withOutsideAnalytics } from './outsideAnalytics.ts';
import { WorkQueue, type WorkQueueOptions } from '../http/WorkQueue.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { RenderedPage, ShellInput, WebApp } from './WebApp.ts';
import { type SiteIdentity, webManifest } from './webManifest.ts';

export interface WebDeps {
  web: WebApp;
  /** The address that visitors use. Pages never take it from the request. */
  baseUrl: string;
  /** Answers the backend calls of a render in this process, for its viewer and on account of the client. */
  request: (request: Request, viewer: Viewer, client?: string) => Response | Promise<Response>;
  startup: (request: Request, viewer: Viewer) => Promise<Startup>;
  /** The visitor that a persona stands for, such as `role:3`; null for none. @default none */
  persona?: (name: string, viewer: Viewer) => Promise<Viewer | null>;
  /** The operator's own styles and HTML. @default none */
  customCode?: (headers: Headers) => Promise<CustomCode>;
  /** The outside tool that counts visits. @default none */
  analytics?: () => OutsideAnalytics;
  /** The name and the icon under which the site is installed. @default those of the build */
  site?: () => SiteIdentity;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Time limit of a render, in milliseconds. After it the browser gets the empty shell. */
  renderLimit?: number;
  renderQueue?: WorkQueueOptions;
  guestPages?: Partial<ResponseCacheOptions>;
}

/**
 * A guest's page is fresh for ten seconds. For fifty more the stale page is sent at once during revalidation. A home
 * page has 200 kB.
 */
const pageCache: ResponseCacheOptions = { lifetime: 10_000, grace: 50_000, limit: 100 };

/** Brotli's quality of a page that guests share, and of one that is sent once. */
const qualities = { shared: 9, single: 4 };

/**
 * How long the page of one visitor waits for its render, in milliseconds. After that the browser gets the empty shell and
 * asks for the data itself. A page for guests waits longer: search engines read it.
 */
const ownPageWait = 1500;

/** A call of a render was refused because too much is going on. The browser calls again itself. */
class Refused extends Error {}
const isRefusal = ({ status }: Response) => status === 429 || status === 503;
const isBusy = (error: unknown) => error instanceof Problem && error.status === 503;

/** The visitor can choose a theme with a web font without loading the page again. */
const fontSourcesOf = ({ themes }: Startup): string[] =>
  themes.all.some(({ font }) => font?.google && !font.url) ? [webFontOrigins.styles] : [];

/** The web app: its files, and for every other navigation of a browser, the first view as HTML. */
export function webRoutes({
  web,
  baseUrl,
  request,
  startup,
  persona = () => Promise.resolve(null),
  customCode = () => Promise.resolve(noCustomCode),
  analytics = () => ({ 'analytics.tool': 'none', 'analytics.tool_id': '' }),
  site,
  log,
  renderLimit = 3000,
  renderQueue,
  guestPages,
}: WebDeps) {
  const pages = new ResponseCache({ ...pageCache, ...guestPages });
  const queue = new WorkQueue(renderQueue);
  let themeIds: ReadonlySet<number> = new Set();

  const readPage = async (asked: Request, viewer: Viewer): Promise<ShellInput> => {
    const page = { request: asked, startup: await startup(asked, viewer) };
    themeIds = new Set(page.startup.themes.all.map(({ id }) => id));
    return page;
  };

  /** The page without content, which the browser fills. */
  const renderShell = (page: ShellInput): RenderedPage => {
    const shell = web.renderShell(page);
    shell.headers.set('cache-control', 'no-store');
    return { ...shell, styleSources: [...shell.styleSources, ...fontSourcesOf(page.startup)] };
  };

  /** Renders a page, or the empty shell when that fails or takes too long. */
  const render = async (
    asked: Request,
    route: string,
    viewer: Viewer,
    client?: string,
  ): Promise<RenderedPage> => {
    const page = await readPage(asked, viewer);
    const cookie = asked.headers.get('cookie');
    const accepted = asked.headers.get('accept-language');
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new Fault(`No first view within ${renderLimit} ms.`)),
      renderLimit,
    );
    try {
      const rendered = await Promise.race([
        web.render({
          ...page,
          request: new Request(asked.url, { headers: asked.headers, signal: limit.signal }),
          fetch: async (input, init) => {
            const call = new Request(input, init);
            if (cookie) call.headers.set('cookie', cookie);
            if (accepted) call.headers.set('accept-language', accepted);
            const response = await request(call, viewer, client);
            if (isRefusal(response)) limit.abort(new Refused());
            return response;
          },
          onError: (error) => log.error({ err: error, route }, 'A part of the page failed to render'),
        }),
        new Promise<never>((_, reject) => {
          limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error));
        }),
      ]);
      // A browser must revalidate each time; the cache for guests is only in this process.
      rendered.headers.set('cache-control', 'private, no-cache');
      return { ...rendered, styleSources: [...rendered.styleSources, ...fontSourcesOf(page.startup)] };
    } catch (error) {
      if (!(error instanceof Refused))
        log.error({ err: error, route }, 'The page failed to render; sent the empty shell');
      return renderShell(page);
    } finally {
      clearTimeout(timer);
    }
  };

  const makePage = async (
    asked: Request,
    route: string,
    viewer: Viewer,
    { isShared, isSafe = false, client }: { isShared: boolean; isSafe?: boolean; client: string | undefined },
  ) => {
    const made = await queue
      .run(() => render(asked, route, viewer, client), undefined, isShared ? undefined : ownPageWait)
      .catch(async (error: unknown) => {
        if (isShared || !isBusy(error)) throw error;
        return renderShell(await readPage(asked, viewer));
      });
    const quality = isShared ? qualities.shared : qualities.single;
    const { body, ...page } = isSafe
      ? made
      : withOutsideAnalytics(
          withCustomCode(made, await customCode(asked.headers)),
          analytics(),
          asked.headers,
        );
    return new CachedResponse({ ...page, body: Buffer.from(body), route, quality });
  };

  return new Hono<AppEnv>()
    .use(compress)
    .route('/', site ? webManifest(web.clientFolder, site) : new Hono<AppEnv>())
    .use(assets(web.clientFolder))
    .get('*', async (c, next) => {
      if (!/text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')) return next();
      c.var.charge?.(costs.read);
      const { headers } = c.req.raw;
      const { client } = c.var;
      const { route, address } = readAddress(web, c.req.url);
      c.set('route', route);
      c.set('scriptSource', web.scriptSource);
      // A short response instead of a page: no channel has the name of a file.
      if (isFilePath(c.req.path) && channelPattern.test(route)) return c.text('Not found', 404);
      const url = baseUrl + address;
      const guest = secretPattern.test(route) ? null : guestRequest(url, headers, (id) => themeIds.has(id));
      if (guest) {
        const page = await pages.get(guest.key, async () => {
          c.var.charge?.(extraCosts.render);
          return makePage(guest.request, route, c.var.viewer, { isShared: true, client });
        });
        return withQuery(await page.send(c), c.req.url);
      }
      c.var.charge?.(extraCosts.render);
      const shown = await previewOf(c, persona);
      const page = await makePage(new Request(url, { headers: shown.headers }), route, shown.viewer, {
        isShared: false,
        client,
        // A way back for who has broken every page.
        isSafe: c.req.query('safe') !== undefined && hasPermission(c.var.viewer, 'appearance.update'),
      });
      return withQuery(await page.send(c), c.req.url);
    });
}

/**
 * As whom and in which language the frame of the appearance editor shows a page (APPEARANCE-10). Only people who may
 * change the appearance can look at it as somebody else, and only as somebody who may do less.
 */
async function previewOf(
  c: Context<AppEnv>,
  persona: NonNullable<WebDeps['persona']>,
): Promise<{ viewer: Viewer; headers: Headers }> {
  const { viewer } = c.var;
  const { headers } = c.req.raw;
  const isEditor = c.req.query('appearanceEditor') === 'true' && hasPermission(viewer, 'appearance.update');
  if (!isEditor) return { viewer, headers };
  const language = languages.find((code) => code === c.req.query('language'));
  const shown = new Headers(headers);
  if (language) {
    const kept = [...parseCookies(headers.get('cookie') ?? '')].filter(([name]) => name !== 'segno-language');
    shown.set('cookie', [...kept, ['segno-language', language]].map((pair) => pair.join('=')).join('; '));
  }
  const name = c.req.query('persona');
  const seen = (name === undefined ? null : await persona(name, viewer)) ?? viewer;
  return {
    headers: shown,
    viewer: language && seen.user ? { ...seen, user: { ...seen.user, language } } : seen,
  };
}

/** The route of an address without another page: a channel, or the not-found page. */
const channelPattern = /^\/(?::slugOrId\/:restriction\?|\*)$/;

/** The route of an address that is a secret. It can be taken back at any time, so that its page is not cached. */
const secretPattern = /\/:token$/;

/** Keeps the query of an address in its redirect to the canonical one: a page is rendered without what it does not read. */
function withQuery(response: Response, url: string): Response {
  const location = response.headers.get('location');
  if (response.status === 301 && location)
    response.headers.set('location', location.split('?', 1)[0] + new URL(url).search);
  return response;
}

/** The route of an address, and the address without the query parameters that its page does not read. */
function readAddress(web: WebApp, url: string) {
  const { pathname: path, searchParams } = new URL(url);
  // Several leading slashes would be parsed as a host when the path is resolved against a base URL.
  const pathname = path.replace(/^\/{2,}/, '/');
  const { pattern, query } = web.matchPage(pathname);
  const read = new URLSearchParams(
    query.flatMap((name) => searchParams.getAll(name).map((value): [string, string] => [name, value])),
  );
  return { route: pattern, address: read.size > 0 ? `${pathname}?${read.toString()}` : pathname };
}
