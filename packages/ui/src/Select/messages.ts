import { clear, noItems, noMatches, search, selectPlaceholder } from '../messages/commonMessages.ts';

/** The messages of Select, in English. */
export const messages = {
  clear,
  noItems,
  noMatches,
  readOnly: 'Read-only',
  search,
  selectPlaceholder,
};
