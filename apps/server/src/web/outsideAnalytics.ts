import { readCookie, type SettingValues } from '@segno/data/contract';
import { Hono } from 'hono';
import { escapeHtml } from '../escapeHtml.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { notFound } from '../http/Problem.ts';
import type { ThirdParty } from '../http/thirdParties.ts';
import type { RenderedPage } from './WebApp.ts';

/** The outside tool that counts visits, with the id of this site. */
export type OutsideAnalytics = Pick<SettingValues, 'analytics.tool' | 'analytics.tool_id'>;

const scriptPath = '/outside-analytics.js';

interface Tool {
  sources: ThirdParty;
  /** The scripts of a page. */
  head: (id: string) => string;
  /** What starts it, from an address of this site: pages run no inline script. */
  start?: (id: string) => string;
}

const tools: Partial<Record<SettingValues['analytics.tool'], Tool>> = {
  google: {
    sources: {
      script: ['https://www.googletagmanager.com'],
      frame: [],
      connect: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    },
    head: (id) =>
      `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script><script src="${scriptPath}"></script>`,
    start: (id) =>
      `window.dataLayer=[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config',${JSON.stringify(id)});`,
  },
  plausible: {
    sources: { script: ['https://plausible.io'], frame: [], connect: ['https://plausible.io'] },
    head: (id) => `<script defer data-domain="${id}" src="https://plausible.io/js/script.js"></script>`,
  },
};

const toolOf = ({ 'analytics.tool': tool, 'analytics.tool_id': id }: OutsideAnalytics) =>
  id === '' ? undefined : tools[tool];

/** What pages may load for the tool of the site. */
export const analyticsSources = (settings: OutsideAnalytics): ThirdParty[] => {
  const tool = toolOf(settings);
  return tool ? [tool.sources] : [];
};

/** Adds the scripts of the tool to the page of a visitor who has agreed to the cookie notice (COOKIE-3). */
export function withOutsideAnalytics(
  page: RenderedPage,
  settings: OutsideAnalytics,
  headers: Headers,
): RenderedPage {
  const tool = toolOf(settings);
  const head = page.body.indexOf('</head>');
  if (!tool || head < 0 || readCookie(headers.get('cookie') ?? '', 'segno-cookie-consent') !== '1')
    return page;
  const scripts = tool.head(escapeHtml(settings['analytics.tool_id']));
  return { ...page, body: page.body.slice(0, head) + scripts + page.body.slice(head) };
}

/** The script that starts the tool. */
export const outsideAnalyticsRoutes = (settings: () => OutsideAnalytics): Hono<AppEnv> =>
  new Hono<AppEnv>().get(scriptPath, (c) => {
    const start = toolOf(settings())?.start;
    if (!start) throw notFound('There is no such page.');
    c.header('cache-control', 'public, max-age=300');
    return c.body(start(settings()['analytics.tool_id']), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    });
  });
