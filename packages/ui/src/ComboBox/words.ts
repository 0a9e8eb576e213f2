import { clear, noMatches } from '../messages/commonWords.ts';

/** What ComboBox says by itself, in English. */
export const words = {
  clear,
  noMatches,
};
