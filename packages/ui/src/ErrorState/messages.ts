import { retry } from '../messages/commonMessages.ts';

/** The messages of ErrorState, in English. */
export const messages = {
  retry,
};
