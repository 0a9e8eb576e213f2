import { clear, noMatches } from '../messages/commonMessages.ts';

/** The messages of ComboBox, in English. */
export const messages = {
  clear,
  noMatches,
};
