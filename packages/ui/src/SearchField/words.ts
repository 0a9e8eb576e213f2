import { clear } from '../messages/commonWords.ts';

/** What SearchField says by itself, in English. */
export const words = {
  clear,
};
