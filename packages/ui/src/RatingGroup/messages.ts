import { clear } from '../messages/commonMessages.ts';

/** The messages of RatingGroup, in English. */
export const messages = {
  clear,
  ratingOf: ':value of [one :count star|other :count stars]',
  ratingStars: '[one :count star|other :count stars]',
};
