import { addSearchMutation, recentSearchesQuery, removeSearchMutation, useStartup } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  addRecentSearch,
  clearRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './recentSearches.ts';

const none: readonly string[] = [];

/** The recent searches: of the signed-in person on all devices, of a guest in this browser. */
export function useRecentSearches() {
  const isSignedIn = useStartup().user !== null;
  const local = useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => none);
  const { data: kept } = useQuery({ ...recentSearchesQuery(), enabled: isSignedIn });
  const { mutateAsync: addKept } = useMutation(addSearchMutation());
  const { mutateAsync: removeKept } = useMutation(removeSearchMutation());
  if (!isSignedIn)
    return { searches: local, add: addRecentSearch, remove: removeRecentSearch, clear: clearRecentSearches };
  return {
    searches: kept?.map(({ query }) => query) ?? none,
    add: (query: string) => {
      const words = query.trim().replaceAll(/\s+/g, ' ');
      // A search that could not be kept is no failure of the search.
      if (words && kept?.[0]?.query !== words) void addKept(words).catch(() => undefined);
    },
    remove: (query: string) => {
      const found = kept?.find((each) => each.query === query);
      if (found) void removeKept(found.id).catch(showErrorToast);
    },
    clear: () => void removeKept(null).catch(showErrorToast),
  };
}
