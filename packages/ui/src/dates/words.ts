import { clear } from '../messages/commonWords.ts';

/** What a field of dates or times says by itself, in English. */
export const words = {
  clear,
};
