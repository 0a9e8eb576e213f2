import { search } from '../messages/commonMessages.ts';

/** The messages of the list of a field that one types into, in English. */
export const messages = {
  search,
};
