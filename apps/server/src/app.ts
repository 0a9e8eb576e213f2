import type { KeyObject } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { requestId } from 'hono/request-id';
import { crawlerPaths } from './crawlers/routes.ts';
import type { OpenDatabase } from './db/Database.ts';
import { embedPaths } from './embeds/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { limitBodies } from './http/bodies.ts';
import { shareGuestResponses, isGuest } from './http/shareGuestResponses.ts';
import type { DescribeTrace } from './http/errorTrace.ts';
import { errorHandler, handleNotFound } from './http/handleError.ts';
import { cdnHeaders } from './http/cdnHeaders.ts';
import { finishResponse } from './http/finishResponse.ts';
import { shareResponses } from './http/shareResponses.ts';
import { markChanges } from './http/markChanges.ts';
import { methodOverride } from './http/methodOverride.ts';
import { chargeApi } from './http/rateLimit.ts';
import { refuseWhenFull } from './http/refuseWhenFull.ts';
import { toHono, type Router } from './http/router.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { xsrfCheck, xsrfCookie } from './http/xsrf.ts';
import type { ThirdParty } from './http/thirdParties.ts';
import type { Logger } from './log.ts';
import { demoServicePath } from './social/DemoService.ts';
import { activeWorkspace } from './workspaces/activeWorkspace.ts';

/** The parts of the application. Tests pass their own. */
export interface AppParts {
  /** The address that visitors use. */
  baseUrl: string;
  database: Pick<OpenDatabase, 'isHealthy' | 'hasFreeSpace'>;
  log: Logger;
  /** How many lines of the log could not be written. @default none */
  droppedLines?: () => number;
  /** Whether the server closes soon, so that a balancer should send it no more requests. @default never */
  isStopping?: () => boolean;
  /** The resources, under `/api/v1`. */
  api: Router;
  /** Sound and pictures, under `/media`. */
  media?: Hono<AppEnv>;
  /** Who may get them. */
  mediaAccess?: MiddlewareHandler<AppEnv>;
  /** Sign-in, under `/auth`. */
  auth?: Router;
  /** Messages of payment services, under `/webhooks`. */
  webhooks?: Hono<AppEnv>;
  /** Pages and files that are made for one person, under `/documents`. */
  documents?: Hono<AppEnv>;
  /** Social sign-in, under `/secure`. */
  secure?: Router;
  /** Pages and files of signed-in people, under `/secure`. */
  pages?: Hono<AppEnv>;
  /** The service of social sign-in of the demo. */
  demoSignIn?: Hono<AppEnv>;
  /** Links in mails, under `/mail`. */
  mailLinks?: Hono<AppEnv>;
  /** Sets the viewer of each request. */
  viewer: MiddlewareHandler<AppEnv>;
  /** Developers' pages, under `/dev`. */
  dev?: Hono<AppEnv>;
  /** Signs XSRF tokens. */
  xsrfKey: KeyObject;
  /** Refuses requests while the site is closed. Without it the site is open. */
  refuseClosed?: MiddlewareHandler<AppEnv>;
  /** Does repeated changes once. Without it each is done. */
  idempotency?: MiddlewareHandler<AppEnv>;
  /** Rate limit per client. Without it nothing is limited. */
  rateLimit?: MiddlewareHandler<AppEnv>;
  /** The share of successful requests that are logged, from 0 to 1. @default all */
  logSampleRate?: () => number;
  /** Lifetime of API responses that visitors share, in milliseconds. @default 0 */
  guestLifetime?: number | (() => number);
  /** Shared responses from before another version are not used. @default one version */
  cacheVersion?: () => number;
  /** The players that other sites show in a frame. */
  embeds?: Hono<AppEnv>;
  /** Sitemaps, feeds and texts for search engines. */
  crawlers?: Hono<AppEnv>;
  /** The document with the operator's own scripts. */
  customFrame?: Hono<AppEnv>;
  /** The web app, for every address without another route. */
  web?: Hono<AppEnv>;
  /** Counts the pages that people open. */
  countVisits?: MiddlewareHandler<AppEnv>;
  /** The origins of the icons of menus, which pages fetch. @default none */
  iconOrigins?: () => readonly string[];
  /** The origins of pictures and sounds besides this site. @default none */
  mediaOrigins?: () => readonly string[];
  /** How long a CDN keeps public pictures, sounds and files, in seconds. @default 0, without a header for CDNs */
  cdnSeconds?: () => number;
  /** The services that the operator has chosen, whose scripts run in pages. @default none */
  thirdParties?: () => readonly ThirdParty[];
  /** Describes errors, in debug mode. */
  describeTrace?: DescribeTrace;
}

/** Responses of sign-in are never stored. */
const neverStored: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
};

/**
 * A render reads its responses in this process: compression, freshness and a tag would be wasted. Responses that guests
 * share have them, because they are also sent to browsers.
 */
const isOwnRender = ({ env, req }: Context<AppEnv>) => env.isInner === true && !isGuest(req.raw.headers);

/** Creates the HTTP application: the middleware of all requests, then the routes. */
export function createApp({
  baseUrl,
  database,
  log,
  droppedLines = () => 0,
  isStopping = () => false,
  api,
  auth,
  secure,
  pages,
  demoSignIn,
  mailLinks,
  dev,
  webhooks,
  documents,
  viewer,
  refuseClosed,
  media,
  mediaAccess,
  idempotency,
  rateLimit,
  logSampleRate,
  guestLifetime = 0,
  cacheVersion = () => 0,
  embeds,
  crawlers,
  customFrame,
  web,
  countVisits,
  xsrfKey,
  iconOrigins,
  mediaOrigins,
  cdnSeconds = () => 0,
  thirdParties,
  describeTrace,
}: AppParts): Hono<AppEnv> {
  const isHttps = baseUrl.startsWith('https:');
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(describeTrace)).notFound(handleNotFound);

  app.use(
    methodOverride(app),
    requestId(),
    requestLog(log, { ...(logSampleRate && { sampleRate: logSampleRate }) }),
    securityHeaders({ isHttps, iconOrigins, mediaOrigins, thirdParties }),
  );
  app.route('/health', healthRoutes(database, droppedLines, isStopping));

  if (rateLimit) app.use(rateLimit);
  app.use('/webhooks/*', chargeApi);
  if (webhooks) app.route('/webhooks', webhooks);
  app.all('/webhooks/*', handleNotFound);

  const changes = [
    chargeApi,
    viewer,
    xsrfCheck({ baseUrl, key: xsrfKey }),
    limitBodies('/api/v1', api),
    refuseWhenFull(database),
  ] as const;
  app
    .use('/api/*', ...changes)
    .use('/auth/*', ...changes)
    .use('/secure/*', ...changes);
  app.use('/api/*', activeWorkspace, markChanges({ isHttps }));
  if (refuseClosed) app.use('/api/*', refuseClosed);
  if (guestLifetime !== 0) {
    const cache = { lifetime: guestLifetime, version: cacheVersion, limit: 500, largest: 128 * 1024 };
    const shared = shareGuestResponses(cache);
    // The startup object depends on cookies; a private link can be taken back at any time (BACKSTAGE-10).
    app.use('/api/*', except(['/api/v1/startup', '/api/v1/private-albums/*'], shared));
    app.use('/api/*', shareResponses(cache));
  }
  app.use('/api/*', except(isOwnRender, finishResponse));
  // It keeps responses as text, so it is inside of the compression.
  if (idempotency) app.use('/api/*', idempotency);
  app.route('/api/v1', toHono(api));
  app.use('/auth/*', neverStored).use('/secure/*', neverStored);
  if (auth) app.route('/auth', toHono(auth));
  if (secure) app.route('/secure', toHono(secure));
  if (pages) app.route('/secure', pages);
  app.all('/api/*', handleNotFound).all('/auth/*', handleNotFound).all('/secure/*', handleNotFound);

  if (dev) app.route('/dev', dev);
  if (demoSignIn) app.use(`${demoServicePath}/*`, chargeApi).route(demoServicePath, demoSignIn);
  app.all(`${demoServicePath}/*`, handleNotFound);
  app.use('/mail/*', chargeApi);
  if (mailLinks) app.route('/mail', mailLinks).all('/mail/*', handleNotFound);
  app.use('/media/*', chargeApi, cdnHeaders(cdnSeconds));
  if (mediaAccess) app.use('/media/*', mediaAccess);
  if (media) app.route('/media', media);
  app.all('/media/*', handleNotFound);

  // Before the cookies of pages: a frame of another site gets none.
  if (embeds) {
    const checks = [chargeApi, viewer, limitBodies('', embeds), refuseWhenFull(database)] as const;
    for (const path of embedPaths) app.use(path, ...checks);
    app.route('/', embeds);
  }
  if (customFrame) {
    for (const path of new Set(customFrame.routes.map((route) => route.path))) app.use(path, chargeApi);
    app.route('/', customFrame);
  }
  if (crawlers) {
    for (const path of crawlerPaths) app.use(path, chargeApi, viewer);
    app.route('/', crawlers);
  }

  app.use('/documents/*', chargeApi);
  app.use(except('/assets/*', viewer), xsrfCookie({ baseUrl, key: xsrfKey }));
  if (documents) app.route('/documents', documents);
  app.all('/documents/*', handleNotFound);
  if (web && countVisits) app.use(countVisits);
  if (web) app.route('/', web);
  return app;
}
