import { next, pages, previous } from '../messages/commonMessages.ts';

/** The messages of CursorPagination, in English. */
export const messages = {
  next,
  pages,
  previous,
};
