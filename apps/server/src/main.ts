import { createSecretKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { Hono } from 'hono';
import { createApp, type AppParts } from './app.ts';
import { insertDefaultChannels } from './channels/defaultChannels.ts';
import { channels } from './channels/table.ts';
import { closeOnSignal } from './closeOnSignal.ts';
import { createRoutes } from './createRoutes.ts';
import { describeError } from './describeError.ts';
import { readConfig, type Config } from './config.ts';
import type { Database } from './db/Database.ts';
import { lockFolder } from './db/folderLock.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { insertDemoAccounts, publishDemoAccount } from './demo/accounts.ts';
import { seedDemo } from './demo/seed.ts';
import { explainStartup } from './explainStartup.ts';
import { startingApp } from './health/startingApp.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { idempotentChanges } from './idempotency/idempotentChanges.ts';
import { createErrorTrace } from './http/errorTrace.ts';
import { listen } from './http/listen.ts';
import { addressOf, rateLimit } from './http/rateLimit.ts';
import { createLog, type Logger } from './log.ts';
import { MailPreview } from './mail/MailPreview.ts';
import { MailQueue } from './mail/MailQueue.ts';
import { openMailTransport } from './mail/transport.ts';
import { type LogTarget, openLogTarget } from './logTarget.ts';
import { RecentErrors } from './logs/RecentErrors.ts';
import { makeFolder } from './makeFolder.ts';
import { openMedia } from './openMedia.ts';
import { RateLimiter } from './rateLimits/RateLimiter.ts';
import { deleteExpiredRows } from './deleteExpiredRows.ts';
import { insertDefaultRoles } from './roles/store.ts';
import { type DeriveKey, openKeys } from './secrets/store.ts';
import { menuIconOrigins } from './startup/menuIconOrigins.ts';
import { remember } from './remember.ts';
import { buildStartup, readSite } from './startup/startup.ts';
import { StartupError } from './StartupError.ts';
import { createViewers, readViewer } from './viewer/readViewer.ts';
import { loadWebApp } from './web/WebApp.ts';
import { webRoutes, type WebDeps } from './web/routes.ts';

/** Time limit of running requests during shutdown. */
const closeTimeout = 5000;

/** Lifetime of API answers that visitors share, in milliseconds. */
const guestLifetime = 5000;

/** Starts the server. The shutdown undoes the steps in reverse order. */
async function start(
  config: Config,
  log: Logger,
  target: LogTarget,
  recentErrors: RecentErrors,
): Promise<string> {
  const cleanup = closeOnSignal(log, () => target.flush());

  await makeFolder(config.dataDir);
  if (!config.databaseUrl) {
    const lock = await lockFolder(config.dataDir);
    cleanup.last(() => lock.release());
  }

  const server = await listen(config.port, config.host, startingApp());
  const baseUrl = config.baseUrl ?? `http://localhost:${server.port}`;
  const database = await openDatabase({
    ...config,
    folder: join(config.dataDir, 'database'),
    onTrouble: (message) => log.warn(message),
  });
  cleanup.add('database', () => database.close());
  if (!(await database.hasFreeSpace())) log.warn('The disk is nearly full: the server only reads.');

  await migrate(database);
  await database.alone('first start', (db) => fill(db, config, log));
  const keys = await openKeys(database.db);
  const xsrfKey = createSecretKey(keys('xsrf token'));
  const limiting = await openRateLimit(config, database.db, keys, log);
  cleanup.add('rate limits', () => limiting?.close());
  const media = await openMedia(config, database.db, log);
  cleanup.add('media', () => media.close());
  const preview = config.isDevelopment ? new MailPreview() : null;
  const transport = openMailTransport({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    folder: join(config.dataDir, 'mail'),
  });
  const mails = new MailQueue({
    db: database.db,
    log,
    transport: preview?.watch(transport) ?? transport,
  });
  cleanup.add('mail', () => mails.close());
  const expiry = deleteExpiredRows(database.db, media, log);
  cleanup.add('expiry', () => expiry.close());

  const viewers = createViewers(database.db);
  let iconOrigins: readonly string[] = [];
  const site = remember(guestLifetime, () => readSite(database.db));
  const startup: WebDeps['startup'] = async ({ headers }, viewer) => {
    const built = await buildStartup(database.db, { baseUrl, headers, viewer, site: await site() });
    iconOrigins = menuIconOrigins(built.menus);
    return built;
  };
  const routes = createRoutes({
    db: database.db,
    baseUrl,
    viewers,
    startup,
    keys: { xsrf: xsrfKey, code: keys('verification code'), attempts: keys('attempt') },
    clientAddress: (c) => addressOf(c, config.trustedProxies),
    sendMails: () => void mails.send(),
    uploads: media.uploads,
    recentErrors,
  });
  const app: Hono<AppEnv> = createApp({
    baseUrl,
    database,
    log,
    droppedLines: () => target.dropped,
    ...routes,
    ...(preview && { dev: new Hono<AppEnv>().route('/mail', preview.routes()) }),
    viewer: readViewer({ db: database.db, baseUrl, viewers }),
    media: media.routes,
    idempotency: idempotentChanges(database.db),
    rateLimit: limiting?.middleware,
    guestLifetime,
    xsrfKey,
    iconOrigins: () => iconOrigins,
    ...(config.isDebug && { describeTrace: createErrorTrace({ root: programFolder() }) }),
    ...(await openWeb({
      baseUrl,
      request: (request, viewer) => app.fetch(request, { viewer, isInner: true }),
      startup,
      log,
    })),
  });
  server.serve(app);
  cleanup.add('requests', () => server.close(closeTimeout));
  cleanup.isReady();
  log.info({ url: baseUrl, port: server.port }, 'ready');
  if (config.demo && config.demoAhead) {
    media.makeDemo().catch((error: unknown) => log.error({ err: error }, 'The demo is not complete'));
  }
  return baseUrl;
}

/** The folder with the code of the program: the checkout, or the package. */
function programFolder(): string {
  const above = resolve(fileURLToPath(new URL('../..', import.meta.url)));
  const checkout = dirname(above);
  return existsSync(join(checkout, 'pnpm-workspace.yaml')) ? checkout : above;
}

/** Inserts the default roles and channels into an empty database, and the demo if enabled. */
async function fill(db: Database, { demo, demoPassword }: Config, log: Logger) {
  await insertDefaultRoles(db);
  if (demo) {
    await seedDemo(db, log);
    await insertDemoAccounts(db, { password: demoPassword });
  } else if ((await db.$count(channels)) === 0) await insertDefaultChannels(db);
  await publishDemoAccount(db, demo);
}

/** The rate limit, unless it is switched off. */
async function openRateLimit(config: Config, db: Database, keys: DeriveKey, log: Logger) {
  if (config.rateLimit === 0) return null;
  const limiter = await RateLimiter.open({
    db,
    limit: config.rateLimit,
    onTrouble: (error) => log.warn({ err: error }, 'Rate limits are not shared with the other servers'),
  });
  const proxies = config.trustedProxies;
  return {
    middleware: rateLimit({ limiter, proxies, key: keys('client address'), log }),
    close: () => limiter.close(),
  };
}

/** The web app, or nothing when it is not built, as in development with Vite's own server. */
async function openWeb(deps: Omit<WebDeps, 'web'>): Promise<Pick<AppParts, 'web'>> {
  const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
  if (!existsSync(join(folder, 'server'))) {
    deps.log.warn('The web app is not built: only the API is served.');
    return {};
  }
  const web = await loadWebApp(folder);
  return { web: webRoutes({ ...deps, web }) };
}

async function run(): Promise<string> {
  try {
    const config = readConfig(process.env);
    const recentErrors = new RecentErrors();
    const target = recentErrors.watch(openLogTarget());
    return await start(config, createLog(config.logLevel, target), target, recentErrors).catch(
      (error: unknown) => {
        const sentence = explainStartup(error, config);
        throw sentence ? new StartupError(sentence, { cause: error }) : error;
      },
    );
  } catch (error) {
    const text = error instanceof StartupError ? error.message : inspect(describeError(error), { depth: 6 });
    process.stderr.write(`Segno did not start: ${text}\n`);
    return process.exit(1);
  }
}

/** The address of the server, once it answers. */
export const address = await run();
