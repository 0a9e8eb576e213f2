import { retry } from '../messages/commonMessages.ts';

/** What is said of a part of the page that could not be loaded, in English. */
export const messages = {
  partFailed: 'This part could not be loaded',
  retry,
};
