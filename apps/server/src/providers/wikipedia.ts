import * as v from 'valibot';
import { escapeHtml } from '../escapeHtml.ts';
import { normalize } from '../records/normalize.ts';
import { fetchJson, type Outside } from './fetchJson.ts';

const Pages = v.object({ pages: v.array(v.object({ key: v.string(), title: v.string() })) });
const Picture = v.object({ source: v.string() });
const Summary = v.object({
  type: v.string(),
  extract: v.string(),
  thumbnail: v.optional(Picture),
  originalimage: v.optional(Picture),
  content_urls: v.object({ desktop: v.object({ page: v.string() }) }),
});

export interface FoundArticle {
  /** HTML with the source, as its licence asks for. */
  biography: string;
  /** The addresses of the picture, the largest first. */
  pictures: string[];
  page: string;
}

/** The article about an artist; null when there is none, or only one that lists several meanings. */
export async function findArticle(
  outside: Outside,
  { address, token }: { address: string; token: string | null },
  artist: string,
): Promise<FoundArticle | null> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const search = new URL('/w/rest.php/v1/search/page', address);
  search.search = new URLSearchParams({ q: artist, limit: '5' }).toString();
  const found = await fetchJson(outside, Pages, search, headers);
  // "Nadia Voss (musician)" is about Nadia Voss.
  const page = found?.pages.find(
    ({ title }) => normalize(title.replace(/ \([^)]*\)$/, '')) === normalize(artist),
  );
  if (!page) return null;
  const url = new URL(`/api/rest_v1/page/summary/${encodeURIComponent(page.key)}`, address);
  const summary = await fetchJson(outside, Summary, url, headers);
  if (!summary || summary.type !== 'standard' || summary.extract.trim() === '') return null;
  const link = summary.content_urls.desktop.page;
  const href = /^https?:\/\//.test(link) ? link : url.href;
  return {
    biography: `<p>${escapeHtml(summary.extract)}</p><p><a href="${escapeHtml(href)}">Wikipedia</a>, CC BY-SA 4.0</p>`,
    pictures: [summary.originalimage, summary.thumbnail].flatMap((each) => each?.source ?? []),
    page: href,
  };
}
