import type { SearchResults, SearchType } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { albumsByIds } from '../albums/store.ts';
import { albums } from '../albums/table.ts';
import { artistsByIds } from '../artists/store.ts';
import { artists } from '../artists/table.ts';
import { nameKey } from '../catalogue/columns.ts';
import type { Database } from '../db/Database.ts';
import { genresByIds } from '../genres/store.ts';
import { genres } from '../genres/table.ts';
import { playlistsByIds } from '../playlists/store.ts';
import { playlists } from '../playlists/table.ts';
import { tagsByIds } from '../tags/store.ts';
import { tags } from '../tags/table.ts';
import { tracksByIds } from '../tracks/store.ts';
import { tracks } from '../tracks/table.ts';
import { searchTerms, type SearchTerms } from './normalize.ts';

interface Subject {
  table: PgTable;
  id: PgColumn;
  /** The normalised name, which decides how good a match is. */
  name: PgColumn;
  /** What is looked through: the name, or more than it. */
  text: PgColumn;
  popularity: PgColumn;
  visible: SQL;
}

const subjects: Record<SearchType, Subject> = {
  tracks: {
    table: tracks,
    id: tracks.id,
    name: tracks.search_name,
    text: tracks.search_text,
    popularity: tracks.plays_count,
    visible: sql`${tracks.status} = 'published'`,
  },
  albums: {
    table: albums,
    id: albums.id,
    name: albums.search_name,
    text: albums.search_text,
    popularity: albums.plays_count,
    visible: sql`${albums.status} = 'published'`,
  },
  artists: {
    table: artists,
    id: artists.id,
    name: artists.search_name,
    text: artists.search_name,
    popularity: artists.plays_count,
    visible: sql`${artists.status} = 'published'`,
  },
  playlists: {
    table: playlists,
    id: playlists.id,
    name: playlists.search_name,
    text: playlists.search_name,
    popularity: playlists.plays_count,
    visible: sql`${playlists.public}`,
  },
  genres: {
    table: genres,
    id: genres.id,
    name: genres.search_name,
    text: genres.search_name,
    popularity: genres.tracks_count,
    visible: sql`true`,
  },
  tags: {
    table: tags,
    id: tags.id,
    name: tags.search_name,
    text: tags.search_name,
    popularity: tags.tracks_count,
    visible: sql`true`,
  },
};

/** How alike a misspelt query and the best stretch of a name must be, from 0 to 1. */
const leastSimilarity = 0.4;
/** Below this length a query matches the beginnings of words only. */
const substringLength = 3;
/** So many finds are compared with each other; of a word that is in more of them, those that begin with it lead. */
const mostRanked = 3000;
/** Up to this length a query with two letters swapped shares too few trigrams with what was meant. */
const longestSwapped = 8;
/** So many characters of a query are compared letter by letter with names, for each of which every trigram costs time. */
const longestSimilar = 50;

/** In characters, where a letter outside the basic plane is one. */
const lengthOf = (text: string) => Array.from(text).length;

/** A pattern for `like`, in which nothing of the text is a wildcard. */
const like = (before: string, text: string, after: string) =>
  `${before}${text.replace(/[\\%_]/g, String.raw`\$&`)}${after}`;

const any = (column: PgColumn | SQL, patterns: string[]) =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${column} like ${pattern}`),
    sql` or `,
  )})`;

/** Holds where a word begins with the term, or, of longer terms, anywhere. */
const contains = (column: PgColumn | SQL, term: string) =>
  lengthOf(term) < substringLength
    ? any(column, [like('', term, '%'), like('% ', term, '%')])
    : any(column, [like('%', term, '%')]);

/** Every word, in any order. */
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

/** The most popular of one kind that fulfil a condition. */
const popular = (type: SearchType, condition: SQL, limit: number): SQL => {
  const { table, id, popularity, visible } = subjects[type];
  return sql`select ${type}::text as type, ${id} as id from ${table} where ${visible} and ${condition}
    order by ${popularity} desc, ${id} desc limit ${limit}`;
};

/**
 * What holds the query as it is written, best first: the name itself, its beginning, a word's beginning, the rest of
 * the name, and what else is looked through. The first two have an index of their own, and with it all of what is best.
 */
function directQueries(type: SearchType, { text: query, words }: SearchTerms, limit: number): SQL[] {
  const { table, id, name, text, popularity, visible } = subjects[type];
  const beginning = like('', query, '%');
  const inside = like('% ', query, '%');
  // The index by name holds the first 30 characters.
  const startsSo = sql`(${nameKey(name)} like ${like('', Array.from(query).slice(0, 30).join(''), '%')} and ${name} like ${beginning})`;
  const best = [
    popular(type, sql`(${startsSo} and ${name} = ${query})`, limit),
    // Of one letter the index would give too many: the first few by popularity are sooner found.
    popular(type, lengthOf(query) === 1 ? any(name, [beginning]) : startsSo, limit),
  ];
  if (!query.includes(' ') && lengthOf(query) < substringLength) {
    return [
      ...best,
      ...[...new Set([name, text])].map((column) => popular(type, contains(column, query), limit)),
    ];
  }
  const found = sql`found.name`;
  return [
    ...best,
    sql`select ${type}::text as type, found.id from (
      select ${id} as id, ${name} as name, ${popularity} as popularity from ${table}
      where ${visible} and ${containsAll(text, words)} limit ${mostRanked}
    ) found
    order by case
      when ${found} = ${query} then 0
      when ${found} like ${beginning} then 1
      when ${found} like ${inside} then 2
      when ${containsAll(found, words)} then 3
      else 4 end,
      found.popularity desc, found.id desc
    limit ${limit}`,
  ];
}

/** The words that have two neighbouring letters of a word the other way round. */
const swaps = (word: string) => {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index];
    if (before === undefined || before === letter) return [];
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('');
  });
};

/** What has two neighbouring letters of a short query the other way round. */
function swappedQueries(type: SearchType, { text: query }: SearchTerms, limit: number): SQL[] {
  if (query.includes(' ') || lengthOf(query) > longestSwapped) return [];
  const swapped = swaps(query).map((word) => like('%', word, '%'));
  return swapped.length > 0 ? [popular(type, any(subjects[type].text, swapped), limit)] : [];
}

/** What is like the query, nearest first. */
function similarQuery(type: SearchType, { words }: SearchTerms, limit: number): SQL {
  const query = Array.from(words.join(' ')).slice(0, longestSimilar).join('');
  const { table, id, text, popularity, visible } = subjects[type];
  return sql`select ${type}::text as type, ${id} as id from ${table}
    where ${visible} and ${query} <% ${text}
    order by word_similarity(${query}, ${text}) desc, ${popularity} desc, ${id} desc
    limit ${limit}`;
}

/** The best matches of each kind. Misspelt queries are looked for only where the written one finds too little. */
export async function search(
  db: Database,
  { query: written, types, limit }: { query: string; types: readonly SearchType[]; limit: number },
): Promise<SearchResults> {
  const terms = searchTerms(written);
  const ids = Object.fromEntries(Object.keys(subjects).map((type) => [type, []])) as unknown as Record<
    SearchType,
    number[]
  >;
  const add = (rows: Found[]) => {
    for (const { type, id } of rows) {
      if (ids[type].length < limit && !ids[type].includes(id)) ids[type].push(id);
    }
  };
  const lacking = () => types.filter((type) => ids[type].length < limit);
  const ask = async (from: Database, queries: SQL[]) => {
    if (queries.length > 0) add((await from.execute<Found>(union(queries))).rows);
  };
  if (terms.text) {
    await ask(
      db,
      types.flatMap((type) => directQueries(type, terms, limit)),
    );
    if (lengthOf(terms.text) >= substringLength) {
      await ask(
        db,
        lacking().flatMap((type) => swappedQueries(type, terms, limit)),
      );
      if (lacking().length > 0) {
        await db.transaction(async (tx) => {
          await tx.execute(
            sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
          );
          await ask(
            tx,
            lacking().map((type) => similarQuery(type, terms, limit)),
          );
        });
      }
    }
  }
  return {
    query: written,
    results: {
      tracks: await tracksByIds(db, ids.tracks),
      albums: await albumsByIds(db, ids.albums),
      artists: await artistsByIds(db, ids.artists),
      playlists: await playlistsByIds(db, ids.playlists),
      genres: await genresByIds(db, ids.genres),
      tags: await tagsByIds(db, ids.tags),
    },
  };
}
