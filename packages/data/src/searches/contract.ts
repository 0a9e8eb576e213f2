import * as v from 'valibot';
import { maxSearchLength } from '../search/contract.ts';
import { Id } from '../shared/contract.ts';

/** The number of recent searches that are kept. */
export const maxRecentSearches = 20;

export const RecentSearch = v.object({ id: Id, query: v.string() });
export type RecentSearch = v.InferOutput<typeof RecentSearch>;

/** The recent searches of the signed-in person, latest first. */
export const RecentSearches = v.object({ searches: v.array(RecentSearch) });

/** The body of POST me/searches. */
export const NewSearch = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxSearchLength)),
});
