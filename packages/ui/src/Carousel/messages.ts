import { next, previous } from '../messages/commonMessages.ts';

/** The messages of Carousel, in English. */
export const messages = {
  next,
  previous,
};
