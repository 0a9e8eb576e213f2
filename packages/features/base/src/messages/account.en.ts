import { defineMessages } from '@segno/data';

/** The English messages of the account menu and of the pages of restricted accounts. */
export const accountMessages = defineMessages('base', {
  'logout.inEditor': "Can't logout while in appearance editor.",
});
