import { createAuthRoutes, type AuthDeps } from './auth/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Routes } from './http/Routes.ts';
import type { RecentErrors } from './logs/RecentErrors.ts';
import { logRoutes } from './logs/routes.ts';
import type { Uploads } from './media/images/createUploads.ts';
import { describeApi } from './openapi/describeApi.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { playlistCoverRoutes } from './playlists/coverRoutes.ts';
import { startupRoutes } from './startup/routes.ts';
import { invitedRoutes, workspaceRoutes } from './workspaces/routes.ts';

export interface RoutesDeps extends AuthDeps {
  /** The pictures that people upload. */
  uploads: Uploads;
  /** The latest lines of the log about errors. */
  recentErrors: Pick<RecentErrors, 'read'>;
}

/** Creates all routes with JSON answers. */
export function createRoutes(deps: RoutesDeps): Routes {
  const { auth, verification } = createAuthRoutes(deps);
  const api: Routes['api'] = catalogueRoutes(deps.db)
    .route('/playlists', playlistCoverRoutes(deps.db, deps.uploads))
    .route('/startup', startupRoutes(deps.startup))
    .route('/logs', logRoutes(deps.recentErrors))
    .route('/workspaces', workspaceRoutes(deps))
    .route('/workspace', invitedRoutes(deps))
    .route('/', verification)
    .route(
      '/openapi.json',
      openApiRoutes(() => describeApi({ api, auth })),
    );
  return { api, auth };
}
