import { page } from '@segno/base';
import { historyDayList, historyDaysQuery } from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { LibraryHistoryScreen } from './LibraryHistoryScreen.tsx';

export const libraryHistoryPage = page({
  path: '/library/history',
  rule: { guard: 'signedIn' },
  load: async ({ client }) => {
    const { days } = await client.query({ ...historyDaysQuery(), staleTime: 'static' });
    const [latest] = days;
    if (latest) await client.query({ ...historyDayList(latest.day).first, staleTime: 'static' });
  },
  meta: ({ translator }) => ({
    title: translator(socialMessages)('history.title'),
    path: '/library/history',
  }),
  screen: LibraryHistoryScreen,
});
