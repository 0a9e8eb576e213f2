import { InfiniteSentinel } from '@segno/ui';

/** The paging half of an infinite query's answer. */
export interface Paging {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The end of a list: fetches the next page when it comes near, and offers to try again when that failed. */
export const LoadMore = ({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Paging) =>
  hasNextPage && (
    <InfiniteSentinel
      hasMore
      isLoading={isFetchingNextPage}
      isFailed={isFetchNextPageError}
      onLoadMore={() => void fetchNextPage()}
    />
  );
