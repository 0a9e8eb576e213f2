import { readCookie, Startup } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { defaults } from './defaults.ts';
import { settings } from './table.ts';

/** What the startup object takes from the request for a page. */
export interface RequestInfo {
  /** The address of the site, without a slash at its end. */
  baseUrl: string;
  headers: Headers;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `over` laid over `under`, group by group; anything but a group replaces what was there. */
const merge = (under: unknown, over: unknown): unknown =>
  isGroup(under) && isGroup(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => [
          key,
          key in over ? merge(under[key], over[key]) : under[key],
        ]),
      )
    : over;

/** Rows of `settings` that have a place of their own in the startup object; all others are in its `settings`. */
const ownPlaces = ['guest_role', 'themes', 'menus', 'branding', 'cookie_notice', 'i18n'] as const;
const isOwnPlace = (key: string): key is (typeof ownPlaces)[number] =>
  (ownPlaces as readonly string[]).includes(key);

const Places = v.partial(v.pick(Startup, ownPlaces));

/** All that a page is told before its first request: the defaults, with the public settings laid over them. */
export async function buildStartup(db: Database, { baseUrl, headers }: RequestInfo): Promise<Startup> {
  const stored = await db.select().from(settings).where(eq(settings.is_public, true)).orderBy(settings.key);
  let places: v.InferOutput<typeof Places> = {};
  let others: Group = defaults.settings;
  for (const { key, value } of stored) {
    if (!isOwnPlace(key)) {
      others = { ...others, [key]: merge(others[key], value) };
      continue;
    }
    // A stored value that does not fit would break every page; the default does not.
    const fitting = v.safeParse(Places, { [key]: merge(defaults[key], value) });
    if (fitting.success) places = { ...places, ...fitting.output };
  }
  const built = { ...defaults, ...places };
  const hasConsented = readCookie(headers.get('cookie') ?? '', 'segno-cookie-consent') !== undefined;
  return {
    ...built,
    user: null,
    settings: others,
    base_url: baseUrl,
    show_cookie_notice: built.cookie_notice !== null && !hasConsented,
    is_mobile_device: isMobile(headers),
  };
}

/** Whether a request comes from a phone or tablet: by its client hint, or else by its user agent. */
export const isMobile = (headers: Headers) => {
  const hint = headers.get('sec-ch-ua-mobile');
  return hint ? hint === '?1' : /\bMobi|Android|iPhone|iPod/.test(headers.get('user-agent') ?? '');
};
