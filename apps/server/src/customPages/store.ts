import type { CustomPageResponse } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound, notSignedIn } from '../http/Problem.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { mayReadDrafts } from './policy.ts';
import { customPages } from './table.ts';

/** The custom page with an id or slug. No slug consists of digits only. */
export async function findCustomPage(
  db: Database,
  viewer: Viewer,
  idOrSlug: string,
): Promise<CustomPageResponse> {
  const isId = /^[1-9]\d{0,8}$/.test(idOrSlug);
  const [found] = await db
    .select()
    .from(customPages)
    .where(isId ? eq(customPages.id, Number(idOrSlug)) : eq(customPages.slug, idOrSlug));
  const mayEdit = mayReadDrafts(viewer);
  if (!found || (!found.published && !mayEdit)) throw notFound('There is no such page.');
  if (found.readers === 'signedIn' && !viewer.user) throw notSignedIn();
  const { id, slug, title, body, updated_at } = found;
  return {
    page: { id, slug, title, body, updated_at: updated_at.toISOString() },
    seo: {
      title: found.seo_title || title,
      description: found.seo_description || excerptOf(body),
      is_hidden: !found.published || found.readers !== 'everyone',
    },
  };
}

const longestExcerpt = 160;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The first words of a sanitised text, for search engines. */
function excerptOf(body: string): string | null {
  const text = body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= longestExcerpt) return text || null;
  return `${text.slice(0, longestExcerpt).replace(/\s+\S*$/, '')}…`;
}
