import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Removes queries with a key that begins with `queryKey`, whose record no longer exists. One of the page on the screen is
 * removed when the page is left, because it would be read again at once.
 */
export function removeWhenLeft(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache();
  const queries = new Set(cache.findAll({ queryKey }));
  const removeUnused = () => {
    for (const query of queries)
      if (query.getObserversCount() === 0) {
        queries.delete(query);
        cache.remove(query);
      }
  };
  removeUnused();
  if (queries.size === 0) return;
  const stop = cache.subscribe(({ type }) => {
    if (type !== 'observerRemoved') return;
    removeUnused();
    if (queries.size === 0) stop();
  });
}
