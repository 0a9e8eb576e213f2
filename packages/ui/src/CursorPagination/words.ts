import { next, pages, previous } from '../messages/commonWords.ts';

/** What CursorPagination says by itself, in English. */
export const words = {
  next,
  pages,
  previous,
};
