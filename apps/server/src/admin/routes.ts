import {
  AdminDashboard,
  AdminOptionsResponse,
  AdminOptionsParam,
  AdminOptionsParams,
  hasPermission,
  InsightParams,
  SiteHealth,
  SiteReport,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter, type Router } from '../http/router.ts';
import { type Run, takeTurn } from '../http/heavyWork.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { readReport } from '../insights/report.ts';
import type { PictureDeps } from '../pictures/uploadedPictures.ts';
import type { Payments } from '../payments/Payments.ts';
import type { ProviderDeps } from '../lookUps/lookUp.ts';
import { providerRoutes } from '../lookUps/routes.ts';
import { savedViewRoutes } from '../savedViews/routes.ts';
import { actAsRoutes } from '../acting/routes.ts';
import { adminTables } from './adminTables.ts';
import { readDashboard } from './dashboard.ts';
import { forbidden } from '../http/forbidden.ts';
import { adminImportRoutes, type ImportRoutesOptions } from './importRoutes.ts';
import { adminJobRoutes } from './jobRoutes.ts';
import { adminLocalizationRoutes } from './localizationRoutes.ts';
import { listOptions, optionPermission, optionTable } from './options.ts';
import { readTable } from './readTable.ts';
import { adminSettingRoutes, type SettingRoutesOptions } from './settingRoutes.ts';
import { readSiteHealth } from './siteHealth.ts';
import { adminSubscriptionRoutes } from './subscriptionRoutes.ts';
import { tableRoutes } from './tableRoutes.ts';
import { adminUndoRoutes } from './undoRoutes.ts';
import { adminWhyRoutes } from './whyRoutes.ts';
import { adminUserRoutes } from './userRoutes.ts';

interface AdminRoutesOptions extends Omit<SettingRoutesOptions, 'db'> {
  payments?: Payments;
  /** Where the files of an import are kept. @default nothing is imported */
  imports?: ImportRoutesOptions;
  /** How pictures of outside sources and uploaded ones are read and stored. @default there are none */
  pictures?: Pick<ProviderDeps, 'uploads' | 'fetchPicture'> & PictureDeps;
}

/** The routes of the administration, to be mounted under `/admin`. */
export function adminRoutes(
  db: Database,
  { payments, pictures, imports, ...options }: AdminRoutesOptions = {},
): Router {
  const routes = createRouter()
    .get(
      '/options/:kind',
      allow('admin.access'),
      responds(AdminOptionsResponse),
      validate('param', AdminOptionsParam),
      validate('query', AdminOptionsParams),
      async (c) => {
        const { kind } = c.req.valid('param');
        const needed = optionPermission(kind);
        if (needed && !hasPermission(c.var.viewer, needed))
          throw forbidden('You do not have the permission to do this.');
        const options = await readTable(c, db, optionTable(kind), () =>
          listOptions(db, c.var.viewer, kind, c.req.valid('query')),
        );
        return c.json({ options });
      },
    )
    .get('/dashboard', allow('admin.access'), responds(AdminDashboard), async (c) =>
      c.json(await takeTurn(c, db, () => readDashboard(db, c.var.viewer), { isCounted: false })),
    )
    .get('/health', allow('settings.update'), responds(SiteHealth), async (c) => {
      const run: Run = (work) => takeTurn(c, db, work, { isCounted: false });
      const { viewer } = c.var;
      return c.json({ findings: await readSiteHealth(db, { viewer, tests: options.tests, run }) });
    })
    .get(
      '/report',
      allow('reports.view'),
      responds(SiteReport),
      validate('query', InsightParams),
      async (c) => c.json(await takeTurn(c, db, () => readReport(db, c.req.valid('query')))),
    )
    .route('/', adminJobRoutes(db))
    .route('/', adminUndoRoutes(db))
    .route('/providers', providerRoutes({ db, vault: options.vault, ...pictures }))
    .route('/settings', adminSettingRoutes({ db, ...options }))
    .route('/users', adminUserRoutes(db))
    .route('/users', actAsRoutes(db))
    .route('/localizations', adminLocalizationRoutes(db))
    .route('/views', savedViewRoutes(db))
    .route('/why', adminWhyRoutes(db));
  if (imports) routes.route('/imports', adminImportRoutes(db, imports));
  if (payments) routes.route('/subscriptions', adminSubscriptionRoutes(payments));
  for (const table of adminTables) routes.route(`/${table.resource.name}`, tableRoutes(db, table, pictures));
  return routes;
}
