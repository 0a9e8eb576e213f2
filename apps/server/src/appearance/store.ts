import {
  type AppearanceResponse,
  type AppearanceInput,
  type AppearanceValues,
  type CustomCode,
  noCustomCode,
  standardLandingOrder,
} from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { sanitizePage } from '../records/sanitizeHtml.ts';
import { appearanceOf } from '../settings/appearanceOf.ts';
import { readSettings, writeSettings } from '../settings/store.ts';
import { appearanceReleases } from './table.ts';

/** The published appearance. */
export const readAppearance = async (db: Database): Promise<AppearanceResponse> =>
  appearanceOf(await readSettings(db));

/** Publishes an appearance. Throws a 409 when somebody has published another one since `version`. */
export async function publishAppearance(
  db: Database,
  userId: number | null,
  { values: given, version, reason = null }: AppearanceInput,
  name: string | null = null,
): Promise<AppearanceResponse> {
  const values = cleaned(given);
  const { branding, homepage, landing, seo, code, themes, menus } = values;
  const current = await readAppearance(db);
  if (current.version !== version)
    throw new Problem({
      status: 409,
      code: 'changed_meanwhile',
      message: 'Somebody else has published another appearance meanwhile. Load it before you publish yours.',
    });
  await recordRelease(db, current.values, { name, values, reason, published_by: userId });
  await writeSettings(db, {
    'branding.site_name': branding.site_name,
    'branding.logo_light': branding.logo_light,
    'branding.logo_dark': branding.logo_dark,
    'homepage.type': homepage.type,
    'homepage.value': homepage.value,
    // A value that is the default is not stored, so that pages do not carry it.
    'branding.favicon': branding.favicon ?? undefined,
    'landing.title': landing.title,
    'landing.text': landing.text,
    'landing.image': landing.image ?? undefined,
    'landing.actions': landing.actions.length > 0 ? landing.actions : undefined,
    'landing.primary': landing.primary.length > 0 ? landing.primary : undefined,
    'landing.secondary': landing.secondary.length > 0 ? landing.secondary : undefined,
    'landing.order': landing.order.join() === standardLandingOrder.join() ? undefined : landing.order,
    'seo.pages': Object.keys(seo).length > 0 ? seo : undefined,
    custom_code: hasCode(code) ? code : null,
    themes,
    menus,
  });
  return readAppearance(db);
}

const hasCode = ({ css, html, frame }: CustomCode) => css !== '' || html !== '' || frame !== '';

/** The code that is added to every page. */
export const readCustomCode = async (db: Database): Promise<CustomCode> =>
  (await readSettings(db)).custom_code ?? noCustomCode;

/** The values as they are stored: valid, and without code in the HTML. Throws a 422 otherwise. */
export function cleaned(values: AppearanceValues): AppearanceValues {
  requireThemes(values);
  return { ...values, code: { ...values.code, html: sanitizePage(values.code.html) } };
}

/** Keeps what is published. The first time also what was there before, so that the history leads back to it. */
async function recordRelease(
  db: Database,
  before: AppearanceValues,
  release: typeof appearanceReleases.$inferInsert,
) {
  if ((await db.$count(appearanceReleases)) === 0)
    await db
      .insert(appearanceReleases)
      .values({ values: before, created_at: sql`now() - interval '1 second'` });
  await db.insert(appearanceReleases).values(release);
}

/** A site has at least one theme, and ids name one theme each. */
function requireThemes({ themes: { all, default_id } }: AppearanceValues) {
  const ids = new Set(all.map(({ id }) => id));
  const isValid = all.length > 0 && ids.size === all.length && (default_id === null || ids.has(default_id));
  if (!isValid)
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Keep at least one theme.',
      fields: { themes: 'Keep at least one theme.' },
    });
}
