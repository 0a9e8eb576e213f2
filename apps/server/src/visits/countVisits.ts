import { hasPermission } from '@segno/data/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import type { Visits } from './Visits.ts';

/** Programs that read pages: crawlers, previews of links, monitors and scripts. */
const robot =
  /bot\b|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse|facebookexternalhit|^$/i;

interface CountVisitsOptions {
  visits: Pick<Visits, 'add'>;
  clientAddress: (c: Context) => string;
  settings: () => { 'analytics.enable': boolean; 'analytics.skip_admins': boolean };
}

/**
 * Counts the pages that people open: documents, not requests of the application, of robots, or ahead of a visit. People
 * who ask not to be tracked are not counted.
 */
export function countVisits({
  visits,
  clientAddress,
  settings,
}: CountVisitsOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { req, res } = c;
    const userAgent = req.header('user-agent') ?? '';
    if (req.method !== 'GET' || res.status !== 200 || c.env?.isInner) return;
    if (!c.var.route || !res.headers.get('content-type')?.startsWith('text/html')) return;
    if (req.header('sec-purpose') || req.header('dnt') === '1' || req.header('sec-gpc') === '1') return;
    if (robot.test(userAgent)) return;
    const values = settings();
    if (!values['analytics.enable']) return;
    if (values['analytics.skip_admins'] && hasPermission(c.var.viewer, 'admin.access')) return;
    visits.add({ address: clientAddress(c), userAgent, page: c.var.route });
  };
}
