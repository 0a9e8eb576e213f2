import { error, retry } from '../messages/commonWords.ts';

/** What Tree says by itself, in English. */
export const words = {
  error,
  retry,
};
