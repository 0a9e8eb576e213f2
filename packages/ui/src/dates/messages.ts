import { clear } from '../messages/commonMessages.ts';

/** The messages of a field of dates or times, in English. */
export const messages = {
  clear,
};
