import { searchPath, useMessages } from '@segno/data';
import { Button, CloseIcon, IconButton } from '@segno/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { pageMessages } from '../messages/pages.en.ts';
import { clearRecentSearches, removeRecentSearch, recentSearches } from './recentSearches.ts';
import { SectionHeading } from '../sections/SectionHeading.tsx';
import * as section from '../sections/SectionHeading.css.ts';
import * as css from './SearchScreen.css.ts';

const none: readonly string[] = [];
const never = () => () => {};

/**
 * The recent searches of this browser. The server knows from a cookie only whether there are any, and reserves space
 * for them.
 */
export function RecentSearches() {
  const t = useMessages(pageMessages);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const searches = useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => none);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number>(undefined);
  // When an item is removed, the focus moves to the item after it.
  useEffect(() => {
    if (next.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(next.current, buttons.length - 1)]?.focus();
    next.current = undefined;
  }, [searches]);
  if (isHydrated && searches.length === 0) return null;
  return (
    <section aria-label={t('search.recent')} className={css.recent} data-shown={isHydrated || undefined}>
      <div className={section.withAction}>
        <SectionHeading title={t('search.recent')} />
        <Button variant="ghost" size="xs" onPress={clearRecentSearches}>
          {t('search.clearAll')}
        </Button>
      </div>
      <ul ref={list} className={css.recentList}>
        {searches.map((query, index) => (
          <li key={query} className={css.recentItem}>
            <a href={searchPath(query)} className={css.recentQuery}>
              {query}
            </a>
            <IconButton
              variant="ghost"
              size="xs"
              shape="round"
              aria-label={t('search.remove', { query })}
              onPress={() => {
                next.current = index;
                removeRecentSearch(query);
              }}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
