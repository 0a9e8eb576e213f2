import { defaultWorkspace, MenuItem, parseSettings, readCookie, Startup } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { chooseLanguage, type SiteLanguages } from '../i18n/chooseLanguage.ts';
import { pageLines } from '../i18n/translations.ts';
import { defaults } from './defaults.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { findWorkspace } from '../workspaces/store.ts';
import { settings } from './table.ts';

/** The values of a page request that the startup object depends on. */
export interface RequestInfo {
  /** The address of the site, without a slash at its end. */
  baseUrl: string;
  headers: Headers;
  viewer: Viewer;
  /** @default read from the database */
  site?: Site;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges `over` into `under`, group by group; other values are replaced. */
const merge = (under: unknown, over: unknown): unknown =>
  isGroup(under) && isGroup(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => [
          key,
          key in over ? merge(under[key], over[key]) : under[key],
        ]),
      )
    : over;

/** Rows of `settings` that are top-level properties of the startup object; all others are in its `settings`. */
const ownPlaces = ['themes', 'menus', 'branding', 'cookie_notice', 'i18n'] as const;
const isOwnPlace = (key: string): key is (typeof ownPlaces)[number] =>
  (ownPlaces as readonly string[]).includes(key);

/** Leaves out menu items with an invalid address, icon or condition, so that the others are shown. */
const withoutInvalidItems = (menus: unknown) =>
  Array.isArray(menus)
    ? menus.map((menu: unknown) =>
        isGroup(menu) && Array.isArray(menu.items)
          ? { ...menu, items: menu.items.filter((item) => v.is(MenuItem, item)) }
          : menu,
      )
    : menus;

const Places = v.partial(v.pick(Startup, ownPlaces));

/** What the operator of the site has set: top-level properties of the startup object, and its `settings`. */
export interface Site {
  places: v.InferOutput<typeof Places>;
  settings: Startup['settings'];
  languages: SiteLanguages;
}

/** The public settings, merged with the defaults. */
export async function readSite(db: Database): Promise<Site> {
  const stored = await db.select().from(settings).where(eq(settings.is_public, true)).orderBy(settings.key);
  let places: Site['places'] = {};
  let others: Group = defaults.settings;
  for (const { key, value } of stored) {
    if (!isOwnPlace(key)) {
      others = { ...others, [key]: merge(others[key], value) };
      continue;
    }
    // An invalid stored value would break every page, so the default is used.
    const merged = merge(defaults[key], value);
    const fitting = v.safeParse(Places, { [key]: key === 'menus' ? withoutInvalidItems(merged) : merged });
    if (fitting.success) places = { ...places, ...fitting.output };
  }
  return {
    places,
    settings: parseSettings(others, defaults.settings),
    languages: siteLanguages(places.i18n ?? defaults.i18n, others.localization),
  };
}

/** The startup object of a page: the defaults, overridden by the public settings. */
export async function buildStartup(
  db: Database,
  { baseUrl, headers, viewer, site }: RequestInfo,
): Promise<Startup> {
  const { places, settings: ofSite, languages } = site ?? (await readSite(db));
  const built = { ...defaults, ...places };
  const language = chooseLanguage({
    site: languages,
    headers,
    user: viewer.user,
  });
  const cookies = headers.get('cookie') ?? '';
  const hasConsented = readCookie(cookies, 'segno-cookie-consent') !== undefined;
  const workspaceId = Number(readCookie(cookies, 'segno-workspace'));
  return {
    ...built,
    i18n: {
      language,
      // The lines of an operator replace those of the language that the site has set.
      lines: { ...pageLines(language), ...(language === built.i18n.language && built.i18n.lines) },
    },
    user: viewer.user,
    guest_role: viewer.guest_role,
    // The cookie may name a workspace of another person, or one that the person has left.
    workspace: viewer.workspaces.has(workspaceId)
      ? ((await findWorkspace(db, viewer, workspaceId)) ?? defaultWorkspace)
      : defaultWorkspace,
    settings: ofSite,
    base_url: baseUrl,
    show_cookie_notice: built.cookie_notice !== null && !hasConsented,
    is_mobile_device: isMobile(headers),
  };
}

/** The languages of a site by its stored settings. An operator may have stored anything. */
export function siteLanguages(i18n: unknown, localization: unknown): SiteLanguages {
  const own = merge(defaults.i18n, i18n ?? {});
  const choices = merge(defaults.settings.localization, localization ?? {});
  const { language } = v.parse(v.fallback(v.object({ language: v.string() }), defaults.i18n), own);
  const { languages, detect } = v.parse(
    v.fallback(
      v.object({ languages: v.array(v.string()), detect: v.boolean() }),
      defaults.settings.localization,
    ),
    choices,
  );
  return { standard: language, offered: languages, detect };
}

/** Whether a request comes from a phone or tablet: by its client hint, or else by its user agent. */
export const isMobile = (headers: Headers) => {
  const hint = headers.get('sec-ch-ua-mobile');
  return hint ? hint === '?1' : /\bMobi|Android|iPhone|iPod/.test(headers.get('user-agent') ?? '');
};
