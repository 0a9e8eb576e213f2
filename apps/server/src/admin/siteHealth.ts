import {
  adSlotNames,
  type HealthFinding,
  hasUselessYear,
  languages,
  seoPageNames,
  seoPages,
  type SettingTestName,
  settingTestNames,
  takenSegments,
} from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { channels } from '../channels/table.ts';
import type { Database } from '../db/Database.ts';
import type { Run } from '../http/heavyWork.ts';
import { listProducts } from '../products/store.ts';
import { roles } from '../roles/table.ts';
import { readSettings } from '../settings/store.ts';
import { guestViewer, type Viewer } from '../viewer/Viewer.ts';
import { channelDescription } from './channels.ts';
import { readDashboard } from './dashboard.ts';
import { faultsOf, linesOf } from './localizedLines.ts';
import { runSettingTest, type SettingTests } from './settingTests.ts';
import { channelPolicy } from '../channels/policy.ts';

interface SiteHealthOptions {
  /** Whose permissions decide what is shown. @default everything is shown */
  viewer?: Viewer;
  /** Tests of the services. Without them none is tested. */
  tests?: SettingTests | undefined;
  /** Runs the expensive part, which counts records. @default at once */
  run?: Run;
}

const everything = guestViewer({ id: 0, name: '', permissions: [{ name: 'admin', restrictions: [] }] });

const finding = (
  kind: HealthFinding['kind'],
  href: string,
  given: Partial<HealthFinding> = {},
): HealthFinding => ({ kind, href, count: 1, subject: null, detail: null, ...given });

/** The slug of the channel that an address of this site means; null for any other address. */
function channelOf(action: string): string | null {
  if (!action.startsWith('/') || action.startsWith('//')) return null;
  const [first = '', second = ''] = action.slice(1).split(/[?#]/, 1)[0]!.split('/');
  if (first === 'channel') return decodeURIComponent(second);
  return takenSegments.has(first) || first === '' ? null : decodeURIComponent(first);
}

const appearance = '/admin/appearance/menus';

/** Items of menus that lead nowhere, and items that nobody can see. */
async function checkMenus(db: Database): Promise<HealthFinding[]> {
  const items = (await readSettings(db)).menus.flatMap((menu) => menu.items);
  const published = await db
    .select({ id: channels.id, slug: channels.slug })
    .from(channels)
    .where(channelPolicy.isPublic);
  const known = new Set(published.flatMap(({ id, slug }) => [slug, String(id)]));
  const roleIds = new Set((await db.select({ id: roles.id }).from(roles)).map(({ id }) => id));
  return items.flatMap(({ label, action, type, roles: needed = [] }) => {
    const slug = channelOf(type === 'route' && !action.startsWith('/') ? `/${action}` : action);
    return [
      ...(slug !== null && !known.has(slug)
        ? [finding('menu_target', appearance, { subject: label, detail: action })]
        : []),
      ...(needed.some((id) => !roleIds.has(id))
        ? [finding('menu_item_hidden', appearance, { subject: label })]
        : []),
    ];
  });
}

async function checkPlans(db: Database): Promise<HealthFinding[]> {
  const offered = await listProducts(db);
  return offered
    .filter(({ prices }) => hasUselessYear(prices))
    .map(({ id, name }) => finding('plan_without_saving', `/admin/plans/${id}/edit`, { subject: name }));
}

async function checkChannels(db: Database): Promise<HealthFinding[]> {
  const count = await db.$count(channels, sql`${channelPolicy.isPublic} and ${channelDescription} = ''`);
  return count === 0
    ? []
    : [finding('channels_without_description', '/admin/channels?published=yes&described=no', { count })];
}

/** Lines of offered languages that have lost placeholders or plural forms. */
async function checkTranslations(db: Database): Promise<HealthFinding[]> {
  const settings = await readSettings(db);
  const offered = [...new Set([settings['i18n.language'], ...settings['localization.languages']])];
  const found = await Promise.all(
    languages
      .filter((language) => offered.includes(language))
      .map(async (language) => {
        // Those of the product are checked before it is built.
        const faulty = (await linesOf(db, language)).filter(
          (line) => line.is_changed && faultsOf(language, line).length > 0,
        );
        return faulty.length === 0
          ? []
          : [
              finding('faulty_lines', `/admin/localizations/${language}?filter=faulty`, {
                count: faulty.length,
                subject: language,
                detail: faulty[0]?.key ?? null,
              }),
            ];
      }),
  );
  return found.flat();
}

/** Slots of advertisements that are on without one, and advertisements whose slot is off. */
async function checkAds(db: Database): Promise<HealthFinding[]> {
  const settings = await readSettings(db);
  const heights = settings['ads.heights'];
  return adSlotNames.flatMap((slot) => {
    const hasCode = settings[`ads.${slot}`].trim() !== '';
    const isOn = heights[slot] !== undefined;
    return isOn === hasCode ? [] : [finding('unused_ad_slot', '/admin/ads', { subject: slot })];
  });
}

/** Templates for search engines with words that are not replaced. */
async function checkSeo(db: Database): Promise<HealthFinding[]> {
  const templates = (await readSettings(db))['seo.pages'] ?? {};
  return seoPageNames.flatMap((page) => {
    const { title = '', description = '' } = templates[page] ?? {};
    const known: readonly string[] = seoPages[page];
    const unknown = [...`${title} ${description}`.matchAll(/\{([^{}]*)\}/g)]
      .map(([, word = '']) => word)
      .filter((word) => !known.includes(word));
    return unknown.length === 0
      ? []
      : [finding('seo_placeholder', '/admin/appearance/seo', { subject: page, detail: `{${unknown[0]}}` })];
  });
}

/** How long a statement takes on average, in milliseconds, from which on it is slow. */
const slowAfter = 500;

/** Slow statements, where the database counts them (pg_stat_statements). */
async function checkQueries(db: Database): Promise<HealthFinding[]> {
  const { rows } = await db.execute<{ found: string | null }>(
    sql`select to_regclass('pg_stat_statements')::text as found`,
  );
  if (!rows[0]?.found) return [];
  try {
    const { rows: slow } = await db.execute<{ count: number; detail: string | null }>(sql`
      select count(*)::integer as count, left(max(query), 200) as detail from pg_stat_statements
      where mean_exec_time > ${slowAfter} and calls >= 10`);
    const { count = 0, detail = null } = slow[0] ?? {};
    return count === 0 ? [] : [finding('slow_queries', '/admin/settings/logging', { count, detail })];
  } catch {
    // The extension is installed, but not loaded or not readable: there are no figures.
    return [];
  }
}

const testedOn: Record<SettingTestName, string> = {
  mail: '/admin/settings/outgoing-email',
  storage: '/admin/settings/uploading',
  search: '/admin/settings/search',
  keys: '/admin/settings/subscriptions',
  providers: '/admin/settings/providers',
  collector: '/admin/settings/logging',
  recaptcha: '/admin/settings/recaptcha',
  social: '/admin/settings/authentication',
};

async function checkServices(tests: SettingTests | undefined): Promise<HealthFinding[]> {
  if (!tests) return [];
  const results = await Promise.all(
    settingTestNames.map(async (name) => ({ name, ...(await runSettingTest(tests, name)) })),
  );
  return results
    .filter(({ is_working }) => !is_working)
    .map(({ name, detail }) => finding(`service_${name}`, testedOn[name], { detail }));
}

/** What is wrong with the site, each with the page that mends it (ADMIN-18). */
export async function readSiteHealth(
  db: Database,
  { viewer = everything, tests, run = (work) => work() }: SiteHealthOptions = {},
): Promise<HealthFinding[]> {
  const services = await checkServices(tests);
  const menus = await checkMenus(db);
  const plans = await checkPlans(db);
  const described = await checkChannels(db);
  const queries = await checkQueries(db);
  const texts = [...(await checkTranslations(db)), ...(await checkAds(db)), ...(await checkSeo(db))];
  const { attention } = await run(() => readDashboard(db, viewer));
  return [
    ...services,
    ...menus,
    ...plans,
    ...queries,
    ...texts,
    ...attention.map(({ kind, count, href }) => finding(kind, href, { count })),
    ...described,
  ];
}
