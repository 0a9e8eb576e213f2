import { queryOptions } from '@tanstack/react-query';
import { longListQuery } from '../http/longListQuery.ts';
import { request } from '../http/request.ts';
import { HistoryDays, HistoryList } from './contract.ts';

const historyKey = ['plays', 'history'] as const;

/** Query options for the days on which the signed-in person has played something, the latest first. Guests get a 401. */
export const historyDaysQuery = () =>
  queryOptions({
    queryKey: [...historyKey, 'days'],
    meta: { isPersonal: true },
    queryFn: ({ client, signal }) => request(client, HistoryDays, 'me/history/days', { signal }),
  });

/** The queries of the plays of one day, which are read at any place, the latest first. */
export const historyDayList = (day: string) =>
  longListQuery(
    [...historyKey, 'day', day],
    HistoryList,
    'me/history',
    { day, perPage: 100 },
    { isPersonal: true },
  );
