import {
  defaultWorkspace,
  MenuItem,
  readCookie,
  readSetting,
  settingNames,
  Startup,
  startupSettings,
} from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { showsAds } from '../ads/showsAds.ts';
import { chooseLanguage, type SiteLanguages } from '../i18n/chooseLanguage.ts';
import { siteLanguages } from '../i18n/siteLanguages.ts';
import { pageLines } from '../i18n/translations.ts';
import { changedLines } from '../translations/changedLines.ts';
import { appearanceOf } from '../settings/appearanceOf.ts';
import { readSettingRows, resolveSettings } from '../settings/store.ts';
import type { StoredSetting } from '../settings/storedValues.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { findWorkspace } from '../workspaces/store.ts';

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

/** Leaves out menu items with an invalid address, icon or condition, so that the others are shown. */
const withoutInvalidItems = (menus: unknown) =>
  Array.isArray(menus)
    ? menus.map((menu: unknown) =>
        isGroup(menu) && Array.isArray(menu.items)
          ? { ...menu, items: menu.items.filter((item) => v.is(MenuItem, item)) }
          : menu,
      )
    : menus;

/** The countries with these orders of dates. Only English has several. */
const countries = { dayFirst: 'GB', monthFirst: 'US', yearFirst: 'SE' } as const;

function formatLocale(language: string, settings: Startup['settings']): { locale?: string } {
  const format = readSetting(settings, 'dates.format');
  return language === 'en' && format && format !== 'language' ? { locale: `en-${countries[format]}` } : {};
}

const Places = v.pick(Startup, ['themes', 'menus', 'branding', 'cookie_notice', 'i18n']);

/** What the operator of the site has set: top-level properties of the startup object, and its `settings`. */
export interface Site {
  places: v.InferOutput<typeof Places>;
  settings: Startup['settings'];
  languages: SiteLanguages;
  /** The version of the published appearance, also of values that pages do not get. */
  appearanceVersion: string;
}

/** Nests values by their dotted names. */
const nest = (values: Group): Group => {
  const nested: Group = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const parts = name.split('.');
    const last = parts.pop() ?? name;
    let group = nested;
    for (const part of parts) group = (group[part] ??= {}) as Group;
    group[last] = value;
  }
  return nested;
};

/** The public settings: those of the environment, the stored ones, or the defaults. */
export const readSite = async (db: Database): Promise<Site> => siteOf(await readSettingRows(db));

/** The public settings by the stored rows. */
export function siteOf(rows: readonly StoredSetting[]): Site {
  const visible = rows
    .filter(({ is_public }) => is_public)
    .map((row) => (row.key === 'menus' ? { ...row, value: withoutInvalidItems(row.value) } : row));
  const values = resolveSettings(visible);
  const valuesOf = (names: readonly string[]) =>
    nest(Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))));
  return {
    places: v.parse(Places, valuesOf(Object.keys(startupSettings))),
    settings: valuesOf(settingNames),
    languages: siteLanguages(values),
    appearanceVersion: appearanceOf(resolveSettings(rows)).version,
  };
}

/** The startup object of a page: the defaults, overridden by the public settings. */
export async function buildStartup(
  db: Database,
  { baseUrl, headers, viewer, site }: RequestInfo,
): Promise<Startup> {
  const { places: built, settings: ofSite, languages, appearanceVersion } = site ?? (await readSite(db));
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
      ...formatLocale(language, ofSite),
      // The lines of an operator replace those of the language that the site has set.
      lines: {
        ...pageLines(language),
        ...(language === built.i18n.language && built.i18n.lines),
        ...(await changedLines(db, language)),
      },
    },
    user: viewer.user,
    ...(viewer.actor && { actor: { name: viewer.actor.name } }),
    guest_role: viewer.guest_role,
    // The cookie may name a workspace of another person, or one that the person has left.
    workspace: viewer.workspaces.has(workspaceId)
      ? ((await findWorkspace(db, viewer, workspaceId)) ?? defaultWorkspace)
      : defaultWorkspace,
    settings: settingsOf(ofSite, viewer),
    base_url: baseUrl,
    appearance_version: appearanceVersion,
    show_cookie_notice: built.cookie_notice !== null && !hasConsented,
    is_mobile_device: isMobile(headers),
  };
}

/** The settings of a page: without the slots of advertisements for who sees none (AD-2). */
function settingsOf(ofSite: Site['settings'], viewer: Viewer): Site['settings'] {
  const ads = (ofSite as Group).ads;
  if (!isGroup(ads) || showsAds(viewer, ads.hide_for_subscribers !== false)) return ofSite;
  return { ...ofSite, ads: { ...ads, heights: {} } };
}

/** Whether a request comes from a phone or tablet: by its client hint, or else by its user agent. */
export const isMobile = (headers: Headers) => {
  const hint = headers.get('sec-ch-ua-mobile');
  return hint ? hint === '?1' : /\bMobi|Android|iPhone|iPod/.test(headers.get('user-agent') ?? '');
};
