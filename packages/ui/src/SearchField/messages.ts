import { clear } from '../messages/commonMessages.ts';

/** The messages of SearchField, in English. */
export const messages = {
  clear,
};
