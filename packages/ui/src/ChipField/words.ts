import { noMatches } from '../messages/commonWords.ts';

/** What ChipField says by itself, in English. */
export const words = {
  chipAdd: 'Press Enter to add “:value”',
  chipDuplicate: '“:value” is there already.',
  chipMaximum: 'At most [one :count entry|other :count entries].',
  chipNotListed: 'Choose an entry from the list.',
  noMatches,
};
