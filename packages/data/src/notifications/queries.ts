import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { NotificationList, notificationsPerPage, UnreadAnswer } from './contract.ts';

/** The time between two readings of the number of unread notifications, in milliseconds (NOTIFY-4). */
const unreadInterval = 15_000;

/** Infinite query options for the notifications of the signed-in person. Guests are answered 401. */
export const notificationsQuery = () =>
  pagesQuery(
    ['notifications', 'list'],
    NotificationList,
    'notifications',
    { perPage: notificationsPerPage },
    { isPersonal: true },
  );

/** Query options for the number of unread notifications, which is read again while the page is visible. */
export const unreadNotificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal, queryKey }) => {
      const answer = await request(client, UnreadAnswer, 'notifications/unread', { signal });
      const known = client.getQueryData<UnreadAnswer>(queryKey);
      if (known && answer.unreadCount > known.unreadCount)
        void client.invalidateQueries({ queryKey: notificationsQuery().queryKey });
      return answer;
    },
    refetchInterval: unreadInterval,
    staleTime: unreadInterval,
  });
