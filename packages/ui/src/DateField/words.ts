import { clear } from '../messages/commonWords.ts';

/** What DateField says by itself, in English. */
export const words = {
  clear,
};
