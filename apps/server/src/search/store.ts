import { searchTypes, type SearchResults, type SearchType } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { nameKey } from '../catalogue/columns.ts';
import { contentKinds } from '../catalogue/contentKinds.ts';
import type { Database } from '../db/Database.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { searchTerms, type SearchTerms } from './normalize.ts';

/** The columns of a kind that a search reads. */
const subjectOf = (type: SearchType) => {
  const { listing, search } = contentKinds[type];
  return { table: listing.table, id: listing.id, visible: listing.visible, ...search };
};

/** Below this length a query matches the beginnings of words only. */
const substringLength = 3;
/** Maximum number of matches that are ranked. Beyond it, names that begin with the word take precedence. */
const mostRanked = 2000;
/** Up to this length a query with two swapped letters shares too few trigrams with the intended name. */
const longestSwapped = 8;
/** Maximum number of characters for the similarity comparison, whose time grows with the number of trigrams. */
const longestSimilar = 50;

/** In characters, where a letter outside the basic plane is one. */
const lengthOf = (text: string) => Array.from(text).length;

/** Escapes a text for a `like` pattern. */
const like = (before: string, text: string, after: string) =>
  `${before}${text.replace(/[\\%_]/g, String.raw`\$&`)}${after}`;

const any = (column: PgColumn | SQL, patterns: string[]) =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${column} like ${pattern}`),
    sql` or `,
  )})`;

/** Condition that a word begins with the term; a longer term may match anywhere. */
const contains = (column: PgColumn | SQL, term: string) =>
  lengthOf(term) < substringLength
    ? any(column, [like('', term, '%'), like('% ', term, '%')])
    : any(column, [like('%', term, '%')]);

/** Condition that every word matches, in any order. */
const containsAll = (column: PgColumn | SQL, words: string[]) =>
  sql.join(
    words.map((term) => contains(column, term)),
    sql` and `,
  );

const union = (queries: SQL[]) =>
  sql.join(
    queries.map((query) => sql`(${query})`),
    sql` union all `,
  );

type Found = { type: SearchType; id: number };

/** The most popular records of one kind that meet a condition. */
const popular = (type: SearchType, condition: SQL, limit: number): SQL => {
  const { table, id, popularity, visible } = subjectOf(type);
  return sql`select ${type}::text as type, ${id} as id from ${table} where ${visible} and ${condition}
    order by ${popularity} desc, ${id} desc limit ${limit}`;
};

/** Maximum number of artists of one name that are considered. */
const mostNamesakes = 3;

/** Records of an artist whose name, or its first words, is the query. They rank before records named after them. */
function ownQueries(type: SearchType, query: string, limit: number): SQL[] {
  const { id: recordId, credits: credit } = subjectOf(type);
  if (!credit) return [];
  const { table, id, name, popularity, visible } = subjectOf('artists');
  const key = like('', Array.from(query).slice(0, 30).join(''), '%');
  const isCalledSo = sql`${nameKey(name)} like ${key} and (${name} = ${query} or ${name} like ${like('', query, ' %')})`;
  const called = sql`select ${id} from ${table} where ${visible} and ${isCalledSo}
    order by ${name} = ${query} desc, ${popularity} desc limit ${mostNamesakes}`;
  const own = sql`select ${credit.record} from ${credit.table}
    where ${credit.artist} in (${called}) and ${credit.role} = 'primary'`;
  return [popular(type, sql`${recordId} in (${own})`, limit)];
}

/**
 * The best matches: exact names, records of a matching artist, then names that begin with the query. An index has them,
 * so most searches need no other statement.
 */
function beginningQueries(type: SearchType, { text: query }: SearchTerms, limit: number): SQL[] {
  const { table, id, name, popularity, visible } = subjectOf(type);
  const beginning = like('', query, '%');
  // The index by name holds the first 30 characters.
  const startsSo = sql`(${nameKey(name)} like ${like('', Array.from(query).slice(0, 30).join(''), '%')} and ${name} like ${beginning})`;
  // For one letter the index would return too many rows: reading by popularity is faster.
  if (lengthOf(query) === 1) {
    return [
      popular(type, sql`(${startsSo} and ${name} = ${query})`, limit),
      popular(type, any(name, [beginning]), limit),
    ];
  }
  const own = ownQueries(type, query, limit);
  if (own.length > 0) {
    return [
      popular(type, sql`(${startsSo} and ${name} = ${query})`, limit),
      ...own,
      popular(type, startsSo, limit),
    ];
  }
  return [
    sql`select ${type}::text as type, ${id} as id from ${table} where ${visible} and ${startsSo}
      order by ${name} = ${query} desc, ${popularity} desc, ${id} desc limit ${limit}`,
  ];
}

/** Other literal matches, best first: the beginning of a word, the rest of the name, an artist's name. */
function insideQueries(type: SearchType, { text: query, words }: SearchTerms, limit: number): SQL[] {
  const { table, id, name, text, popularity, visible } = subjectOf(type);
  if (!query.includes(' ') && lengthOf(query) < substringLength) {
    return [...new Set([name, text])].map((column) => popular(type, contains(column, query), limit));
  }
  const found = sql`found.name`;
  return [
    sql`select ${type}::text as type, found.id from (
      select ${id} as id, ${name} as name, ${popularity} as popularity from ${table}
      where ${visible} and ${containsAll(text, words)} limit ${mostRanked}
    ) found
    order by case
      when ${found} = ${query} then 0
      when ${found} like ${like('', query, '%')} then 1
      when ${found} like ${like('% ', query, '%')} then 2
      when ${containsAll(found, words)} then 3
      else 4 end,
      found.popularity desc, found.id desc
    limit ${limit}`,
  ];
}

/** The variants of a word with two adjacent letters swapped. */
const swaps = (word: string) => {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index];
    if (before === undefined || before === letter) return [];
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('');
  });
};

/** Matches of a short query with two adjacent letters swapped. */
function swappedQueries(type: SearchType, { text: query }: SearchTerms, limit: number): SQL[] {
  if (query.includes(' ') || lengthOf(query) > longestSwapped) return [];
  const swapped = swaps(query).map((word) => like('%', word, '%'));
  return swapped.length > 0 ? [popular(type, any(subjectOf(type).text, swapped), limit)] : [];
}

/** Minimum word similarity of a misspelt query and a name, from 0 to 1. */
const alike = 0.6;
/** The same when no kind had a match. The lower it is, the more names have to be compared. */
const hardlyAlike = 0.4;

/** Similar names, nearest first. The setting does not depend on a row, so it is made before the first row is read. */
function similarQuery(type: SearchType, query: string, similarity: number, limit: number): SQL {
  const { table, id, text, popularity, visible } = subjectOf(type);
  return sql`select ${type}::text as type, found.id from (
      select ${id} as id, ${text} as text, ${popularity} as popularity from ${table}
      where (select set_config('pg_trgm.word_similarity_threshold', ${String(similarity)}, true)) is not null
        and ${visible} and ${query} <% ${text} limit ${mostRanked}
    ) found
    order by word_similarity(${query}, found.text) desc, found.popularity desc, found.id desc
    limit ${limit}`;
}

/** The best matches of each kind. If no kind has enough, kinds without matches get similarly spelled names. */
export async function search(
  db: Database,
  viewer: Viewer,
  { query: written, types, limit }: { query: string; types: readonly SearchType[]; limit: number },
): Promise<SearchResults> {
  const terms = searchTerms(written);
  const ids = Object.fromEntries(searchTypes.map((type) => [type, [] as number[]])) as Record<
    SearchType,
    number[]
  >;
  const ask = async (queries: SQL[]) => {
    if (queries.length === 0) return;
    for (const { type, id } of (await db.execute<Found>(union(queries))).rows) {
      if (ids[type].length < limit && !ids[type].includes(id)) ids[type].push(id);
    }
  };
  const lacking = () => types.filter((type) => ids[type].length < limit);
  const empty = () => types.filter((type) => ids[type].length === 0);
  if (terms.text) {
    await ask(types.flatMap((type) => beginningQueries(type, terms, limit)));
    await ask(lacking().flatMap((type) => insideQueries(type, terms, limit)));
    // A query that fills a list is not misspelt.
    const isKnown = types.some((type) => ids[type].length >= limit);
    if (!isKnown && lengthOf(terms.text) >= substringLength) {
      await ask(empty().flatMap((type) => swappedQueries(type, terms, limit)));
      const spelled = Array.from(terms.words.join(' ')).slice(0, longestSimilar).join('');
      await ask(empty().map((type) => similarQuery(type, spelled, alike, limit)));
      if (empty().length === types.length) {
        await ask(types.map((type) => similarQuery(type, spelled, hardlyAlike, limit)));
      }
    }
  }
  const found = await Promise.all(
    searchTypes.map(async (type) => [type, await contentKinds[type].byIds(db, viewer, ids[type])] as const),
  );
  return { query: written, results: Object.fromEntries(found) as SearchResults['results'] };
}
