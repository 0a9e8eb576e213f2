import { clear, noItems, noMatches, search, selectPlaceholder } from '../messages/commonWords.ts';

/** What Select says by itself, in English. */
export const words = {
  clear,
  noItems,
  noMatches,
  readOnly: 'Read-only',
  search,
  selectPlaceholder,
};
