import { error, loading, retry } from '../messages/commonWords.ts';

/** What InfiniteSentinel says by itself, in English. */
export const words = {
  allShown: 'That is all',
  error,
  loading,
  loadMore: 'Show more',
  retry,
};
