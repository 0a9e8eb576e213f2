import { searchTypes, type SearchResults, type SearchType } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { contentKinds } from '../content/contentKinds.ts';
import type { Database } from '../db/Database.ts';
import { hiddenInSearch, hiddenTracks } from '../hides/store.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { searchTerms } from '../records/normalize.ts';

/** Below this length a word matches the beginnings of words only. */
const substringLength = 3;
/** Up to this length a query with two swapped letters shares too few trigrams with the intended name. */
const longestSwapped = 8;
/** Maximum number of characters for the similarity comparison, whose time grows with the number of trigrams. */
const longestSimilar = 50;

/** In characters, where a letter outside the basic plane is one. */
const lengthOf = (text: string) => Array.from(text).length;

/** Escapes a text for a `like` pattern. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The text anywhere in another. */
const inside = (text: string) => `%${escapePattern(text)}%`;

/** The variants of a word with two adjacent letters swapped. */
const swapsOf = (word: string) => {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index];
    if (before === undefined || before === letter) return [];
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('');
  });
};

interface SearchInput {
  query: string;
  types: readonly SearchType[];
  limit: number;
  /** Whether similarly spelled names are found. @default true */
  isSimilar?: boolean;
  /** How much popularity counts in the order, from 0 to 1. @default 0 */
  popularity?: number;
}

/** The ids of the best matches of each kind, best first. The migration `search_function` describes the ranking. */
async function findIds(
  db: Database,
  { query: written, types, limit, isSimilar }: Required<Omit<SearchInput, 'popularity'>>,
): Promise<Record<SearchType, number[]>> {
  const ids = Object.fromEntries(searchTypes.map((type) => [type, [] as number[]])) as Record<
    SearchType,
    number[]
  >;
  const { text: query, words } = searchTerms(written);
  if (!query) return ids;
  const longest = words.reduce((long, word) => (lengthOf(word) > lengthOf(long) ? word : long));
  const isShort = (word: string) => lengthOf(word) < substringLength;
  // A character of these scripts is a word of its own, which is rare enough to read its index.
  const isRare = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(longest);
  const patterns = {
    words: words.map((word) => (isShort(word) ? `% ${escapePattern(word)}%` : inside(word))),
    longest: isShort(longest)
      ? [`${escapePattern(longest)}%`, `% ${escapePattern(longest)}%`]
      : [inside(longest)],
    swaps:
      !isSimilar || query.includes(' ') || lengthOf(query) > longestSwapped ? [] : swapsOf(query).map(inside),
  };
  // Trigrams consist of letters and digits. A comparison with a text that has none would read the whole index.
  const hasTrigrams = /[\p{L}\p{N}]/u.test(query);
  const isCommon = (isShort(longest) && !isRare) || !hasTrigrams;
  // Words of one or two letters are similar to parts of most texts.
  const spelled =
    isSimilar && hasTrigrams && !(isShort(longest) && words.length > 1)
      ? Array.from(words.join(' ')).slice(0, longestSimilar).join('')
      : '';
  // A select of Drizzle's, which is prepared.
  const found = await db.select({ type: sql<SearchType>`type`, id: sql<number>`id` }).from(
    sql`search_records(${query}, ${escapePattern(query)}, ${sql.param(patterns.words)}::text[],
        ${sql.param(patterns.longest)}::text[], ${isCommon}, ${sql.param(patterns.swaps)}::text[], ${spelled},
        ${sql.param(types)}::text[], ${limit})`,
  );
  for (const { type, id } of found) ids[type].push(id);
  return ids;
}

/** So many times the matches that are wanted are considered where popularity counts. */
const considered = 3;

/** Orders matches by their place and the place of their popularity, of which `weight` counts so much. */
async function byPopularity(
  db: Database,
  ids: Record<SearchType, number[]>,
  weight: number,
  limit: number,
): Promise<Record<SearchType, number[]>> {
  const found = searchTypes.flatMap((type) => ids[type].map((id) => ({ type, id })));
  if (found.length === 0) return ids;
  const rows = await db
    .select({ type: sql<SearchType>`type`, id: sql<number>`id`, popularity: sql<number>`popularity` })
    .from(
      sql`(select r.type, r.id, r.popularity::integer as popularity from searchable_records r
        join unnest(${sql.param(found.map(({ type }) => type))}::text[], ${sql.param(found.map(({ id }) => id))}::integer[])
          w (type, id) on w.type = r.type and w.id = r.id) popular`,
    );
  const ordered = searchTypes.map((type) => {
    const popular = rows
      .filter((row) => row.type === type)
      .toSorted((a, b) => b.popularity - a.popularity)
      .map(({ id }) => id);
    const places = new Map(
      ids[type].map((id, place) => [id, (1 - weight) * place + weight * popular.indexOf(id)]),
    );
    const placeOf = (id: number) => places.get(id) ?? 0;
    return [type, ids[type].toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, limit)] as const;
  });
  return Object.fromEntries(ordered) as Record<SearchType, number[]>;
}

/** The best matches of each kind. If no kind has enough, kinds without matches get similarly spelled names. */
export async function search(
  db: Database,
  viewer: Viewer,
  { query, types, limit, isSimilar = true, popularity = 0 }: SearchInput,
): Promise<SearchResults> {
  const ids =
    popularity === 0
      ? await findIds(db, { query, types, limit, isSimilar })
      : await byPopularity(
          db,
          await findIds(db, { query, types, limit: limit * considered, isSimilar }),
          popularity,
          limit,
        );
  const found = await Promise.all(
    searchTypes.map(async (type) => [type, await contentKinds[type].byIds(db, viewer, ids[type])] as const),
  );
  return { query, results: Object.fromEntries(found) as SearchResults['results'] };
}

/** The results for a person who hides something from the search; null for all others. */
export async function searchUnhidden(
  db: Database,
  viewer: SignedInViewer,
  input: Parameters<typeof search>[2],
  run: (work: () => Promise<SearchResults>) => Promise<SearchResults>,
): Promise<SearchResults | null> {
  const hidden = await hiddenInSearch(db, viewer);
  if (!hidden) return null;
  const { query, results } = await run(() => search(db, viewer, input));
  const trackIds = results.tracks.map(({ id }) => id);
  const tracks = await hiddenTracks(db, viewer, 'search', trackIds);
  return {
    query,
    results: {
      ...results,
      tracks: results.tracks.filter(({ id }) => !tracks.has(id)),
      albums: results.albums.filter(({ artists }) => !artists.some(({ id }) => hidden.artist.has(id))),
      artists: results.artists.filter(({ id }) => !hidden.artist.has(id)),
      genres: results.genres.filter(({ id }) => !hidden.genre.has(id)),
      tags: results.tags.filter(({ id }) => !hidden.tag.has(id)),
    },
  };
}
