import { createSecretKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { Hono } from 'hono';
import { createApp, type AppParts } from './app.ts';
import { draftCode, draftRoutes, readDraft } from './appearance/draftPages.ts';
import { readCustomCode } from './appearance/store.ts';
import { fetchPicture } from './avatars/fetchPicture.ts';
import { closeOnSignal } from './closeOnSignal.ts';
import { crawlerRoutes } from './crawlers/routes.ts';
import { createJobs } from './createJobs.ts';
import { createRoutes } from './createRoutes.ts';
import { describeError } from './describeError.ts';
import { embedRoutes } from './embeds/routes.ts';
import { readConfig, type Config } from './config.ts';
import type { Database } from './db/Database.ts';
import { lockFolder } from './db/folderLock.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { afterCommit } from './db/RequestTransaction.ts';
import { explainStartup } from './explainStartup.ts';
import { openFiles } from './files/openFiles.ts';
import { fillDatabase } from './fillDatabase.ts';
import { withDrivers } from './files/withDrivers.ts';
import { startingApp } from './health/startingApp.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { idempotentChanges } from './idempotency/idempotentChanges.ts';
import { createProofOfWork, verifyRecaptcha } from './humanCheck/HumanCheck.ts';
import { recaptchaSources, stripeSources } from './http/thirdParties.ts';
import { createErrorTrace } from './http/errorTrace.ts';
import { listen } from './http/listen.ts';
import { addressOf, rateLimit } from './http/rateLimit.ts';
import { readSiteZone } from './insights/siteZone.ts';
import { JobWorker } from './jobs/JobWorker.ts';
import { createLog, type Logger } from './log.ts';
import { MailPreview } from './mail/MailPreview.ts';
import { MailQueue } from './mail/MailQueue.ts';
import { configuredTransport } from './mail/configuredTransport.ts';
import { mailLinkRoutes } from './mailLinks/routes.ts';
import { type LogTarget, openLogTarget } from './logTarget.ts';
import { ErrorCollector } from './logs/ErrorCollector.ts';
import { RecentErrors } from './logs/RecentErrors.ts';
import { makeFolder } from './makeFolder.ts';
import { mediaAccess } from './mediaAccess/mediaAccess.ts';
import { openMedia } from './openMedia.ts';
import { createLiveHub } from './player/LiveHub.ts';
import { startRollUps } from './plays/rollUpPlays.ts';
import { answerCommands } from './operator/commandRequests.ts';
import { isOperatorCommand, operatorCommands } from './operator/operatorCommands.ts';
import { createPrivateFiles, makePrivate } from './privateFiles.ts';
import { createPaymentKeys } from './payments/createPaymentKeys.ts';
import { Payments } from './payments/Payments.ts';
import { paymentJobs } from './payments/paymentJobs.ts';
import { RateLimiter } from './rateLimits/RateLimiter.ts';
import { deleteExpiredRows } from './deleteExpiredRows.ts';
import { type DeriveKey, openKeys } from './secrets/store.ts';
import { keepSealedWith } from './secrets/atRest.ts';
import { openVault } from './secrets/vault.ts';
import { LiveSettings } from './settings/LiveSettings.ts';
import { publishEnvironment } from './settings/publishEnvironment.ts';
import { readSecret } from './settings/store.ts';
import { createSettingTests } from './admin/settingTests.ts';
import { refuseClosed } from './settings/refuseClosed.ts';
import { sharedLifetimes } from './settings/sharedLifetimes.ts';
import { ownEnvironment } from './settings/readEnvironment.ts';
import { menuIconOrigins } from './startup/menuIconOrigins.ts';
import { remember } from './remember.ts';
import { buildStartup, readSite } from './startup/startup.ts';
import { withDraft } from './startup/withDraft.ts';
import { createDemoService } from './social/DemoService.ts';
import { StartupError } from './StartupError.ts';
import { readStoragePlan } from './storage/readStoragePlan.ts';
import { createViewers, readViewer } from './identity/readViewer.ts';
import { loadWebApp } from './web/WebApp.ts';
import { countVisits } from './visits/countVisits.ts';
import { Visits } from './visits/Visits.ts';
import { readPersona } from './appearance/persona.ts';
import { customFrameRoutes } from './web/customCode.ts';
import { analyticsSources, outsideAnalyticsRoutes } from './web/outsideAnalytics.ts';
import { webRoutes, type WebDeps } from './web/routes.ts';

/** Time limit of running requests during shutdown. */
const closeTimeout = 5000;

/** Lifetime of API responses that visitors share, in milliseconds. */
const guestLifetime = 5000;

/** Starts the server. The shutdown undoes the steps in reverse order. */
async function start(
  config: Config,
  log: Logger,
  target: LogTarget,
  { recentErrors, errors }: { recentErrors: RecentErrors; errors: ErrorCollector },
): Promise<string> {
  const cleanup = closeOnSignal(log, () => target.flush());

  createPrivateFiles();
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
  await database.alone('first start', (db) => fillDatabase(db, config, log));
  const vault = await openVault(config);
  keepSealedWith(vault);
  const keys = await openKeys(database.db, vault, { isShared: config.databaseUrl !== null });
  const environment = ownEnvironment();
  await database.alone('settings of the environment', (db) => publishEnvironment(db, environment));
  if (!config.databaseUrl) {
    const stop = await answerCommands(
      config.dataDir,
      ({ name, args }) => {
        if (!isOperatorCommand(name)) throw new StartupError(`This server has no command "${name}".`);
        return operatorCommands[name].run({ db: database.db, vault, environment }, args);
      },
      (error) => log.error({ err: error }, 'A command of the operator failed'),
    );
    cleanup.add('commands', stop);
  }
  const xsrfKey = createSecretKey(keys('xsrf token'));
  const limiting = await openRateLimit(config, database.db, keys, log);
  cleanup.add('rate limits', () => limiting?.close());
  const live = await LiveSettings.open(database.db, log);
  cleanup.add('settings', () => live.close());
  const files = await openFiles(config, database.db, {
    key: keys('file address'),
    plan: await readStoragePlan(database.db, vault, config),
    publicAddress: () => live.values['uploads.public_address'],
  });
  const openStores = async () => files.use(await readStoragePlan(database.db, vault, config));
  live.follow(() => {
    openStores().catch((error: unknown) => {
      log.error({ err: error }, 'The settings of the object store cannot be used');
    });
  });
  const media = await openMedia(config, database.db, log, files);
  cleanup.add('media', () => media.close());
  const preview = config.isDevelopment ? new MailPreview() : null;
  live.follow(({ 'logging.collector': address }) => {
    errors.address = address;
  });
  live.follow(({ 'logging.level': level }) => {
    log.level = level === 'environment' ? config.logLevel : level;
  });
  const transport = configuredTransport({
    environment: {
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      folder: join(config.dataDir, 'mail'),
    },
    settings: () => live.values,
    server: () => readSecret(database.db, vault, 'mail.server'),
  });
  const mails = new MailQueue({
    db: database.db,
    log,
    transport: preview?.watch(transport) ?? transport,
    hourlyLimit: () => live.values['mail.hourly_limit'],
  });
  cleanup.add('mail', () => mails.close());
  const exportFolder = join(config.dataDir, 'exports');
  const linkKey = keys('verification code');
  const expiry = deleteExpiredRows(database.db, media, exportFolder, log);
  cleanup.add('expiry', () => expiry.close());
  const siteZone = remember(guestLifetime, () => readSiteZone(database.db));
  const visits = new Visits({ db: database.db, log, zone: siteZone });
  cleanup.add('visits', () => visits.close());
  const rollUps = startRollUps(database.db, log);
  cleanup.add('plays', () => rollUps.close());

  const hub = createLiveHub({
    db: database.db,
    databaseUrl: config.databaseUrl,
    onTrouble: (message) => log.warn(message),
  });
  const payments = new Payments({
    db: database.db,
    baseUrl,
    key: keys('test gateway'),
    log,
    onRights: (userId) =>
      void afterCommit(() => hub.publish(userId, 'rights')).catch((error: unknown) =>
        log.warn({ err: error }, 'Open pages were not told of changed rights'),
      ),
    sendMails: () => mails.sendSoon(),
  });
  const paymentKeys = createPaymentKeys({ payments, vault, environment: config.payments, log });
  await paymentKeys.refresh();
  live.follow(() => void paymentKeys.refresh());
  const worker = new JobWorker({
    db: database.db,
    log,
    settings: () => live.values,
    jobs: [
      ...createJobs({
        ...files,
        pictures: media.uploads,
        baseUrl,
        vault,
        exportFolder,
        linkKey,
      }),
      ...paymentJobs(payments, log),
    ],
  });
  cleanup.add('jobs', () => worker.close());

  const viewers = createViewers(database.db);
  const settingsVersion = () => live.version;
  const lifetimes = sharedLifetimes(() => live.values);
  const publishedCode = remember(guestLifetime, () => readCustomCode(database.db), settingsVersion);
  const customCode = async (headers: Headers) => {
    const draft = await readDraft(database.db, headers);
    return draft
      ? draftCode(draft, await viewers.languageOf(headers, await viewers.guest()))
      : publishedCode();
  };
  let iconOrigins: readonly string[] = [];
  let isStopping = false;
  const site = remember(
    guestLifetime,
    async () => withDrivers(await readSite(database.db), files.storages),
    settingsVersion,
  );
  const startup: WebDeps['startup'] = async ({ headers }, viewer) => {
    const draft = await readDraft(database.db, headers);
    const shown = draft ? withDraft(await site(), draft.values) : await site();
    const built = await buildStartup(database.db, { baseUrl, headers, viewer, site: shown });
    iconOrigins = menuIconOrigins(built.menus);
    return built;
  };
  const routes = createRoutes({
    hub,
    db: database.db,
    baseUrl,
    viewers,
    startup,
    keys: { xsrf: xsrfKey, code: linkKey, attempts: keys('attempt') },
    clientAddress: (c) => addressOf(c, config.trustedProxies),
    sendMails: () => mails.sendSoon(),
    uploads: media.uploads,
    account: {
      vault,
      human: createProofOfWork(database.db, keys('human check')),
      verifyRecaptcha: (input) => verifyRecaptcha(input),
      exportFolder,
      fetchPicture: (address) => fetchPicture(address),
      demoService: config.demo ? createDemoService(database.db, baseUrl) : null,
    },
    files,
    recentErrors,
    payments,
    invoiceFont: config.invoiceFont,
    settingTests: createSettingTests({
      db: database.db,
      storages: files.storages,
      payments,
      vault,
      checkMail: () => transport.check(),
      refresh: async () => {
        await Promise.all([openStores(), paymentKeys.refresh()]);
      },
    }),
  });
  const viewer = readViewer({ db: database.db, baseUrl, viewers });
  const app: Hono<AppEnv> = createApp({
    baseUrl,
    database,
    log,
    droppedLines: () => target.dropped,
    isStopping: () => isStopping,
    ...routes,
    mailLinks: mailLinkRoutes({ db: database.db, key: linkKey }),
    ...(preview && { dev: new Hono<AppEnv>().route('/mail', preview.routes()) }),
    viewer,
    refuseClosed: refuseClosed(database.db),
    media: media.routes,
    countVisits: countVisits({
      visits,
      clientAddress: (c) => addressOf(c, config.trustedProxies),
      settings: () => live.values,
    }),
    mediaAccess: mediaAccess({ db: database.db, guest: () => viewers.guest(), viewer }),
    embeds: embedRoutes({
      db: database.db,
      baseUrl,
      siteName: async () => (await site()).places.branding.site_name,
    }),
    crawlers: crawlerRoutes({
      db: database.db,
      baseUrl,
      site: async () => {
        const { places, languages } = await site();
        return { name: places.branding.site_name, language: languages.standard };
      },
    }),
    customFrame: customFrameRoutes(customCode)
      .route('/', draftRoutes(database.db, { isHttps: baseUrl.startsWith('https:') }))
      .route(
        '/',
        outsideAnalyticsRoutes(() => live.values),
      ),
    idempotency: idempotentChanges(database.db),
    rateLimit: limiting?.middleware,
    logSampleRate: () => live.values['logging.sample_rate'],
    guestLifetime: lifetimes.responses,
    cacheVersion: settingsVersion,
    xsrfKey,
    iconOrigins: () => [...iconOrigins, ...files.origins()],
    mediaOrigins: () => [live.values['uploads.public_address']].filter((address) => address !== ''),
    cdnSeconds: lifetimes.cdn,
    thirdParties: () => [
      ...analyticsSources(live.values),
      ...(live.values['recaptcha.provider'] === 'recaptcha' ? [recaptchaSources] : []),
      ...(paymentKeys.keys.stripe?.publishableKey ? [stripeSources] : []),
    ],
    ...(config.isDebug && { describeTrace: createErrorTrace({ root: programFolder() }) }),
    ...(await openWeb({
      baseUrl,
      request: (request, viewer, client) => app.fetch(request, { viewer, isInner: true, client }),
      startup,
      customCode,
      analytics: () => live.values,
      site: () => ({
        site_name: live.values['branding.site_name'],
        favicon: live.values['branding.favicon'] ?? null,
      }),
      persona: (name, seenBy) => readPersona(database.db, name, seenBy),
      log,
      guestPages: { lifetime: lifetimes.pages, version: settingsVersion },
    })),
  });
  // The data folder itself and the database are private already; media may be many files.
  void makePrivate(config.dataDir).then(({ refused }) => {
    if (refused > 0) log.warn({ refused }, 'Other users of this machine may read files in the data folder.');
  });
  server.serve(app);
  cleanup.add('requests', () => server.close(closeTimeout));
  // Open streams would hold the requests up.
  cleanup.add('live updates', () => hub.close());
  const drain = async () => {
    isStopping = true;
    await delay(config.drainTime);
  };
  cleanup.add('balancer', drain, config.drainTime + 1000);
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
    const errors = new ErrorCollector();
    const target = recentErrors.watch(errors.watch(openLogTarget()));
    return await start(config, createLog(config.logLevel, target), target, { recentErrors, errors }).catch(
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
