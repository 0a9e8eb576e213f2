import { next, previous } from '../messages/commonWords.ts';

/** What Carousel says by itself, in English. */
export const words = {
  next,
  previous,
};
