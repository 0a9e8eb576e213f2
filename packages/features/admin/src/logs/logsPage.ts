import { page, tableQueryNames } from '@segno/base';
import { adminErrorsQuery, adminLongList, adminSchedulesQuery, readTableInput } from '@segno/data';
import { messages } from '../messages/en.ts';
import { mailsView } from '../views/logViews.ts';
import { logNames, LogsScreen, type LogName } from './LogsScreen.tsx';

export const logsPage = page({
  path: '/admin/logs/:log?',
  params: { log: logNames },
  frame: 'work',
  rule: { permission: 'logs.view', query: tableQueryNames(mailsView.resource.table) },
  load: ({ client, params, url }) => {
    const { log = 'schedule' } = params as { log?: LogName };
    if (log === 'schedule') return client.query({ ...adminSchedulesQuery(), staleTime: 'static' });
    if (log === 'error') return client.query({ ...adminErrorsQuery(), staleTime: 'static' });
    const { table } = mailsView.resource;
    const { page: _, ...input } = readTableInput(table, url?.searchParams ?? new URLSearchParams());
    return client.query({
      ...adminLongList(mailsView.resource, input).first,
      staleTime: 'static',
    });
  },
  meta: ({ translator }) => ({ title: translator(messages)('page.logs') }),
  screen: LogsScreen,
});
