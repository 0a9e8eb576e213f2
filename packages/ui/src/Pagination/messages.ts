import { pages } from '../messages/commonMessages.ts';

/** The messages of Pagination, in English. */
export const messages = {
  firstPage: 'First page',
  lastPage: 'Last page',
  nextPage: 'Next page',
  page: 'Page :page',
  pageOf: 'Page :page of :count',
  pages,
  pageSize: 'Per page',
  previousPage: 'Previous page',
};
