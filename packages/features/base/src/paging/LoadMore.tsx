import { InfiniteSentinel } from '@segno/ui';

/** The paging properties of an infinite query's result. */
export interface Paging {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * The end of a list. It fetches the next page when it comes near the viewport, and has a retry button after a failure.
 */
export const LoadMore = ({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Paging) =>
  hasNextPage && (
    <InfiniteSentinel
      hasMore
      isLoading={isFetchingNextPage}
      isLoadingFailed={isFetchNextPageError}
      onLoadMore={() => void fetchNextPage()}
    />
  );
