import { searchPath, useMessages } from '@segno/data';
import { Button, CloseIcon, IconButton } from '@segno/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { pageMessages } from '../messages/pages.en.ts';
import { SectionHeading } from '@segno/base';
import { useRecentSearches } from '@segno/music';
import * as section from '@segno/base/sections.css';
import * as css from './SearchScreen.css.ts';

const never = () => () => {};

/**
 * The recent searches of the person, or of this browser. The server knows from a cookie only whether there are any, and reserves space
 * for them.
 */
export function RecentSearches() {
  const t = useMessages(pageMessages);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { searches, remove, clear } = useRecentSearches();
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
        <Button variant="ghost" size="xs" onPress={clear}>
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
                remove(query);
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
