import { pages } from '../messages/commonWords.ts';

/** What Pagination says by itself, in English. */
export const words = {
  firstPage: 'First page',
  lastPage: 'Last page',
  nextPage: 'Next page',
  page: 'Page :page',
  pageOf: 'Page :page of :count',
  pages,
  pageSize: 'Per page',
  previousPage: 'Previous page',
};
