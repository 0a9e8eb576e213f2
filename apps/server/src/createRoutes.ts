import { Hono } from 'hono';
import { accessTokenRoutes } from './accessTokens/routes.ts';
import { accountRoutes, ownAccountRoutes } from './account/accountRoutes.ts';
import { exportFiles, exportRoutes } from './account/exportRoutes.ts';
import type { AuthDeps } from './auth/AuthDeps.ts';
import { contactRoutes } from './contact/routes.ts';
import { createAuthRoutes } from './auth/routes.ts';
import { actingRoutes } from './acting/routes.ts';
import type { SettingTests } from './admin/settingTests.ts';
import { adminRoutes } from './admin/routes.ts';
import { backstageRoutes } from './backstage/routes.ts';
import { backstageRequestRoutes } from './backstageRequests/routes.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import type { AppEnv, AppRequest } from './http/AppEnv.ts';
import { createRouter } from './http/router.ts';
import type { Files } from './files/openFiles.ts';
import { fileRoutes } from './files/routes.ts';
import { s3Routes } from './files/s3Routes.ts';
import { tusRoutes } from './files/tusRoutes.ts';
import type { Routes } from './http/Routes.ts';
import { requireHuman, requireHumanUpload } from './humanCheck/requireHuman.ts';
import { humanCheckRoutes } from './humanCheck/routes.ts';
import { insightRoutes } from './insights/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import type { RecentErrors } from './logs/RecentErrors.ts';
import { logRoutes } from './logs/routes.ts';
import type { Uploads } from './media/images/createUploads.ts';
import { notificationSettingRoutes } from './notificationSettings/routes.ts';
import { describeApi } from './openapi/describeApi.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { invoiceDocuments } from './payments/documents.ts';
import type { Payments } from './payments/Payments.ts';
import { billingRoutes } from './payments/routes.ts';
import { webhookRoutes } from './payments/webhooks.ts';
import type { LiveHub } from './player/LiveHub.ts';
import { playlistCoverRoutes } from './playlists/coverRoutes.ts';
import { policyRoutes } from './policies/routes.ts';
import { recordingRoutes } from './recordings/routes.ts';
import { socialPages, socialRoutes } from './social/routes.ts';
import { startupRoutes } from './startup/routes.ts';
import { userSessionRoutes } from './userSessions/routes.ts';
import { valueListRoutes } from './valueLists/routes.ts';
import { invitedRoutes, workspaceRoutes } from './workspaces/routes.ts';

export interface RoutesDeps extends AuthDeps {
  /** The pictures that people upload. */
  uploads: Uploads;
  /** Files of people. */
  files: Files;
  /** The latest lines of the log about errors. */
  recentErrors: Pick<RecentErrors, 'read'>;
  /** Wakes the open streams of people. @default those of this process */
  hub?: LiveHub;
  /** The services that take payments. */
  payments: Payments;
  /** The file of a font for the PDF of invoices. @default none */
  invoiceFont?: string | null;
  /** Tests of what the settings configure. */
  settingTests: SettingTests;
}

/** Creates all routes of resources. */
export function createRoutes(deps: RoutesDeps): Routes {
  const files = { ...deps.files, requireHuman: (c: AppRequest) => requireHumanUpload(deps, c) };
  const { auth, verification } = createAuthRoutes(deps);
  const secure = createRouter().route('/auth/social', socialRoutes(deps));
  const pages = new Hono<AppEnv>()
    .route('/auth/social', socialPages(deps))
    .route('/exports', exportFiles(deps));
  const api: Routes['api'] = catalogueRoutes(
    deps.db,
    deps.clientAddress,
    deps.hub,
    deps.baseUrl,
    (c, token) => requireHuman(deps, c, 'comments', token),
  )
    .route('/access-tokens', accessTokenRoutes(deps))
    .route('/acting', actingRoutes(deps.db))
    .route('/me', ownAccountRoutes(deps))
    .route('/me/exports', exportRoutes(deps))
    .route('/me/policies', policyRoutes(deps.db))
    .route('/notifications/me', notificationSettingRoutes(deps))
    .route(
      '/admin',
      adminRoutes(deps.db, {
        vault: deps.account.vault,
        sendMails: deps.sendMails,
        tests: deps.settingTests,
        payments: deps.payments,
        imports: deps.files,
        pictures: {
          storages: deps.files.storages,
          uploads: deps.uploads,
          fetchPicture: deps.account.fetchPicture,
        },
      }),
    )
    .route('/backstage-requests', backstageRequestRoutes(deps.db, deps.files.address))
    .route('/', backstageRoutes(deps.db, { storages: deps.files.storages, uploads: deps.uploads }))
    .route('/insights', insightRoutes(deps.db))
    .route('/playlists', playlistCoverRoutes(deps.db, deps.uploads))
    .route('/billing', billingRoutes(deps.payments))
    .route('/recaptcha', humanCheckRoutes(deps))
    .route('/contact-page', contactRoutes(deps))
    .route('/startup', startupRoutes(deps.startup))
    .route('/', recordingRoutes(deps.db))
    .route('/user-sessions', userSessionRoutes(deps))
    .route('/users', accountRoutes(deps))
    .route('/value-lists', valueListRoutes())
    .route('/file-entries', fileRoutes(files))
    .route('/tus', tusRoutes(files))
    .route('/s3', s3Routes(files))
    .route('/jobs', jobRoutes(deps.db))
    .route('/logs', logRoutes(deps.recentErrors))
    .route('/workspaces', workspaceRoutes(deps))
    .route('/workspace', invitedRoutes(deps))
    .route('/', verification)
    .route(
      '/openapi.json',
      openApiRoutes(() => describeApi({ api, auth, secure })),
    );
  return {
    api,
    auth,
    secure,
    pages,
    webhooks: webhookRoutes(deps.payments),
    ...(deps.account.demoService && { demoSignIn: deps.account.demoService.routes }),
    documents: new Hono<AppEnv>().route('/invoices', invoiceDocuments(deps.db, deps.invoiceFont)),
  };
}
