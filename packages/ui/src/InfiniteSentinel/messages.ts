import { error, loading, retry } from '../messages/commonMessages.ts';

/** The messages of InfiniteSentinel, in English. */
export const messages = {
  allShown: 'That is all',
  error,
  loading,
  loadMore: 'Show more',
  retry,
};
