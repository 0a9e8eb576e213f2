import { noMatches, search } from '../messages/commonMessages.ts';

/** The messages of CommandPalette, in English. */
export const messages = {
  commands: 'Commands',
  commandsBack: 'Back',
  commandsPlaceholder: 'Type a command or search',
  commandsRecent: 'Recent',
  noMatches,
  search,
};
