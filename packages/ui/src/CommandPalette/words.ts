import { noMatches, search } from '../messages/commonWords.ts';

/** What CommandPalette says by itself, in English. */
export const words = {
  commands: 'Commands',
  commandsBack: 'Back',
  commandsPlaceholder: 'Type a command or search',
  commandsRecent: 'Recent',
  noMatches,
  search,
};
