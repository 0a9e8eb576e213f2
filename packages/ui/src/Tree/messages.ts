import { error, retry } from '../messages/commonMessages.ts';

/** The messages of Tree, in English. */
export const messages = {
  error,
  retry,
};
