import { maxSearchLength } from '@segno/data/contract';
import * as v from 'valibot';
import { createRecentList } from './createRecentList.ts';
import { keepHasSearched } from './marks.ts';

/** The recent searches of this browser whose results were used. */
export const recentSearches = createRecentList({
  key: 'segno.recent.searches',
  item: v.pipe(v.string(), v.minLength(1), v.maxLength(maxSearchLength)),
  limit: 10,
  isSame: (a, b) => a.toLowerCase() === b.toLowerCase(),
});

const keepCookie = () => keepHasSearched(recentSearches.read().length > 0);

export function addRecentSearch(query: string) {
  recentSearches.add(query.trim().replaceAll(/\s+/g, ' '));
  keepCookie();
}

export function removeRecentSearch(query: string) {
  recentSearches.remove(query);
  keepCookie();
}

export function clearRecentSearches() {
  recentSearches.clear();
  keepCookie();
}
