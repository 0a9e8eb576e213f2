import type { KeyObject } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { requestId } from 'hono/request-id';
import type { OpenDatabase } from './db/Database.ts';
import { healthRoutes } from './health/routes.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { guestAnswers, isGuest } from './http/guestAnswers.ts';
import type { DescribeTrace } from './http/errorTrace.ts';
import { errorHandler, handleNotFound, tooLarge } from './http/handleError.ts';
import { finishAnswer } from './http/finishAnswer.ts';
import { answerCopies } from './http/answerCopies.ts';
import { markChanges } from './http/markChanges.ts';
import { methodOverride } from './http/methodOverride.ts';
import { chargeApi } from './http/rateLimit.ts';
import { refuseWhenFull } from './http/refuseWhenFull.ts';
import { isForm } from './http/mediaTypes.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { xsrfCheck, xsrfCookie } from './http/xsrf.ts';
import type { Logger } from './log.ts';
import { activeWorkspace } from './workspaces/activeWorkspace.ts';

/** The parts of the application. Tests pass their own. */
export interface AppParts {
  /** The address that visitors use. */
  baseUrl: string;
  database: Pick<OpenDatabase, 'isHealthy' | 'hasFreeSpace'>;
  log: Logger;
  /** How many lines of the log could not be written. @default none */
  droppedLines?: () => number;
  /** The resources, under `/api/v1`. */
  api: Hono<AppEnv>;
  /** Sound and pictures, under `/media`. */
  media?: Hono<AppEnv>;
  /** Sign-in, under `/auth`. */
  auth?: Hono<AppEnv>;
  /** Sets the viewer of each request. */
  viewer: MiddlewareHandler<AppEnv>;
  /** Developers' pages, under `/dev`. */
  dev?: Hono<AppEnv>;
  /** Signs XSRF tokens. */
  xsrfKey: KeyObject;
  /** Does repeated changes once. Without it each is done. */
  idempotency?: MiddlewareHandler<AppEnv>;
  /** Rate limit per client. Without it nothing is limited. */
  rateLimit?: MiddlewareHandler<AppEnv>;
  /** Lifetime of API answers that visitors share, in milliseconds. @default 0 */
  guestLifetime?: number;
  /** The web app, for every address without another route. */
  web?: Hono<AppEnv>;
  /** The origins of the icons of menus, which pages fetch. @default none */
  iconOrigins?: () => readonly string[];
  /** Describes errors, in debug mode. */
  describeTrace?: DescribeTrace;
}

/** Maximum size of a request body. Uploads are excepted; their routes set their own. */
const largestBody = 1024 * 1024;

/** A form for a route of an upload. Other bodies sent there are limited, because middleware may read them. */
const isUpload = ({ req }: Context<AppEnv>) =>
  /^\/api\/v1\/playlists\/[^/]+\/image$/.test(req.path) && isForm(req.header('content-type'));

/** Answers of sign-in are never stored. */
const neverStored: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
};

/**
 * A render reads its answers in this process: compression, freshness and a tag would be wasted. Answers that guests
 * share have them, because they are also sent to browsers.
 */
const isOwnRender = ({ env, req }: Context<AppEnv>) => env.isInner === true && !isGuest(req.raw.headers);

/** Creates the HTTP application: the middleware of all requests, then the routes. */
export function createApp({
  baseUrl,
  database,
  log,
  droppedLines = () => 0,
  api,
  auth,
  dev,
  viewer,
  media,
  idempotency,
  rateLimit,
  guestLifetime = 0,
  web,
  xsrfKey,
  iconOrigins,
  describeTrace,
}: AppParts): Hono<AppEnv> {
  const isHttps = baseUrl.startsWith('https:');
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(describeTrace)).notFound(handleNotFound);

  app.use(methodOverride(app), requestId(), requestLog(log), securityHeaders({ isHttps, iconOrigins }));
  app.route('/health', healthRoutes(database, droppedLines));

  if (rateLimit) app.use(rateLimit);
  const changes = [
    chargeApi,
    viewer,
    xsrfCheck({ baseUrl, key: xsrfKey }),
    except(
      isUpload,
      bodyLimit({
        maxSize: largestBody,
        onError: () => {
          throw tooLarge();
        },
      }),
    ),
    refuseWhenFull(database),
  ] as const;
  app.use('/api/*', ...changes).use('/auth/*', ...changes);
  app.use('/api/*', activeWorkspace, markChanges({ isHttps }));
  if (guestLifetime > 0) {
    const shared = guestAnswers({ lifetime: guestLifetime, limit: 500, largest: 128 * 1024 });
    // The startup object depends on cookies.
    app.use('/api/*', except('/api/v1/startup', shared));
    app.use('/api/*', answerCopies({ lifetime: guestLifetime, limit: 500, largest: 128 * 1024 }));
  }
  app.use('/api/*', except(isOwnRender, finishAnswer));
  // It keeps answers as text, so it is inside of the compression.
  if (idempotency) app.use('/api/*', idempotency);
  app.route('/api/v1', api);
  app.use('/auth/*', neverStored);
  if (auth) app.route('/auth', auth);
  app.all('/api/*', handleNotFound).all('/auth/*', handleNotFound);

  if (dev) app.route('/dev', dev);
  if (media) app.route('/media', media);
  app.all('/media/*', handleNotFound);

  app.use(except('/assets/*', viewer), xsrfCookie({ baseUrl, key: xsrfKey }));
  if (web) app.route('/', web);
  return app;
}
