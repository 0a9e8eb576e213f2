import { noMatches } from '../messages/commonMessages.ts';

/** The messages of ChipField, in English. */
export const messages = {
  chipAdd: 'Press Enter to add “:value”',
  chipDuplicate: '“:value” is there already.',
  chipMaximum: 'At most [one :count entry|other :count entries].',
  chipNotListed: 'Choose an entry from the list.',
  noMatches,
};
