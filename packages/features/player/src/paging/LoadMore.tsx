import { useMessages } from '@segno/data';
import { Button, Inline, Text } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { catalogueMessages } from '../messages/catalogue.en.ts';

/** The paging half of an infinite query's answer. */
export interface Paging {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The end of a list: fetches the next page when it comes near, and offers to try again when that failed. */
export function LoadMore({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Paging) {
  const t = useMessages(catalogueMessages);
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end}>
      <Inline justify="center" space="sm" align="center">
        {isFetchNextPageError && (
          <Text tone="danger" role="alert">
            {t('loadFailed')}
          </Text>
        )}
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(isFetchNextPageError ? 'tryAgain' : 'showMore')}
        </Button>
      </Inline>
    </div>
  );
}
