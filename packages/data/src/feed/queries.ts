import { pagesQuery } from '../http/pagesQuery.ts';
import { FeedList } from './contract.ts';

/** Infinite query options for the releases and reposts of whom the signed-in person follows. Guests get a 401. */
export const feedQuery = () => pagesQuery(['feed'], FeedList, 'me/feed', {}, { isPersonal: true });
