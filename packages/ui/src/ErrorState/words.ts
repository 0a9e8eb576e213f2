import { retry } from '../messages/commonWords.ts';

/** What ErrorState says by itself, in English. */
export const words = {
  retry,
};
