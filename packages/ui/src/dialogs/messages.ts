import { close } from '../messages/commonMessages.ts';

/** The messages of Dialog, in English. */
export const messages = {
  close,
};
