import { search } from '../messages/commonWords.ts';

/** What the list of a field that one types into says by itself, in English. */
export const words = {
  search,
};
