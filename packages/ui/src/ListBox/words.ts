import { noItems } from '../messages/commonWords.ts';

/** What ListBox says by itself, in English. */
export const words = {
  noItems,
};
