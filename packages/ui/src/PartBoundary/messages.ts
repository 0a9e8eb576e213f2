import { retry } from '../messages/commonMessages.ts';

/** The messages of PartBoundary, in English. */
export const messages = {
  partFailed: 'This part could not be loaded',
  retry,
};
