import { noItems } from '../messages/commonMessages.ts';

/** The messages of ListBox, in English. */
export const messages = {
  noItems,
};
