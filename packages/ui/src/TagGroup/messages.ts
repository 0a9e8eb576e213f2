import { noItems } from '../messages/commonMessages.ts';

/** The messages of TagGroup, in English. */
export const messages = {
  noItems,
  remove: 'Remove',
};
