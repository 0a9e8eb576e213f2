import { retry } from '../messages/commonWords.ts';

/** What is said of a part of the page that could not be loaded, in English. */
export const words = {
  partFailed: 'This part could not be loaded',
  retry,
};
