import { close } from '../messages/commonWords.ts';

/** What Dialog says by itself, in English. */
export const words = {
  close,
};
