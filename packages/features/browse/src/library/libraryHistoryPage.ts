import { page } from '@segno/base';
import { historyQuery } from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryHistoryScreen } from './LibraryHistoryScreen.tsx';

export const libraryHistoryPage = page({
  path: '/library/history',
  rule: { guard: 'signedIn' },
  load: ({ client }) => client.infiniteQuery({ ...historyQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({
    title: translator(socialMessages)('history.title'),
    path: '/library/history',
  }),
  screen: LibraryHistoryScreen,
});
