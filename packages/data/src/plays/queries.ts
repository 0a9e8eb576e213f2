import { pagesQuery } from '../http/pagesQuery.ts';
import { HistoryList } from './contract.ts';

/** Infinite query options for what the signed-in person has played, newest first. Guests are answered 401. */
export const historyQuery = () =>
  pagesQuery(['plays', 'history'], HistoryList, 'me/history', { perPage: 50 }, { isPersonal: true });
