import { search } from '../messages/commonMessages.ts';

/** The English messages of the list of an editable field. */
export const messages = {
  search,
};
