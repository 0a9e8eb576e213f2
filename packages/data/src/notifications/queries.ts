import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { followOtherTab } from '../session/session.ts';
import { NotificationList, notificationsPerPage, UnreadResponse } from './contract.ts';

/** Whether and how often open pages read the number of unread notifications again (NOTIFY-4). */
interface LiveReading {
  isOn: boolean;
  /** In seconds. */
  interval: number;
}

const standardReading: LiveReading = { isOn: true, interval: 15 };

/** Infinite query options for the notifications of the signed-in person. Guests get a 401. */
export const notificationsQuery = () =>
  pagesQuery(
    ['notifications', 'list'],
    NotificationList,
    'notifications',
    { perPage: notificationsPerPage },
    { isPersonal: true },
  );

/** Query options for the number of unread notifications, which is read again while the page is visible. */
export const unreadNotificationsQuery = ({ isOn, interval }: LiveReading = standardReading) =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal, queryKey }) => {
      const response = await request(client, UnreadResponse, 'notifications/unread', { signal });
      const known = client.getQueryData<UnreadResponse>(queryKey);
      if (known && response.unreadCount > known.unreadCount)
        void client.invalidateQueries({ queryKey: notificationsQuery().queryKey });
      // Access begins and ends without a press in this page too: by a payment, or its absence (BILLING-12).
      if (known?.rights !== undefined && response.rights !== known.rights)
        void followOtherTab(client).catch(() => undefined);
      return response;
    },
    refetchInterval: isOn ? interval * 1000 : (false as const),
    staleTime: interval * 1000,
  });
