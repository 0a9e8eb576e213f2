import { noItems } from '../messages/commonWords.ts';

/** What TagGroup says by itself, in English. */
export const words = {
  noItems,
  remove: 'Remove',
};
